import { expect, type Locator, type Page } from 'playwright/test';

/** Pictures are taken for people to look at, and only when SCREENS is set: nothing is compared with them. */
const isPictured = Boolean(process.env.SCREENS);

/** A picture of the page as it stands. */
export async function shot(page: Page, name: string): Promise<void> {
  if (isPictured) await page.screenshot({ animations: 'disabled', path: `test-results/screens/${name}.png` });
}

/** How far the page reaches; what is laid out anew in another width takes a moment. */
const widthOf = (page: Page) => () => page.evaluate(() => document.documentElement.scrollWidth);

/** How far a box scrolls sideways. */
export const sidewaysWithin = (box: Locator) =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Nothing reaches beyond the page in any of these widths; pictures of them in both themes. */
export async function shots(page: Page, name: string, widths = [1440, 1280]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(widthOf(page)).toBeLessThanOrEqual(width);
    for (const colorScheme of isPictured ? (['dark', 'light'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
      await shot(page, `${name}-${colorScheme}-${width}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Nothing of a phone's page scrolls sideways, from 360 to 430; pictures of it in both themes. */
export async function phoneShots(page: Page, name: string): Promise<void> {
  for (const width of [360, 430, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(widthOf(page)).toBeLessThanOrEqual(width);
  }
  for (const colorScheme of isPictured ? (['dark', 'light'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `${name}-${colorScheme}-390`);
  }
}
