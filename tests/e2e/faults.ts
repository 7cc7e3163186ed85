import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { settled } from './settled.ts';

/** What is wrong with the page as it stands: the rule, and the elements that break it. */
export async function faults(page: Page): Promise<string[]> {
  await settled(page);
  // Evaluated, not added as a script: the content security policy stays as it is.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
      resultTypes: ['violations'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`));
}
