import { expect, type Page } from 'playwright/test';

/** In both themes and all widths, with nothing that reaches beyond the page. */
export async function shots(page: Page, name: string, widths = [1440, 1280]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
      await page.screenshot({
        animations: 'disabled',
        path: `test-results/screens/${name}-${colorScheme}-${width}.png`,
      });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}
