import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/tablee/web";

/** Lists the shell for the service worker, and lays a compressed twin beside every text file. */
function finish(): Plugin {
  return {
    name: "tablee-finish",
    apply: "build",
    closeBundle() {
      const out = join(import.meta.dirname, OUT);
      const assets = readdirSync(join(out, "assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
      const worker = join(out, "sw.js");
      const shell = ["/", "/manifest.webmanifest", "/icon.svg", ...assets.map((name) => `/assets/${name}`)];
      writeFileSync(worker, readFileSync(worker, "utf8").replace("[/* shell */]", JSON.stringify(shell)));
      for (const folder of [out, join(out, "assets")])
        for (const name of readdirSync(folder).filter((one) => /\.(html|js|css|svg|webmanifest)$/.test(one)))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), finish()],
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
