import { defineConfig } from 'vitest/config';

const GLOBAL_SETUP = './tests/support/globalSetup.ts';

function project(name: string, include: string[], more: { globalSetup?: string } = {}) {
  return { extends: true as const, test: { name, include, ...more } };
}

export default defineConfig({
  // The packages that require graphql must meet the same copy that our modules import, as they do in Node.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    // The first file that asks for a database waits while its template is made.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./tests/support/noConsoleErrors.ts'],
    projects: [
      project('unit', ['api/src/**/*.test.ts', 'gateway/src/**/*.test.ts', 'web/src/**/*.test.ts']),
      project('models', ['tests/models/**/*.test.ts']),
      project('api', ['tests/api/**/*.test.ts'], { globalSetup: GLOBAL_SETUP }),
      project('gateway', ['tests/gateway/**/*.test.ts'], { globalSetup: GLOBAL_SETUP }),
      project('house', ['tests/house/**/*.test.ts']),
      project('outside', ['tests/outside/**/*.test.ts']),
    ],
  },
});
