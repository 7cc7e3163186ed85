import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright';
import { serve } from '../support/serve.ts';
import type { Judged, Verdict } from '../web/lighthouse.ts';

/** Lighthouse over a page, as a process of its own: it is sent what to judge, and sends back a `Verdict`. */
async function judge({ url, device, storage, isBack = false }: Judged): Promise<Verdict> {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    if (storage) await keep(chrome.port, { url, storage, isBack });
    const flags = {
      port: chrome.port,
      onlyCategories: ['performance'],
      disableStorageReset: Boolean(storage),
    };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktop : undefined);
    if (!result) throw new Error('lighthouse answered nothing');
    const { audits, categories } = result.lhr;
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: 100 * (categories.performance?.score ?? Number.NaN),
      lcpMs: number('largest-contentful-paint'),
      tbtMs: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** Leaves a session in the browser; the page on which that is done has nothing of the app. */
async function keep(
  port: number,
  { url, storage, isBack }: Required<Pick<Judged, 'url' | 'storage' | 'isBack'>>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  await page?.goto(new URL('/health/live', url).href);
  await page?.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  if (isBack) {
    await page?.goto(url);
    await page?.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  await page?.close();
  await browser.close();
}

serve(judge);
