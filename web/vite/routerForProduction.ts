import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = ".*";$/gm;
const COMPONENT = /^var \w+ = (?=React\d*\.(forwardRef|memo)\()/gm;

/**
 * Builds take React Router's build for production; what its package exports is the one for developers alone. Without
 * the names for developers, and with its components marked as such, what is not used of it can be left out.
 */
export function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    config() {
      const dom = import.meta.resolve('react-router-dom/package.json');
      const folder = new URL('../react-router/dist/production/', dom);
      const file = (name: string) => fileURLToPath(new URL(name, folder));
      return {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: file('index.mjs') },
            { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
          ],
        },
      };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
