import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { settled } from './settled.ts';

const ALL = ['wcag2a', 'wcag2aa', 'wcag21aa'];

/** What is wrong with the page as it stands: the rule, and the elements that break it. */
export async function faults(page: Page): Promise<string[]> {
  await settled(page);
  // Evaluated, not added as a script: the content security policy stays as it is.
  await page.evaluate(axe.source);
  return violations(page, ALL);
}

/** The same in both themes: what they differ in are colours. The page must follow the system's theme. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  // Colours that are just changing have no contrast of their own.
  await settled(page);
  const dark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  return [...found, ...dark.map((fault) => `dark: ${fault}`)];
}

async function violations(page: Page, rules: string[]): Promise<string[]> {
  const { violations: broken } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ['violations'] }),
    rules,
  );
  return broken
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`));
}
