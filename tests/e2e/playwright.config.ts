import { defineConfig } from 'playwright/test';

/** Journeys through the whole product: real browser, gateway, api and PostgreSQL, on ports and data of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './product.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./pageReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    headless: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What is counted and held back of a page's requests is the page's own; journeys without a net allow the worker.
    serviceWorkers: 'block',
    // A film of every test would take as much of the machine as the test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      // Without a locale of UTF-8 the browser names downloads “download”, and uploads lose their endings.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
