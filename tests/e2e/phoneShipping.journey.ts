import { expect, type Page, test } from 'playwright/test';
import { recipientSheet } from '../support/recipientSheet.ts';
import {
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  main,
  mapWholeShop,
  orderRows,
} from './autoWizard.ts';
import { buyerAtModel, dropFile } from './modelWizard.ts';
import { inDatabase, pageUrl } from './person.ts';
import { aPhone } from './phone.ts';
import { phoneShots } from './screens.ts';
import { printOf } from './sealed.ts';
import { simulatedShop } from './simulatedShops.ts';

test.use({ ...aPhone, contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).tap();
const next = (page: Page) => press(page, /^下一步/);
const paste = (page: Page) => page.getByRole('textbox', { name: '粘贴收件人' });
const recipient = (page: Page, at: number) =>
  page.getByRole('button', { name: new RegExp(`^修改第${at}行`) });
const sheet = (page: Page) => page.getByRole('dialog');
const ordersOf = (phone: string) =>
  inDatabase<{ total: number }>(
    `SELECT o.total_fee::int AS total FROM orders o JOIN account a ON a.id = o.account_id
      WHERE a.kind = 1 AND a.phone_print = $1`,
    [printOf(phone)],
  );

/** At the recipients, with goods, courier and sender chosen. */
async function atRecipients(page: Page, look: (name: string) => Promise<void> = async () => {}) {
  await page.goto(pageUrl('/shipments/56/-1/byHand?wid=1'));
  await expect(page.getByText('1/4 商品与仓库')).toBeVisible();
  await look('phone-goods');
  await next(page);
  await page.getByRole('radio', { name: /圆通速递/ }).check();
  await look('phone-delivery');
  await next(page);
  await expect(page.getByText('3/4 收件人')).toBeVisible();
}

test('a buyer ships by hand from a phone: pasted, mended in a sheet, reviewed and paid', async ({ page }) => {
  const phone = await buyerAtWizard(page);
  const look = (name: string) => phoneShots(page, name);
  await atRecipients(page, look);
  await paste(page).fill(
    '赵六 13800000222 浙江省杭州市西湖区文二路9号\n钱七 1380000033 上海市浦东新区世纪大道8号\n孙八 13800000444 江苏省南京市玄武区中山路1号 2件',
  );
  await look('phone-paste');
  // Words beside a way out, and those of a row, keep room to be read.
  const problem = page
    .getByText(/手机号|电话/)
    .filter({ visible: true })
    .last();
  await expect.poll(async () => (await problem.boundingBox())?.width).toBeGreaterThan(120);
  await press(page, '识别并加入 3 位收件人');
  await expect(recipient(page, 3)).toContainText('孙八');
  await look('phone-recipients');

  await press(page, '下一处');
  await expect(sheet(page)).toBeVisible();
  await look('phone-recipient');
  await sheet(page).getByLabel('电话').fill('13800000333');
  await sheet(page).getByRole('button', { name: '改好了' }).tap();
  await expect(recipient(page, 2)).toContainText('13800000333');
  await expect(page.getByText('全部已确认')).toBeVisible();
  await press(page, /明细/);
  await expect(sheet(page).getByText('3 个')).toBeVisible();
  await look('phone-summary');
  await page.keyboard.press('Escape');

  await next(page);
  await expect(page.getByRole('list', { name: '包裹明细' }).getByRole('listitem')).toHaveCount(3);
  await look('phone-review');
  await press(page, /^确认支付 ¥/);
  await expect(page.getByText('支付成功')).toBeVisible();
  await look('phone-paid');
  expect(await ordersOf(phone)).toHaveLength(1);
});

/** Goods that no other journey looks at the price of, on sale in one combination. */
async function plainGoods(): Promise<number> {
  const [good] = await inDatabase<{ id: number }>(
    `SELECT g.id::int FROM goods g JOIN good_stock s ON s.good_id = g.id AND s.warehouse_id = 1 AND s.quantity > 50
      WHERE g.status = 1 AND g.id NOT IN (1, 7, 56) AND (SELECT count(*) FROM sku k WHERE k.good_id = g.id) = 1
      ORDER BY g.id DESC LIMIT 1`,
    [],
  );
  return good?.id ?? 0;
}

async function raisePrice(goodId: number, fen: number): Promise<void> {
  await inDatabase(
    `WITH good AS (UPDATE goods SET supply_price = supply_price + $2 WHERE id = $1 RETURNING id)
     UPDATE sku SET supply_price = supply_price + $2 FROM good WHERE good_id = good.id`,
    [goodId, fen],
  );
}

test('a price that goes up before the payment is accepted first, however often the button is tapped', async ({
  page,
}) => {
  const phone = await buyerAtWizard(page);
  const goodId = await plainGoods();
  await page.goto(pageUrl(`/shipments/${goodId}/-1/byHand?wid=1`));
  await expect(page.getByText('1/4 商品与仓库')).toBeVisible();
  await next(page);
  await page.getByRole('radio').first().check();
  await next(page);
  await paste(page).fill('赵六 13800000222 浙江省杭州市西湖区文二路9号');
  await press(page, '识别并加入 1 位收件人');
  await next(page);
  const pay = page.getByRole('button', { name: /^确认支付 ¥/ });
  const shown = (await pay.textContent()) ?? '';
  await raisePrice(goodId, 300);
  await pay.tap();
  const accept = page.getByRole('button', { name: /^按新价 ¥.* 继续$/ });
  await expect(accept).toBeVisible();
  await expect(pay).toHaveCount(0);
  const said = page.getByRole('complementary').getByText(/^价格已变动：原 ¥.*，现 ¥/);
  await expect(said).toBeInViewport();
  await phoneShots(page, 'phone-repriced');
  await accept.tap();
  await expect(pay).not.toHaveText(shown);
  expect(await ordersOf(phone)).toEqual([]);
  const sum = (await pay.textContent())?.replace(/\D/g, '');
  await pay.tap();
  await expect(page.getByText('支付成功')).toBeVisible();
  expect(await ordersOf(phone)).toEqual([{ total: Number(sum) }]);
});

test.describe('without a net', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shipment is written down, priced again when the net is back, and paid once by the person', async ({
    page,
    context,
  }) => {
    const phone = await buyerAtWizard(page);
    await atRecipients(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await context.setOffline(true);
    await page.goto(pageUrl('/shipments/byHand'));
    await expect(page.getByText('现在离线，联网后继续')).toBeVisible();
    await paste(page).fill(
      '赵六 13800000222 浙江省杭州市西湖区文二路9号\n钱七 13800000333 上海市浦东新区世纪大道8号',
    );
    await press(page, '识别并加入 2 位收件人');
    await expect(recipient(page, 2)).toContainText('钱七');
    await recipient(page, 1).tap();
    await sheet(page).getByLabel('收件人').fill('赵小六');
    await sheet(page).getByRole('button', { name: '改好了' }).tap();
    await expect(page.getByRole('button', { name: '下一步：核对订单' })).toBeDisabled();
    await phoneShots(page, 'phone-offline');

    // Other pages say that there is no net; the draft is there again.
    await page.goto(pageUrl('/orderCenter'));
    await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
    await phoneShots(page, 'phone-no-net');
    await page.getByRole('link', { name: '继续填写发货单' }).tap();
    await expect(recipient(page, 1)).toContainText('赵小六');
    await expect(recipient(page, 2)).toContainText('钱七');
    expect(await ordersOf(phone)).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText('现在离线，联网后继续')).toBeHidden();
    await expect(recipient(page, 1)).toContainText('赵小六');
    await next(page);
    await expect(page.getByText('已按现在的价格重新核算，请核对后再支付')).toBeVisible();
    await press(page, /^按新价 ¥.* 继续$/);
    const pay = page.getByRole('button', { name: /^确认支付 ¥/ });
    await expect(pay).toBeEnabled();
    expect(await ordersOf(phone)).toEqual([]);
    await pay.tap();
    await expect(page.getByText('支付成功')).toBeVisible();
    expect(await ordersOf(phone)).toHaveLength(1);
  });
});

test('a buyer ships a sheet from the files of a phone: a row is mended in its sheet, and the order paid', async ({
  page,
}) => {
  const phone = await buyerAtModel(page);
  await dropFile(page, '双十一.xlsx', recipientSheet({ count: 60, series: 'P', badPhones: [7] }));
  const rows = page.getByRole('list', { name: '收件人表格' }).getByRole('listitem');
  await expect(page.getByRole('tab', { name: /^错误\s*1$/ })).toBeVisible({ timeout: 60_000 });
  await expect(rows).toHaveCount(50);
  // What stands above the rows goes with it, and a finger would meet another place.
  await expect(page.getByRole('progressbar', { name: '识别省市区的进度' })).toBeHidden({ timeout: 60_000 });
  // A finger that meets a page on the move stops it, and presses nothing.
  await expect(async () => {
    await press(page, '再显示一些，还有 10 行');
    await expect(rows).toHaveCount(60, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('checkbox', { name: '只看有问题的 1 行' }).press('Space');
  await expect(rows).toHaveCount(1);
  await phoneShots(page, 'phone-sheet-rows');
  await press(page, /^修改第 7 行/);
  await sheet(page).getByLabel('联系电话').fill('13899990001');
  await phoneShots(page, 'phone-sheet-row');
  await sheet(page).getByRole('button', { name: '改好了' }).tap();
  await expect(page.getByRole('tab', { name: /^错误\s*0?$/ })).toBeVisible();

  await next(page);
  await main(page)
    .getByRole('button', { name: /金属书签/ })
    .tap();
  await main(page)
    .getByRole('radio', { name: /圆通速递/ })
    .check();
  await phoneShots(page, 'phone-sheet-goods');
  await next(page);
  await expect(page.getByRole('table', { name: '本批订单' })).toBeVisible({ timeout: 60_000 });
  await phoneShots(page, 'phone-sheet-review');
  await press(page, /^确认支付 ¥/);
  await expect(page.getByText('支付成功')).toBeVisible();
  expect(await ordersOf(phone)).toHaveLength(1);
});

test('a buyer ships the orders of a shop from a phone', async ({ page }) => {
  const shop = simulatedShop('pinduoduo', 2);
  const phone = await buyerAtWizard(page);
  await bindShop(page, shop);
  await phoneShots(page, 'phone-auto-shops');
  await chooseShop(page, shop);
  await expect(orderRows(page)).toHaveCount(8);
  await choosePage(page);
  await phoneShots(page, 'phone-auto-orders');
  await next(page);
  await main(page).getByRole('button', { name: '管理商品关联' }).tap();
  await mapWholeShop(page, '毛绒小熊公仔');
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('个包裹');
  await phoneShots(page, 'phone-auto-goods');
  await next(page);
  await phoneShots(page, 'phone-auto-review');
  await press(page, /^确认支付 ¥/);
  await expect(page.getByText('支付成功')).toBeVisible();
  expect((await ordersOf(phone)).length).toBeGreaterThan(0);
});
