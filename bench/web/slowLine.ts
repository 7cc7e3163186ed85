import type { Browser } from 'playwright';
import { median } from '../support/median.ts';

const ROUNDS = 3;
/** A slow line: bytes a second, and milliseconds until an answer begins. */
const LINE = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

declare global {
  interface Window {
    /** When the first card of goods was painted, in milliseconds since the page was asked for. */
    benchFirstGoods?: number;
  }
}

/** How long a visitor who was never here waits on a slow line for the first goods of a page, in milliseconds. */
export async function firstGoodsOn(browser: Browser, url: string): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await firstGoods(browser, url));
  return median(taken);
}

async function firstGoods(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteFirstGoods);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => window.benchFirstGoods, null, { timeout: 60_000 });
  const at = await noted.jsonValue();
  await context.close();
  return at ?? Number.NaN;
}

/** No frame is drawn before the style sheet is there, so that what a frame finds after the first paint is painted. */
function noteFirstGoods(): void {
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (painted && document.querySelector('ul[aria-label="商品列表"] a')) {
      window.benchFirstGoods = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
