import { expect, test } from 'playwright/test';
import { main, nextButton, payButton, summary } from './autoWizard.ts';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { openSession } from './sessions.ts';

const BEAR = '毛绒小熊公仔 25cm';

/** The bear with a warehouse that has it. */
async function bear() {
  const [found] = await inDatabase<{ goodId: number; warehouseId: number }>(
    `SELECT g.id::int AS "goodId", min(t.warehouse_id)::int AS "warehouseId" FROM goods g
       JOIN good_stock t ON t.good_id = g.id WHERE g.name = $1 GROUP BY g.id`,
    [BEAR],
  );
  return found ?? { goodId: 0, warehouseId: 0 };
}

test('a buyer sends what one courier does not deliver by another with one click, takes that back, and pays both orders once', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const { goodId, warehouseId } = await bear();
  const phone = await buyerLike('13800000001');
  await openSession(page, phone);
  await page.goto(pageUrl(`/shipments/${goodId}/-1/byHand?wid=${warehouseId}`));
  await nextButton(page).click();
  await main(page)
    .getByRole('radio', { name: /圆通速递/ })
    .check();
  await nextButton(page).click();
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill(
      [
        '张三丰 13800000201 浙江省杭州市西湖区文三路1号',
        '阿依古丽 13800000202 新疆维吾尔自治区乌鲁木齐市天山区中山路100号',
        '李四光 13800000203 浙江省杭州市西湖区文三路3号',
      ].join('\n'),
    );
  await page.getByRole('button', { name: /^识别/ }).click();
  const grid = page.getByRole('grid', { name: '收件人列表' });
  await expect(grid.getByText('该地区停发', { exact: false })).toBeVisible();
  await expect(nextButton(page)).toBeDisabled();

  const split = page.getByRole('button', { name: /^这些包裹改用/ });
  await expect(main(page).getByText(/不送其中 1 个包裹所在的地区/)).toBeVisible();
  await shots(page, 'split-offered');
  await split.click();
  await expect(main(page).getByText(/1 个地区的包裹改用/)).toBeVisible();
  await expect(nextButton(page)).toBeEnabled();

  // By one click it is as it was, and it survives a reload once it is taken again.
  await page.getByRole('button', { name: '不分了' }).click();
  await expect(grid.getByText('该地区停发', { exact: false })).toBeVisible();
  await split.click();
  await expect(nextButton(page)).toBeEnabled();
  await page.reload();
  await expect(main(page).getByText(/1 个地区的包裹改用/)).toBeVisible();
  await nextButton(page).click();

  const orders = main(page).getByRole('list', { name: '本次的订单' }).getByRole('listitem');
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toContainText('圆通速递');
  await expect(orders.first()).toContainText('2 个包裹');
  await shots(page, 'split-review');
  await payButton(page).click();

  await expect(page.getByText('支付成功', { exact: false }).first()).toBeVisible();
  const placed = page.getByRole('list', { name: '本批订单' }).getByRole('listitem');
  await expect(placed).toHaveCount(2);
  await shots(page, 'split-paid');

  const paid = await inDatabase<{ batches: number; orders: number; couriers: number }>(
    `SELECT count(DISTINCT batch_no)::int AS batches, count(*)::int AS orders, count(DISTINCT courier_id)::int AS couriers
       FROM orders WHERE paid_at IS NOT NULL
        AND batch_no = (SELECT batch_no FROM orders WHERE batch_no IS NOT NULL AND good_id = $1 ORDER BY id DESC LIMIT 1)`,
    [goodId],
  );
  expect(paid).toEqual([{ batches: 1, orders: 2, couriers: 2 }]);
  await expect(summary(page)).toHaveCount(0);
  expect(trouble).toEqual([]);
});
