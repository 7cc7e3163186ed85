import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { serve } from '../support/serve.ts';
import type { Verdict } from '../web/lighthouse.ts';

/** Lighthouse for desktops over a page, as a process of its own: it is sent an address, and sends back a `Verdict`. */
async function judge(url: string): Promise<Verdict> {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] }, desktop);
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

serve(judge);
