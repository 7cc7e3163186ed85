import { expect, test } from 'playwright/test';
import { pageUrl } from './person.ts';
import { scriptsOf, sentBytes } from './sentScripts.ts';
import { takeTurns } from './turns.ts';

/** Bytes of script, as they are sent, that a visitor's first page may take: of the home page, and where the sign-in opens. */
const SCRIPT_BUDGET = { home: 160_000, signIn: 178_000 };

takeTurns('home page', 'shared');

test('the home page asks for nothing twice, and keeps to its budget', async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const scripts = await scriptsOf(page, pageUrl('/'));
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem').first()).toBeVisible();

  expect(asked.filter((body, at) => asked.indexOf(body) !== at)).toEqual([]);
  expect(await sentBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET.home);
});

test('a page that needs an account loads the sign-in, and none of what lists have', async ({ page }) => {
  const scripts = await scriptsOf(page, pageUrl('/search'));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sentBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET.signIn);
});
