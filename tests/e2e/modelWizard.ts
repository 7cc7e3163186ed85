import { expect, type Page } from 'playwright/test';
import { buyerAtWizard } from './autoWizard.ts';
import { inDatabase, pageUrl } from './person.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const grid = (page: Page) => page.getByRole('grid', { name: '收件人表格' });
export const tab = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) });
/** A buyer of the journey's own with money for thousands of parcels, at the first step. */
/** A buyer of their own at the wizard for sheets; answers the phone. */
export async function buyerAtModel(page: Page): Promise<string> {
  const phone = await buyerAtWizard(page, 40_000);
  await inDatabase(
    `SELECT change_stock(s.id, g.seller_id, '{"quantity": 20000}', 20000)
       FROM good_stock s JOIN goods g ON g.id = s.good_id WHERE g.name LIKE '金属书签%'`,
  );
  await page.goto(pageUrl('/shipments/model'));
  return phone;
}

export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.getByLabel('选择文件').setInputFiles({ name, mimeType: xlsx, buffer: Buffer.from(bytes) });
}

export async function regionsRead(page: Page): Promise<void> {
  await expect(grid(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar', { name: '识别省市区的进度' })).toBeHidden({ timeout: 60_000 });
}

/** The phone number of a row as the browser keeps it. */
export async function keptPhone(page: Page, id: string): Promise<string | null> {
  return page.evaluate(async (rowId) => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const opening = indexedDB.open('chengcang.shipModel');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('records').objectStore('records').getAll();
      reading.onsuccess = () => {
        const rows: { id: string; phone: string }[] = reading.result[0]?.data.rows ?? [];
        opening.result.close();
        resolve(rows.find((row) => row.id === rowId)?.phone ?? null);
      };
    };
    return promise;
  }, id);
}
