import type { Plugin } from 'vite';

const MODULE = '<script type="module" ';

/**
 * In a build, lets the page's scripts come after its style: a browser asks for modules as early and as urgently as for
 * what the first paint waits for, which on a slow line takes its share of the bandwidth.
 */
export function lowPriorityScripts(): Plugin {
  return {
    name: 'low-priority-scripts',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(MODULE, `${MODULE}fetchpriority="low" `),
    },
  };
}
