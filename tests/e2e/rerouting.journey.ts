import { expect, test } from 'playwright/test';
import {
  addLinkedSku,
  backToShops,
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  main,
  nextButton,
  openLinks,
  payButton,
} from './autoWizard.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { changeShop, simulatedShop } from './simulatedShops.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

const BEAR = '毛绒小熊公仔 25cm';

test('orders of a shop whose warehouse is closed go out from another supplier at one word', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const supplier = await browser.newPage({ locale: 'zh-CN' });
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `首选小熊${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });

  const shop = simulatedShop('kuaishou', 2);
  await changeShop(shop, 'addOrders', { count: 1 });
  await buyerAtWizard(page);
  await bindShop(page, shop);

  // The shop's goods stand for the supplier's own, and for the bear of another one where these cannot go.
  await openLinks(page);
  const dialog = page.getByRole('dialog');
  await main(page).getByRole('button', { name: '整店统一关联' }).click();
  await addLinkedSku(page, name);
  await dialog.getByText('备选', { exact: true }).click();
  await dialog.getByRole('searchbox', { name: '搜索商品名称、规格或商家编码' }).fill(BEAR);
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('button', { name: `选用 ${BEAR}` })
    .first()
    .click();
  await expect(dialog.getByRole('list', { name: '已选的备选规格' })).toContainText(BEAR);
  await dialog.getByLabel('备选每件最多贵（元）').fill('5');
  await shots(page, 'fallback-editor');
  await dialog.getByRole('button', { name: '保存关联' }).click();
  await expect(main(page).getByText(/没有未关联的规格|还没有店铺规格/)).toBeVisible();
  await backToShops(page);

  const [closed] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM warehouse WHERE name = $1', [
    warehouse,
  ]);
  await call(supplier, '/warehouse/setStatus', { id: closed?.id, status: 3, pauseReason: '仓库盘点' });

  await chooseShop(page, shop);
  await choosePage(page);
  await nextButton(page).click();
  await expect(
    main(page)
      .getByText(/没有仓库可以发出商品.*可改用备选/)
      .first(),
  ).toBeVisible();
  await shots(page, 'fallback-suggested');
  await main(page).getByRole('button', { name: '改用备选' }).first().click();
  const parts = main(page).getByRole('list', { name: '按商品分好的包裹' });
  await expect(parts.getByText(/改用备选【毛绒小熊公仔/).first()).toBeVisible();
  await shots(page, 'fallback-taken');
  await nextButton(page).click();
  await payButton(page).click();
  await expect(page.getByText('支付成功', { exact: false }).first()).toBeVisible();

  const sold = await inDatabase<{ name: string }>(
    `SELECT DISTINCT o.good_name AS name FROM orders o JOIN shop h ON h.id = o.shop_id WHERE h.shop_name = $1 AND o.paid_at IS NOT NULL`,
    [shop.name],
  );
  expect(sold).toEqual([{ name: BEAR }]);
  expect(trouble).toEqual([]);
  await supplier.close();
});
