import { expect, test } from 'playwright/test';
import {
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  main,
  mapWholeShop,
  nextButton,
  orderRows,
  parcelsOfShop,
  summary,
} from './autoWizard.ts';
import { collectConsoleErrors } from './person.ts';
import { shot } from './screens.ts';
import { ordersAt, simulatedShop } from './simulatedShops.ts';

// Waybills, and telling the ERP, are the work of jobs.
test.describe.configure({ timeout: 300_000 });

test('a buyer binds a company at an ERP and pays for its orders; every one has its number there', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const company = simulatedShop('jushuitan', 0);
  await buyerAtWizard(page);
  await bindShop(page, company);
  await shot(page, 'erp-shops');
  await chooseShop(page, company);
  await expect(orderRows(page)).toHaveCount(8);
  await choosePage(page);
  await expect(page.getByText('已选 8 个订单')).toBeVisible();
  await shot(page, 'erp-orders');
  await nextButton(page).click();

  await main(page).getByRole('button', { name: '管理商品关联' }).click();
  await mapWholeShop(page, '毛绒小熊公仔');
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('8 个包裹');
  await nextButton(page).click();

  await shot(page, 'erp-review');
  await summary(page)
    .getByRole('button', { name: /^确认支付/ })
    .click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();

  const parcels = await parcelsOfShop(page, company);
  await expect(parcels).toHaveCount(8);
  await expect(async () => {
    await page.reload();
    await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(8, { timeout: 2_000 });
  }).toPass();
  await shot(page, 'erp-parcels');

  const orders = await ordersAt(company);
  expect(orders.map(({ state, shipments }) => [state, shipments.length])).toEqual(
    orders.map(() => ['shipped', 1]),
  );
  const numbers = orders.flatMap(({ shipments }) => shipments.map(({ waybillNo }) => waybillNo));
  expect(new Set(numbers).size).toBe(8);
  expect(trouble).toEqual([]);
});
