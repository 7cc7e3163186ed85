import { devices, expect, type Page } from 'playwright/test';

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13'] ?? {};

/** A phone of 390 × 844 with a finger, as a browser context has it. */
export const aPhone = { ...iPhone, viewport: { width: 390, height: 844 }, locale: 'zh-CN' };

/** Lets the page's next visit ask which layout is wanted. No page of the app is open. */
export async function forgetAsked(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('chengcang.site'));
}

/** What reaches beyond the window and is in no strip that scrolls; the page itself must not scroll sideways either. */
async function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isIn = (box: DOMRect) => box.left >= -1 && box.right <= clientWidth + 1;
    const scrolls = (one: Element) =>
      !['visible', 'clip'].includes(getComputedStyle(one).overflowX) && isIn(one.getBoundingClientRect());
    const isStrip = (one: Element | null): boolean =>
      one !== null && one !== document.body && (scrolls(one) || isStrip(one.parentElement));
    const beyond = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && one.checkVisibility() && !isIn(box) && !isStrip(one.parentElement);
    });
    const names = beyond.map((one) => `${one.localName}.${one.className} ${one.textContent?.slice(0, 20)}`);
    return scrollWidth > clientWidth ? ['the page', ...names] : names;
  });
}

/** A phone that stands and one that lies, tablets, and the narrowest window with the desktop's layout. */
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1120, height: 800 },
] as const;

/** Nothing of these pages reaches beyond the window, from the narrowest of phones to the desktop's layout. */
export async function expectNoSideways(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.setViewportSize(WINDOWS[0]);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
      const beyond = await sidewaysOf(page);
      if (beyond.length > 0) found[`${new URL(address).pathname} ${size.width}`] = beyond;
    }
  }
  await page.setViewportSize(aPhone.viewport);
  expect(found).toEqual({});
}

/** Controls that a finger would miss: lower or narrower than 44 px. Links amid words are none, nor is what skips to them. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main button, main a[href], main [role="tab"], nav a, nav button, header button',
      ),
    ]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        const isAmidWords = getComputedStyle(one).display === 'inline' && one.closest('p, dd') !== null;
        return one.checkVisibility() && width > 1 && !isAmidWords && Math.min(width, height) < 43.5;
      })
      .map((one) => `${one.localName}.${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`),
  );
}
