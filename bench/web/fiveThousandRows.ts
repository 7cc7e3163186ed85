import { type Browser, expect, type Page } from 'playwright/test';
import { pageUrl, signIn, visitHome } from '../../tests/e2e/person.ts';
import { recipientSheet } from '../../tests/support/recipientSheet.ts';

const ROWS = 5_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Less is not told by the browser. */
const SHORTEST_MS = 16;

const grid = (page: Page) => page.getByRole('grid', { name: '收件人表格' });

/**
 * A buyer in the wizard with five thousand rows on the screen goes through them, mends one and looks at those with
 * errors. Answers how long each interaction took until the next paint, in milliseconds.
 */
export async function interactionsWithRows(browser: Browser): Promise<number[]> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await visitHome(page);
  await page.getByRole('button', { name: '登录' }).first().click();
  await signIn(page, '13800000001');
  await page.goto(pageUrl('/shipments/model'));
  const bytes = recipientSheet({ count: ROWS, series: 'BENCH', badPhones: [7, 1_200] });
  await page
    .getByLabel('选择文件')
    .setInputFiles({ name: '收件人.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) });
  await expect(grid(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar', { name: '识别省市区的进度' })).toBeHidden({ timeout: 60_000 });
  await page.evaluate(listen, SHORTEST_MS);
  await interact(page);
  const took = await page.evaluate(() => [...(window.benchInteractions ?? new Map()).values()]);
  await context.close();
  return took;
}

async function interact(page: Page): Promise<void> {
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await grid(page).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'PageDown', 'Control+End', 'Control+Home'])
    await page.keyboard.press(key);
  await tab('错误').click();
  await grid(page).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'F2']) await page.keyboard.press(key);
  await page.keyboard.press('Control+A');
  for (const digit of '13800000007') await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await tab('全部').click();
  await page.mouse.wheel(0, 20_000);
  await grid(page).click({ position: { x: 300, y: 200 } });
}

declare global {
  interface Window {
    /** The longest event of every interaction, by its number. */
    benchInteractions?: Map<number, number>;
  }
}

function listen(shortest: number): void {
  const longest = new Map<number, number>();
  window.benchInteractions = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}
