import type { Page } from 'playwright/test';

/** Addresses of the scripts that a page has loaded when it rests, and of those that it loads later. */
export async function scriptsOf(page: Page, url: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return scripts;
}

/** What files of the site take on the line, compressed as a browser gets them. */
export async function sentBytes(urls: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(urls, async (url) => {
      const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
      await body?.cancel();
      return Number(headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
