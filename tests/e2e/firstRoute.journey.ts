import { expect, test } from 'playwright/test';
import { pageUrl } from './person.ts';

/** Bytes of script, gzipped, that a visitor's first page may take. */
const SCRIPT_BUDGET = 185_000;

test('the home page asks for nothing twice, and keeps to its budget', async ({ page }) => {
  const scripts = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await page.goto(pageUrl('/'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem').first()).toBeVisible();

  expect(asked.filter((body, at) => asked.indexOf(body) !== at)).toEqual([]);
  const sizes = await Promise.all([...scripts].map(gzippedBytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

async function gzippedBytes(url: string): Promise<number> {
  const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await body?.cancel();
  return Number(headers.get('content-length'));
}
