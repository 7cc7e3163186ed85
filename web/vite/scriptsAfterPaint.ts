import type { Plugin } from 'vite';

const MODULE = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n/g;
const PLACE = /<script src="[^"]+"><\/script>/;

/**
 * In a build, leaves it to public/start.js to load the page's scripts, once the page has been painted: a browser asks for
 * modules as early as for what the first paint waits for, which on a slow line takes its share of the bandwidth.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [, entry] = MODULE.exec(html) ?? [];
        if (!entry || !PLACE.test(html)) throw new Error('index.html has no script of a module');
        const imported = Array.from(html.matchAll(PRELOAD), ([, file]) => file);
        // The entry last: what it imports is evaluated before it, each file in a task of its own.
        const content = JSON.stringify([...imported, entry]);
        return html
          .replace(MODULE, '')
          .replace(PRELOAD, '')
          .replace(PLACE, (script) => `<meta name="scripts" content='${content}' />\n    ${script}`);
      },
    },
  };
}
