import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const GLOBAL_SETUP = './tests/support/globalSetup.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const NO_CONSOLE_ERRORS = './tests/support/noConsoleErrors.ts';

function project(
  name: string,
  include: string[],
  { setupFiles = [], ...more }: { globalSetup?: string; setupFiles?: string[] } = {},
) {
  return {
    extends: true as const,
    test: { name, include, setupFiles: [NO_CONSOLE_ERRORS, ...setupFiles], ...more },
  };
}

export default defineConfig({
  // The packages that require graphql must meet the same copy that our modules import, as they do in Node.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // What its examples import is built only to be published.
      { find: /^@chengcang\/client$/, replacement: here('clients/typescript/src/index.ts') },
      { find: /^@chengcang\/machines$/, replacement: here('clients/machines/src/index.ts') },
      { find: /^@chengcang\/machines\/charts/, replacement: here('clients/machines/charts') },
    ],
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Files of a worker share what they import: loading it anew for each took a third of the time.
    isolate: false,
    passWithNoTests: true,
    // The first file that asks for a database waits while its template is made; on a busy machine, for long.
    testTimeout: 60_000,
    // Wide enough for the desktop's layout (web/src/ui/base/widths.ts).
    environmentOptions: { happyDOM: { width: 1440, height: 900 } },
    hookTimeout: 60_000,
    reporters: ['default', './tests/support/coverageReporter.ts'],
    projects: [
      project('unit', [
        'addresses/{src,corpus}/**/*.test.ts',
        'streets/src/**/*.test.ts',
        'process/src/**/*.test.ts',
        'api/src/**/*.test.ts',
        'gateway/src/**/*.test.ts',
        'explorer/{src,docs}/**/*.test.ts',
        'clients/*/{src,examples}/**/*.test.ts',
        'web/{src,inspect}/**/*.test.ts',
      ]),
      project('models', ['tests/models/**/*.test.{ts,tsx}'], {
        setupFiles: ['./tests/support/modelSetup.ts'],
      }),
      project('api', ['tests/api/**/*.test.ts'], { globalSetup: GLOBAL_SETUP }),
      project('gateway', ['tests/gateway/**/*.test.ts'], { globalSetup: GLOBAL_SETUP }),
      project('compat', ['tests/compat/**/*.test.ts'], { globalSetup: GLOBAL_SETUP }),
      project('tooling', ['tests/tooling/**/*.test.ts']),
      project('integrations', ['tests/integrations/**/*.test.ts']),
    ],
  },
});
