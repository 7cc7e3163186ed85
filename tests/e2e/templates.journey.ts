import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { dialogOf, header } from './people.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { aPhone, expectNoSideways, smallTargets } from './phone.ts';
import { call, placeOrder } from './placedOrders.ts';
import { phoneShots, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

const SOON = { timeout: 60_000 };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const next = (page: Page) => press(page, /^下一步/);
const bell = (page: Page) => header(page).getByRole('button', { name: /^站内消息/ });
const card = (page: Page, name: string) => page.getByRole('listitem', { name });
const paste = (page: Page) => page.getByRole('textbox', { name: '粘贴收件人' });

async function addRecipient(page: Page, name: string) {
  await paste(page).fill(`${name} 13800000222 浙江省杭州市西湖区文二路9号`);
  await press(page, /^识别/);
  await expect(page.getByRole('grid', { name: '收件人列表' }).getByLabel('第1行收件人')).toHaveValue(name);
}

/** The supplier agrees on another price with this buyer: what others pay in the demo stays. */
async function agree(phone: string, fen: number) {
  await inDatabase(
    `WITH list AS (INSERT INTO price_list (seller_id, name) SELECT seller_id, $2 FROM goods WHERE id = 56 RETURNING id),
          buyer AS (INSERT INTO price_list_buyer (list_id, account_id)
            SELECT list.id, a.id FROM list, account a WHERE a.kind = 1 AND a.phone_print = $1)
     INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT id, 56, $3 FROM list`,
    [printOf(phone), `约定 ${phone}`, fen],
  );
}

test.describe('on a desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Pictures in both themes, and a minute that the notice may take.
  test.slow();

  test('a buyer keeps a paid shipment, is told that its price has changed, uses it, sees what changed, and pays', async ({
    page,
  }) => {
    const trouble = collectConsoleErrors(page);
    const phone = await signedInBuyer(page);
    await giveMoney(phone, 100_000);
    await page.goto(pageUrl('/shipmentTemplates'));
    await expect(page.getByText('还没有发货模板')).toBeVisible();
    await shots(page, 'shipment-templates-none');
    const orderNo = await placeOrder(page, true);

    await page.goto(pageUrl('/orderCenter'));
    await page
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByRole('link', { name: '详情' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '存为模板' }).click();
    const naming = dialogOf(page, '存为模板');
    await expect(naming.getByLabel('模板名称')).not.toHaveValue('');
    await shots(page, 'shipment-templates-keep');
    await naming.getByLabel('模板名称').fill('每日常发');
    await naming.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已存为模板“每日常发”')).toBeVisible();

    await agree(phone, 1);
    await page.goto(pageUrl('/problems'));
    await expect(bell(page)).toHaveAccessibleName('站内消息，1 条未读', SOON);
    await bell(page).click();
    const told = page
      .getByRole('region', { name: '站内消息' })
      .getByRole('link', { name: /模板「每日常发」/ });
    await expect(told).toContainText(/单价由.+元变为.+元/);
    await shots(page, 'shipment-templates-bell');
    await told.click();
    await expect(page).toHaveURL(/\/shipmentTemplates\?id=\d+$/);
    await expect(card(page, '每日常发')).toContainText('价格有变化');
    await expect(card(page, '每日常发')).toContainText(/单价由.+元变为.+元/);
    await shots(page, 'shipment-templates-page');
    expect(await faultsInBothThemes(page)).toEqual([]);

    await card(page, '每日常发').getByRole('link', { name: '用它发货' }).click();
    await expect(page.getByText('已带出模板“每日常发”的商品、快递和发件人')).toBeVisible();
    await expect(page.getByText(/单价由.+元变为.+元/)).toBeVisible();
    await addRecipient(page, '赵六');
    await shots(page, 'shipment-templates-used');
    await press(page, '知道了');
    await next(page);
    await expect(page.getByRole('button', { name: '存为模板' })).toBeVisible();
    await shots(page, 'shipment-templates-review');
    await press(page, /^确认支付/);
    await expect(page.getByText('支付成功')).toBeVisible();
    await press(page, '存为模板');
    await naming.getByLabel('模板名称').fill('每日常发');
    await naming.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('模板“每日常发”已经有了')).toBeVisible();
    await shots(page, 'shipment-templates-paid');

    // It is what it was kept as; with other pieces it is used on the shelf, and what was chosen is taken back.
    await page.goto(pageUrl('/shipments/56/-1/byHand?wid=1'));
    await page.getByRole('region', { name: '发货模板' }).waitFor();
    await shots(page, 'shipment-templates-shelf');
    await press(page, '用模板“每日常发”发货');
    await expect(page.getByText('已带出模板“每日常发”的商品、快递和发件人')).toBeVisible();
    await expect(page.getByText(/单价由.+元变为.+元/)).toBeHidden();
    await press(page, '换回原来的发货单');
    await expect(page.getByText('已带出模板')).toBeHidden();

    await page.goto(pageUrl('/shipmentTemplates'));
    await card(page, '每日常发').getByRole('button', { name: '改名' }).click();
    const renaming = dialogOf(page, '模板改名');
    await renaming.getByLabel('模板名称').fill('老客户');
    await renaming.getByRole('button', { name: '保存' }).click();
    await card(page, '老客户').getByRole('button', { name: '删除' }).click();
    await dialogOf(page, '删除发货模板').getByRole('button', { name: '确认删除' }).click();
    await expect(page.getByText('还没有发货模板')).toBeVisible();
    expect(trouble).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ ...aPhone, contextOptions: { reducedMotion: 'reduce' } });

  test('a buyer finds a template and begins a shipment with it', async ({ page }) => {
    const phone = await signedInBuyer(page);
    await giveMoney(phone, 100_000);
    await page.goto(pageUrl('/orderCenter'));
    await placeOrder(page, true);
    const [order] = await inDatabase<{ id: number }>(
      'SELECT o.id::int FROM orders o JOIN account a ON a.id = o.account_id WHERE a.kind = 1 AND a.phone_print = $1',
      [printOf(phone)],
    );
    await call(page, '/shipmentTemplates/save', { name: '每日常发', orderId: order?.id });
    await page.goto(pageUrl('/shipmentTemplates'));
    await expect(card(page, '每日常发')).toBeVisible();
    await phoneShots(page, 'phone-templates');
    expect(await smallTargets(page)).toEqual([]);
    await card(page, '每日常发').getByRole('button', { name: '改名' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await phoneShots(page, 'phone-templates-name');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectNoSideways(page, [pageUrl('/shipmentTemplates')]);
    await page.getByRole('link', { name: '用它发货' }).click();
    await expect(page.getByText('已带出模板“每日常发”的商品、快递和发件人')).toBeVisible();
    await phoneShots(page, 'phone-templates-used');
    await page.goto(pageUrl('/shipments/56/-1/byHand?wid=1'));
    await page.getByRole('region', { name: '发货模板' }).waitFor();
    await phoneShots(page, 'phone-templates-shelf');
  });
});
