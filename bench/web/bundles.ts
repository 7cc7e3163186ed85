import type { Browser } from 'playwright';
import { sentBytes } from '../../tests/e2e/sentScripts.ts';

/** Kilobytes of 1,000 bytes, as they come over the wire. */
export type Bundle = { scriptKb: number; styleKb: number; requests: number };

/** What a browser that was never here loads for a page. */
export async function bundleOf(browser: Browser, url: string): Promise<Bundle> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (request.resourceType() === 'script') scripts.add(request.url());
    if (request.resourceType() === 'stylesheet') styles.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { scriptKb: await kilobytesOf(scripts), styleKb: await kilobytesOf(styles), requests };
}

/** Asked anew: of what was preloaded the browser tells no size. */
async function kilobytesOf(urls: Iterable<string>): Promise<number> {
  return (await sentBytes(urls)) / 1000;
}
