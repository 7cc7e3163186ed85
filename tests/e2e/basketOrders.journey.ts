import { expect, type Locator, type Page, test } from 'playwright/test';
import { main, nextButton, payButton } from './autoWizard.ts';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { openSession } from './sessions.ts';

interface Choice {
  goodId: number;
  warehouseId: number;
  name: string;
  warehouse: string;
}

/** Goods without combinations of two warehouses, two of the first. */
async function choices(): Promise<[Choice, Choice, Choice]> {
  const found = await inDatabase<Choice>(
    `SELECT g.id::int AS "goodId", h.id::int AS "warehouseId", g.name, h.name AS warehouse
       FROM goods g JOIN sku s ON s.good_id = g.id AND s.name = '' AND s.part_count = 0
       JOIN good_stock t ON t.sku_id = s.id AND t.quantity - t.locked > 50
       JOIN warehouse h ON h.id = t.warehouse_id AND h.status = 1
      WHERE g.status = 1 AND g.deleted_at IS NULL AND g.min_num = 1
        AND EXISTS (SELECT FROM warehouse_courier c WHERE c.warehouse_id = h.id AND c.enabled)
      ORDER BY h.id, g.id`,
  );
  const [first] = found;
  const second = found.find((one) => one.warehouseId === first?.warehouseId && one !== first);
  const third = found.find((one) => one.warehouseId !== first?.warehouseId && one.goodId !== first?.goodId);
  if (!first || !second || !third) throw new Error('the demo has too few goods');
  return [first, second, third];
}

const piecesOf = (page: Page, { name }: Pick<Choice, 'name'>) =>
  main(page).getByRole('spinbutton', { name: `${name}每个包裹的件数` });

/** Where pages are laid out for phones, the pieces stand below their goods, and the way on above the navigation. */
async function expectRoomOnPhones(page: Page, { name }: Choice): Promise<void> {
  const placeOf = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  for (const width of [360, 767]) {
    await page.setViewportSize({ width, height: 640 });
    const foot = page.getByRole('navigation', { name: '主菜单' });
    await expect.poll(async () => (await placeOf(foot)).bottom).toBe(640);
    const goods = await placeOf(main(page).getByRole('link', { name }));
    expect((await placeOf(piecesOf(page, { name }))).top).toBeGreaterThanOrEqual(goods.bottom);
    const next = await placeOf(page.getByRole('link', { name: '填写收件人' }));
    expect(next.bottom).toBeLessThanOrEqual((await placeOf(foot)).top);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^进货单/ });

test('a buyer gathers goods of two warehouses, sends them to the same people, pays once, and finds the basket empty', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const [one, two, three] = await choices();
  const phone = await buyerLike('13800000001');
  await openSession(page, phone);
  for (const { goodId, warehouseId } of [one, two, three]) {
    await page.goto(pageUrl(`/goodsInfo/${goodId}/${warehouseId}`));
    await page.getByRole('button', { name: '加入进货单' }).click();
    await expect(page.getByText('已加入进货单')).toBeVisible();
  }
  await shots(page, 'basket-goods');
  await expect(basketLink(page)).toHaveAccessibleName('进货单，3 种商品');
  await basketLink(page).click();
  await expect(main(page).getByRole('heading', { name: one.warehouse })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: three.warehouse })).toBeVisible();
  await expect(main(page).getByText('已选 3 种商品，2 个仓库')).toBeVisible();
  const pieces = piecesOf(page, one);
  await pieces.fill('2');
  await expect(pieces).toBeEnabled();
  await expect(pieces).toHaveValue('2');
  await shots(page, 'basket-page');
  await expectRoomOnPhones(page, one);

  // It is the account's: another computer shows the same, with the pieces of now.
  await page.goto('about:blank');
  const elsewhere = await (await browser.newContext()).newPage();
  await openSession(elsewhere, phone);
  await elsewhere.goto(pageUrl('/basket'));
  await expect(piecesOf(elsewhere, one)).toHaveValue('2');
  await elsewhere.context().close();
  await openSession(page, phone);
  await page.goto(pageUrl('/basket'));

  await page.getByRole('link', { name: '填写收件人' }).click();
  await expect(main(page).getByText(/另有 1 个仓库的商品/)).toBeVisible();
  await expect(main(page).getByText(one.warehouse).first()).toBeVisible();
  await shots(page, 'basket-wizard-goods');
  await nextButton(page).click();
  // The cheapest courier of each warehouse is chosen beforehand.
  await expect(main(page).getByRole('radiogroup', { name: `快递 · ${one.warehouse}` })).toBeVisible();
  await expect(main(page).getByRole('radio', { checked: true })).not.toHaveCount(0);
  await shots(page, 'basket-wizard-couriers');
  await nextButton(page).click();
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill(
      [
        '张三丰 13800000201 浙江省杭州市西湖区文三路1号',
        '李四光 13800000203 浙江省杭州市西湖区文三路3号',
      ].join('\n'),
    );
  await page.getByRole('button', { name: /^识别/ }).click();
  await nextButton(page).click();
  const orders = main(page).getByRole('list', { name: '本次的订单' }).getByRole('listitem');
  await expect(orders).toHaveCount(2);
  await shots(page, 'basket-review');
  await payButton(page).click();

  await expect(page.getByText('支付成功', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: '本批订单' }).getByRole('listitem')).toHaveCount(2);
  await shots(page, 'basket-paid');
  await expect(basketLink(page)).toHaveAccessibleName('进货单');
  await basketLink(page).click();
  await expect(main(page).getByText('进货单还是空的')).toBeVisible();

  const [held] = await inDatabase<{ orders: number; parcels: number; pieces: number; lines: number }>(
    `SELECT count(*)::int AS orders, sum(package_count)::int AS parcels, sum(piece_count)::int AS pieces,
            sum(sku_count)::int AS lines
       FROM orders WHERE batch_no = (SELECT batch_no FROM orders WHERE batch_no IS NOT NULL ORDER BY id DESC LIMIT 1)
        AND paid_at IS NOT NULL`,
  );
  // Two people get two of the first and one of the second in one parcel, and one of the third in another.
  expect(held).toEqual({ orders: 2, parcels: 4, pieces: 8, lines: 3 });
  expect(trouble).toEqual([]);
});
