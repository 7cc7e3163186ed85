import { expect, type Page, test } from 'playwright/test';
import { pageUrl } from './person.ts';

/** Bytes of script, gzipped, that a visitor's first page may take: of the home page, and where the sign-in opens. */
const SCRIPT_BUDGET = { home: 178_000, signIn: 201_000 };

test('the home page asks for nothing twice, and keeps to its budget', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const scripts = await scriptsOf(page, '/');
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem').first()).toBeVisible();

  expect(asked.filter((body, at) => asked.indexOf(body) !== at)).toEqual([]);
  expect(await gzippedBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET.home);
});

test('a page that needs an account loads the sign-in, and none of what lists have', async ({ page }) => {
  const scripts = await scriptsOf(page, '/search');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await gzippedBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET.signIn);
});

/** Addresses of the scripts that a page has loaded when it rests. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(pageUrl(path), { waitUntil: 'networkidle' });
  return [...scripts];
}

async function gzippedBytes(urls: string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      await body?.cancel();
      return Number(headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
