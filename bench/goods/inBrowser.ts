import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { newKey } from '../../api/src/adapters/storage/uploadNames.ts';
import { inDatabase, pageUrl } from '../../tests/e2e/person.ts';
import startProduct from '../../tests/e2e/product.ts';
import { printOf } from '../../tests/e2e/sealed.ts';
import { supplierWithWarehouse } from '../../tests/e2e/suppliers.ts';
import { goodsFile } from './goodsFile.ts';

/** How often the page is looked at. */
const POLLING_MS = 50;

/** Milliseconds until a supplier sees the preview of a sheet of goods that was chosen, and then the result of the import. */
export async function importedInBrowser(goods: number): Promise<{ previewMs: number; sentMs: number }> {
  const stop = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await importIn(browser, goods, join(folder, '商品.xlsx'));
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true });
  }
}

async function importIn(browser: Browser, goods: number, file: string) {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const { warehouse, phone } = await supplierWithWarehouse(page);
  const key = newKey();
  await inDatabase(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height)
      SELECT id, $1, 'a', 'image/webp', 9, 800, 800 FROM account WHERE kind = 2 AND phone_print = $2`,
    [key, printOf(phone)],
  );
  writeFileSync(file, goodsFile(goods, { warehouse, picture: `/files/u/${key}` }));
  await page.goto(pageUrl('/seller/goodsManagement'));
  await page.getByRole('button', { name: '批量导入' }).click();
  const dialog = page.getByRole('dialog');
  const chosen = performance.now();
  await dialog.locator('input[accept^=".xlsx"]').setInputFiles(file);
  await said(page, `导入 ${2 * goods} 行`);
  const sending = performance.now();
  await dialog.getByRole('button', { name: `导入 ${2 * goods} 行` }).click();
  await said(page, `新增 ${goods} 件商品`);
  return { previewMs: sending - chosen, sentMs: performance.now() - sending };
}

/** Looks at the text alone: to find roles among thousands of cells would take a part of what is measured. */
async function said(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('[role=dialog]')?.textContent?.includes(wanted),
    words,
    { polling: POLLING_MS, timeout: 120_000 },
  );
}
