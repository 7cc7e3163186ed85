import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../inspect/', import.meta.url));
const STAND_INS: Record<string, string> = {
  xstate: `${FOLDER}xstate.ts`,
  '@xstate/react': `${FOLDER}xstateReact.ts`,
};

/**
 * With `INSPECT=1` the development server lets every actor of the app be watched in Stately's inspector: what the app
 * imports of XState comes from stand-ins that pass its actors on. A build knows nothing of it.
 */
export function inspectActors(): Plugin {
  return {
    name: 'inspect-actors',
    apply: () => process.env.INSPECT === '1' && process.env.NODE_ENV !== 'production',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: ['xstate', '@xstate/react', '@statelyai/inspect'] } }),
    resolveId(source, importer) {
      if (!importer || importer.startsWith(FOLDER) || importer.includes('/node_modules/')) return null;
      return STAND_INS[source] ?? null;
    },
  };
}
