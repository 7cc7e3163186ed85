// What opens without a net: docs/decisions/0131. Answers of the graph and files of people are neither kept nor passed through here.
(() => {
  // Put in by vite/offlineFiles.ts; this script changes with every build, so that its files are kept together.
  const { build, files } = '__OFFLINE_FILES__';
  const SITE = '/t3/';
  const KEPT = 'chengcang-files-';
  const own = KEPT + build;

  const isHashed = (path) => path.startsWith(`${SITE}assets/`);
  const fromOwn = async (path) => (await caches.open(own)).match(path, { ignoreVary: true });

  async function keepFiles() {
    const cache = await caches.open(own);
    await cache.addAll(files);
    await skipWaiting();
  }

  /** A page of the build before may be open still, and ask for what it has not loaded yet. */
  async function dropOlder() {
    const older = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== own);
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await clients.claim();
  }

  /** The page as it is now; without a net the wizard by hand, which has a draft, and for all others why they do not open. */
  async function openPage({ request, preloadResponse }, path) {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const file = path.startsWith(`${SITE}shipments`) ? 'index.html' : 'offline.html';
      return (await fromOwn(SITE + file)) ?? Response.error();
    }
  }

  async function keptFirst(request, path) {
    return (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
  }

  async function netFirst(request, path) {
    try {
      return await fetch(request);
    } catch {
      return (await fromOwn(path)) ?? Response.error();
    }
  }

  addEventListener('install', (event) => event.waitUntil(keepFiles()));
  addEventListener('activate', (event) => event.waitUntil(dropOlder()));
  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SITE)) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
    else if (isHashed(pathname)) event.respondWith(keptFirst(request, pathname));
    else if (files.includes(pathname)) event.respondWith(netFirst(request, pathname));
  });
})();
