import type { Layer, Sheets } from "../../../art/palette";
import { box, disc } from "../../../art/shapes";

/** A species as it stands on its banner: the sheets of its paper and its cut shapes, in a square of 100. */
export interface Species {
  sheets: Sheets;
  figure: Layer[];
}

/** The same shape on the other side of a vertical fold, beside the shape itself. */
function folded(d: string, axis = 50): string {
  const mirrored = d.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x: string, y: string) => `${Math.round((2 * axis - Number(x)) * 10) / 10} ${y}`);
  return `${d}${mirrored}`;
}

const bee: Species = {
  sheets: { deep: "#4a2f0b", mid: "#d79a1d", light: "#eec155", pale: "#fbeec3" },
  figure: [
    { paper: "paper", d: folded("M46 40C34 12 4 10 3 30C3 48 32 52 46 46z") },
    { paper: "light", d: folded("M46 48C30 48 14 58 17 70C22 80 42 66 48 54z") },
    { paper: "deep", d: "M50 40C66 40 70 56 68 68C66 82 57 93 50 98C43 93 34 82 32 68C30 56 34 40 50 40z" },
    { paper: "mid", d: "M33 54H67L68.5 63H31.5zM33 72H67L63 81H37z", flat: true },
    { paper: "mid", d: disc(50, 35, 13) },
    { paper: "deep", d: disc(50, 19, 10) },
    { paper: "deep", d: folded("M46 12C44 5 37 2 29 4L30 0C40 -2 48 3 50 11z"), flat: true },
  ],
};

const frog: Species = {
  sheets: { deep: "#1f4a2a", mid: "#3f8a3c", light: "#9ccb6d", pale: "#e5efc6" },
  figure: [
    { paper: "deep", d: folded("M26 52C4 48 -2 72 8 83L0 90L9 91L9 98L18 93L27 98L27 86C36 78 36 58 26 52z") },
    { paper: "mid", d: "M50 30C76 30 85 48 85 62C85 80 70 88 50 88C30 88 15 80 15 62C15 48 24 30 50 30z" },
    { paper: "mid", d: `${disc(29, 27, 15)}${disc(71, 27, 15)}` },
    { paper: "paper", d: `${disc(29, 26, 10)}${disc(71, 26, 10)}`, flat: true },
    { paper: "ink", d: `${disc(29, 27, 5)}${disc(71, 27, 5)}`, flat: true },
    { paper: "light", d: "M50 66C66 66 70 76 66 84C60 90 40 90 34 84C30 76 34 66 50 66z", flat: true },
    { paper: "deep", d: "M22 52C34 64 66 64 78 52L79 56C66 70 34 70 21 56z", flat: true },
    { paper: "deep", d: folded("M36 86C30 84 26 88 24 92L18 99H27L31 95L34 100L38 95L45 99L42 90z") },
  ],
};

const lizard: Species = {
  sheets: { deep: "#123f47", mid: "#1f7f86", light: "#7cc3bb", pale: "#dbefe8" },
  figure: [
    { paper: "mid", d: "M48 34L31 31L21 18L19 25L12 22L16 29L7 31L16 34L13 41L22 37L34 43L47 46z" },
    { paper: "mid", d: "M61 36L77 38L85 28L88 35L94 31L92 39L100 40L92 45L94 52L85 47L76 48L61 47z" },
    { paper: "mid", d: "M48 57L29 55L20 64L16 58L11 64L16 69L7 73L17 76L16 84L25 77L31 66L44 70z" },
    { paper: "mid", d: "M58 58L75 60L82 71L87 66L90 73L98 72L92 79L95 87L86 82L82 89L77 79L70 70L56 70z" },
    { paper: "deep", d: "M56 2C68 2 74 12 70 24C66 32 62 36 62 44C62 54 65 60 59 70C54 78 43 79 40 86C37 92 45 93 54 90C66 86 74 84 84 90L82 95C72 91 66 96 54 99C36 102 25 94 29 82C32 72 44 70 46 60C48 52 44 44 47 34C48 28 46 25 44 20C42 10 46 2 56 2z" },
    { paper: "light", d: "M54 26L60 34L56 42L52 34zM53 44L58 52L53 60L49 52zM49 62L53 68L46 74L44 68z", flat: true },
    { paper: "paper", d: `${disc(50, 13, 3.6)}${disc(64, 13, 3.6)}`, flat: true },
  ],
};

const okapi: Species = {
  sheets: { deep: "#3a1d1c", mid: "#7a4030", light: "#c79379", pale: "#f3e2d5" },
  figure: [
    { paper: "mid", d: "M54 62L61 98H54L47 66zM72 62L76 98H69L64 66z" },
    { paper: "deep", d: "M3 33L16 18L17 7L22 14L27 3L30 14C40 24 42 34 52 37C66 36 80 38 88 46C92 54 91 62 88 70L90 98H81L78 76C74 70 72 67 66 67H52L50 98H41L38 68C32 58 32 48 28 38C22 38 12 42 6 40z" },
    { paper: "deep", d: "M29 17L47 9C47 19 41 25 33 25z" },
    { paper: "light", d: "M33 18L43 13C42 19 39 22 34 22z", flat: true },
    { paper: "paper", d: "M10 31L20 22L27 30L22 36L13 37z", flat: true },
    { paper: "paper", d: "M76 47L90 50L91 54L75 51zM76 55L91 58L91 62L76 59zM77 63L90 66L89 70L78 67z", flat: true },
    { paper: "paper", d: `${box(79, 75, 10, 4)}${box(80, 83, 9.5, 4)}${box(80.5, 90, 9.4, 4)}${box(39, 70, 11, 4)}${box(40, 78, 10, 4)}${box(40.5, 86, 9.6, 4)}`, flat: true },
    { paper: "ink", d: disc(22, 23, 2.6), flat: true },
  ],
};

const owl: Species = {
  sheets: { deep: "#573814", mid: "#b0803f", light: "#dcbd86", pale: "#f6ecd8" },
  figure: [
    { paper: "deep", d: folded("M20 38C4 54 4 78 16 94C20 84 28 78 34 76z") },
    { paper: "mid", d: "M50 4C76 4 84 24 84 46C84 74 68 92 50 94C32 92 16 74 16 46C16 24 24 4 50 4z" },
    { paper: "light", d: "M50 58C62 58 70 66 68 76C64 86 56 91 50 92C44 91 36 86 32 76C30 66 38 58 50 58z", flat: true },
    { paper: "mid", d: `${disc(44, 72, 2.4)}${disc(56, 72, 2.4)}${disc(50, 79, 2.4)}${disc(42, 82, 2.4)}${disc(58, 82, 2.4)}`, flat: true },
    { paper: "paper", d: "M50 24C44 8 20 11 21 33C23 52 42 57 50 66C58 57 77 52 79 33C80 11 56 8 50 24z" },
    { paper: "ink", d: `${disc(37, 34, 7)}${disc(63, 34, 7)}`, flat: true },
    { paper: "flame", d: "M50 38L55 49L50 57L45 49z", flat: true },
    { paper: "deep", d: folded("M36 92L33 100L38 97L41 101L45 97L49 99L46 91z") },
  ],
};

const redPanda: Species = {
  sheets: { deep: "#5a1c10", mid: "#b9482a", light: "#e0a06f", pale: "#f9e3d2" },
  figure: [
    { paper: "mid", d: "M48 78C80 92 80 66 76 52C70 30 78 16 90 22C100 28 101 50 97 68C92 92 70 104 44 97z" },
    { paper: "paper", d: "M76 33L99 40L99.5 48L76 42zM77 52L98.5 60L97 68L78 61zM77 70L92 82L86 88L73 76zM66 81L74 96L65 98L57 84z", flat: true },
    { paper: "mid", d: folded("M12 38C2 14 6 2 14 5C26 8 32 16 34 24z", 42) },
    { paper: "paper", d: folded("M14 28C8 16 10 10 14 11C20 13 24 18 26 22z", 42), flat: true },
    { paper: "mid", d: "M42 18C64 18 76 34 76 50C76 68 60 80 42 82C24 80 8 68 8 50C8 34 20 18 42 18z" },
    { paper: "paper", d: folded("M9 50C14 42 26 44 27 54C28 64 22 70 17 68C12 64 9 58 9 50zM22 34L32 31L34 37L25 41z", 42), flat: true },
    { paper: "deep", d: folded("M30 46L26 66L34 69L36 50z", 42), flat: true },
    { paper: "paper", d: "M42 52C54 52 58 62 55 69C50 76 34 76 29 69C26 62 30 52 42 52z", flat: true },
    { paper: "ink", d: `${disc(30, 45, 4.4)}${disc(54, 45, 4.4)}M35 55H49L42 64z`, flat: true },
  ],
};

const tiger: Species = {
  sheets: { deep: "#4f2508", mid: "#df7d1e", light: "#f3b25c", pale: "#fdebcf" },
  figure: [
    { paper: "mid", d: folded("M9 24C6 6 22 0 36 10L20 36z") },
    { paper: "deep", d: folded("M15 22C14 12 22 9 29 14L20 28z"), flat: true },
    { paper: "mid", d: "M50 8C66 8 78 16 85 28C91 38 93 48 99 60L87 62L91 75L78 75L75 87L63 84C59 92 54 95 50 97C46 95 41 92 37 84L25 87L22 75L9 75L13 62L1 60C7 48 9 38 15 28C22 16 34 8 50 8z" },
    { paper: "ink", d: "M50 8L56 24L50 34L44 24z", flat: true },
    { paper: "ink", d: folded("M36 11L43 28L40 35L31 15zM4 56L26 55L28 60L5 61zM14 36L28 42L27 47L11 42zM15 71L29 66L31 70L20 76z"), flat: true },
    { paper: "paper", d: "M50 52C67 52 73 66 68 76C62 86 55 83 50 78C45 83 38 86 32 76C27 66 33 52 50 52z", flat: true },
    { paper: "paper", d: folded("M27 44C30 36 42 38 44 47C38 51 31 50 27 44z"), flat: true },
    { paper: "ink", d: `${disc(37, 44.5, 4)}${disc(63, 44.5, 4)}M40 53H60L52 63V72H48V63z`, flat: true },
  ],
};

const wolf: Species = {
  sheets: { deep: "#27313f", mid: "#5f7084", light: "#a9b7c4", pale: "#e6ebef" },
  figure: [
    { paper: "deep", d: "M90 1L97 9L69 34L90 27L92 34L73 50C68 62 71 80 82 99H3C6 76 15 56 29 44L22 14L44 27L58 23z" },
    { paper: "mid", d: "M29 22L42 30L38 38L32 42zM90 1L97 9L84 20L80 8z", flat: true },
    { paper: "light", d: "M73 50L66 60L71 64L63 74L69 78L60 89L66 92L62 99H82C71 80 68 62 73 50z", flat: true },
    { paper: "mid", d: "M22 58L30 60L22 72L31 74L18 88L28 89L16 99H3C6 82 12 68 22 58z", flat: true },
    { paper: "paper", d: "M58 31L68 25L65 33z", flat: true },
  ],
};

export const SPECIES: Record<string, Species> = { bee, frog, lizard, okapi, owl, red_panda: redPanda, tiger, wolf };

/** A species from somebody's own box, which we have not drawn: a paw. */
export const STRANGER: Species = {
  sheets: { deep: "#2c2a33", mid: "#5c5866", light: "#a7a2b0", pale: "#e7e3ea" },
  figure: [{ paper: "deep", d: `M50 52C66 52 78 68 74 82C70 94 58 88 50 88C42 88 30 94 26 82C22 68 34 52 50 52z${disc(20, 50, 9)}${disc(38, 30, 10)}${disc(62, 30, 10)}${disc(80, 50, 9)}` }],
};
