import { keep, recall } from "./storage";

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";

export interface Settings {
  lang: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  textTable: boolean;
  /** Boards of words instead of drawn ones. */
  plainBoards: boolean;
  shortcuts: boolean;
  name: string;
  avatar: string;
}

const USUAL: Settings = {
  lang: navigator.language.startsWith("fr") ? "fr" : "en",
  theme: "auto",
  motion: "auto",
  sound: false,
  vibration: true,
  notifications: false,
  textTable: false,
  plainBoards: false,
  shortcuts: true,
  name: "",
  avatar: "fox",
};

/** What the person at this browser likes. */
export const settings = $state<Settings>({ ...USUAL, ...recall<Partial<Settings>>("settings", {}) });

const still = matchMedia("(prefers-reduced-motion: reduce)");
const motion = $state({ reduced: still.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));

/** Whether things should move as little as possible. */
export function reducedMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && motion.reduced);
}

/** Keep the settings and show them on the page; called once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    keep("settings", $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = reducedMotion() ? "less" : "full";
  });
}
