import { expect, type Page } from 'playwright/test';

/** Waits until nothing has come in for half a second and nothing is loading. The stream of changes never ends. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let last = { count: -1, since: 0 };
  await expect
    .poll(
      async () => {
        const [count, now] = await page.evaluate(() => [
          performance.getEntriesByType('resource').length,
          performance.now(),
        ]);
        if (count !== last.count) last = { count: count ?? 0, since: now ?? 0 };
        return (now ?? 0) - last.since;
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(500);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
}
