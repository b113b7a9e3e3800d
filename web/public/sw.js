// The shell works without the network: the page and its files are kept, the table itself never is.
const SHELL = [/* shell */];
const KEPT = `tablee-${SHELL.join("").length}-${SHELL.reduce((sum, name) => (sum * 31 + hash(name)) | 0, 7)}`;

function hash(text) {
  let sum = 0;
  for (const letter of text) sum = (sum * 33 + letter.charCodeAt(0)) | 0;
  return sum;
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const show = (pages) => (pages[0] ? pages[0].focus() : self.clients.openWindow("/"));
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(show));
});
