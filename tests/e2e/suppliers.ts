import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, type Page } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { inDatabase, pageUrl, unusedPhone } from './person.ts';
import { call } from './placedOrders.ts';
import { shot } from './screens.ts';
import { printOf, sealedContact, sealedPhone } from './sealed.ts';
import { openSession } from './sessions.ts';

const main = (page: Page) => page.getByRole('main');
const HOME = { districtCode: '330782', address: '国际商贸城三区12号' };

/** Signs a supplier of the journey's own in, who has a warehouse that one courier leaves; `outputMode` 0: waybills wait. */
export async function supplierWithWarehouse(
  page: Page,
  { outputMode = 1 }: { outputMode?: 0 | 1 } = {},
): Promise<{ warehouse: string; phone: string }> {
  const phone = unusedPhone();
  await inDatabase(
    `INSERT INTO account (kind, phone, phone_print, password_hash, nick_name, company_name, contact)
      SELECT kind, $1, $2, password_hash, '旅程供应商', '旅程供应链有限公司', $3 FROM account WHERE kind = 2 AND phone_print = $4`,
    [sealedPhone(phone), printOf(phone), sealedContact('李四'), printOf('13900000001')],
  );
  await inDatabase(
    `INSERT INTO consent (account_id, legal_text_id, agreed)
      SELECT a.id, t.id, true FROM account a, legal_text t WHERE a.phone_print = $1`,
    [printOf(phone)],
  );
  await openSession(page, phone, { type: 2 });
  const [courier] = await inDatabase<{ id: number }>("SELECT id::int AS id FROM courier WHERE code = 'ZTO'");
  const warehouse = `旅程仓${phone.slice(-6)}`;
  await call(page, '/warehouse/create', {
    ...{ ...HOME, name: warehouse, contact: '李四', phone: '13900000099', outputMode },
    couriers: [
      {
        ...{ courierId: courier?.id, firstWeight: 1000, firstFee: 300, stepWeight: 1000, stepFee: 100 },
        ...{ costFirstFee: 250, costStepFee: 80 },
      },
    ],
  });
  return { warehouse, phone };
}

/** Publishes goods of the signed-in supplier, 40 pieces in its warehouse; `safety` of them are its safety stock. */
export async function publishGood(
  page: Page,
  { name, warehouse, safety = 0 }: { name: string; warehouse: string; safety?: number },
): Promise<void> {
  await page.goto(pageUrl('/seller/publishGoods'));
  await main(page).getByLabel('商品名称').fill(name);
  await main(page).getByRole('combobox', { name: '商品分类' }).click();
  await main(page).getByRole('option', { name: '日用百货' }).click();
  await main(page)
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '小熊.png', mimeType: 'image/png', buffer: png(600, 600) });
  await expect(main(page).getByText('主图', { exact: true })).toBeVisible();
  await main(page).getByLabel('供货价').fill('12.5');
  await main(page).getByLabel('单件重量').fill('300');
  await main(page).getByLabel(`${warehouse} 的数量`).fill('40');
  if (safety > 0) await main(page).getByLabel(`${warehouse} 的安全库存`).fill(String(safety));
  await shot(page, 'publish-light');
  await main(page).getByRole('button', { name: '发布商品' }).click();
  await expect(main(page).getByRole('heading', { name: '商品已上架' })).toBeVisible();
}

/** The words of a PDF, page by page. */
export async function wordsOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
}
