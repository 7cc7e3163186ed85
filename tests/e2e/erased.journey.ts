import { expect, test } from 'playwright/test';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call, placeOrder, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

/** As the scheduled job leaves an order that is long over. */
async function eraseReceiversOf(orderNo: string): Promise<void> {
  await inDatabase(
    `DELETE FROM receiver_print WHERE package_id IN (
       SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.order_no = $1)`,
    [orderNo],
  );
  await inDatabase(
    `UPDATE order_package p SET receiver = '', receiver_erased_at = now() FROM orders o WHERE o.id = p.order_id AND o.order_no = $1`,
    [orderNo],
  );
}

test('a buyer sees that the receivers of an old order were erased, and where its parcels went', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  const orderNo = await placeOrder(page);
  const [order] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM orders WHERE order_no = $1', [
    orderNo,
  ]);
  await call(page, '/orders/cancelOrder', { orderId: order?.id });
  await eraseReceiversOf(orderNo);

  await page.goto(pageUrl('/packageCenter'));
  await expect(page.getByText('收件人信息已按规定清除 浙江省 杭州市 西湖区', { exact: false })).toHaveCount(
    2,
  );
  await shot(page, 'erased-light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await shot(page, 'erased-dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto(pageUrl(`/packageCenter?keyword=${receivers[0]?.receiverPhone}`));
  await expect(page.getByText('收件人信息已按规定清除', { exact: false })).toHaveCount(0);

  await page.goto(pageUrl('/orderCenter'));
  await page
    .getByRole('row', { name: new RegExp(orderNo) })
    .getByRole('button', { name: '重新下单' })
    .click();
  const dialog = page.getByRole('dialog', { name: '重新下单' });
  await dialog.getByRole('button', { name: '重新下单' }).click();
  await expect(page.getByText('收件人信息已按规定清除', { exact: false })).toBeVisible();
  await shot(page, 'erased-again');
  expect(trouble).toEqual([]);
});
