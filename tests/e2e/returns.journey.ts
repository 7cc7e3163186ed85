import { type Browser, expect, type Page, test } from 'playwright/test';
import { arrived } from './arrivedParcels.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { deliver } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

/** The courier's answers come by the queue, where thousands of another journey may stand. */
const SOON = { timeout: 150_000 };
test.describe.configure({ timeout: 420_000 });

/** A supplier on its page, and a buyer on another one who has signed for a parcel of its goods. */
async function traded(supplier: Page, browser: Browser) {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  await inDatabase("UPDATE warehouse SET contact = '退货组', phone = '13800001111' WHERE name = $1", [
    warehouse,
  ]);
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage();
  const buyersTrouble = collectConsoleErrors(buyer);
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo, fee } = await arrived(buyer, name);
  return { buyer, packageNo, fee, trouble: () => [...trouble, ...buyersTrouble] };
}

/** Opens a case for the parcel, and both pages show it. */
async function opened(buyer: Page, supplier: Page, packageNo: string, [kind, ask]: [string, string]) {
  await buyer.goto(pageUrl('/packageCenter'));
  await buyer
    .getByRole('row', { name: new RegExp(packageNo) })
    .getByRole('button', { name: '申请售后' })
    .click();
  const form = buyer.getByRole('dialog', { name: '申请售后' });
  await form.getByRole('combobox', { name: '问题' }).click();
  await form.getByRole('option', { name: kind }).click();
  await form.getByText(ask, { exact: true }).click();
  await form.getByLabel(/^说明/).fill('和下单的不一样');
  await shots(buyer, `case-form-${ask === '补发' ? 'replacement' : 'return'}`);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByRole('heading', { name: /^售后单 S/ })).toBeVisible();
  await supplier.goto(pageUrl('/cases'));
  await supplier
    .getByRole('row', { name: new RegExp(packageNo) })
    .getByRole('link', { name: '查看' })
    .click();
}

/** Says on the page of a case that its goods were sent back under this number. */
async function sendBack(buyer: Page, waybillNo: string): Promise<void> {
  await buyer.getByRole('button', { name: '填写退货运单号' }).click(SOON);
  const sending = buyer.getByRole('dialog', { name: '填写退货运单号' });
  await sending.getByRole('button', { name: '提交运单号' }).click();
  await expect(sending.getByText('请选择快递公司')).toBeVisible();
  await sending.getByRole('combobox', { name: '快递公司' }).click();
  await sending.getByRole('option').first().click();
  await sending.getByLabel(/^退货运单号/).fill(waybillNo);
  await shots(buyer, 'case-send-back');
  await sending.getByRole('button', { name: '提交运单号' }).click();
  await expect(buyer.getByText('退货待验收')).toBeVisible();
}

test('a buyer sends goods back, the warehouse scans them, the supplier inspects them and the money is back', async ({
  page: supplier,
  browser,
}) => {
  const { buyer, packageNo, fee, trouble } = await traded(supplier, browser);
  await opened(buyer, supplier, packageNo, ['无理由退货', '退货退款']);
  await supplier.getByRole('button', { name: '同意', exact: true }).click();
  await supplier.getByRole('dialog', { name: '同意' }).getByRole('button', { name: '同意退货' }).click();
  await expect(supplier.getByText('待买家退货')).toBeVisible();

  const address = buyer.getByRole('region', { name: '退货地址' });
  await expect(address).toContainText(/退货组（售后S\d+-1） 13800001111/, SOON);
  await shots(buyer, 'case-return-address');
  const waybillNo = `YT77${packageNo.slice(-10)}`;
  await sendBack(buyer, waybillNo);

  await supplier.goto(pageUrl('/seller/returns'));
  const scan = supplier.getByLabel('扫描或输入运单号');
  await scan.fill('YT9900000001');
  await scan.press('Enter');
  await expect(supplier.getByText('YT9900000001 没有对应的售后单，已记为无主件')).toBeVisible();
  await scan.fill(waybillNo);
  await scan.press('Enter');
  await expect(supplier.getByText(/已到仓，请验收：S\d+-1 旅程小熊/)).toBeVisible();
  await expect(scan).toHaveValue('');
  await supplier.getByRole('tab', { name: '全部' }).click();
  await expect(supplier.getByRole('row', { name: /YT9900000001/ })).toContainText('无主件');
  await shots(supplier, 'returns');
  await supplier
    .getByRole('row', { name: new RegExp(waybillNo) })
    .getByRole('link', { name: '查看售后单' })
    .click();
  await supplier.getByRole('button', { name: '验收通过', exact: true }).click();
  const inspection = supplier.getByRole('dialog', { name: '验收通过' });
  await expect(inspection.getByText('稍后处理', { exact: true })).toBeVisible();
  await shots(supplier, 'case-inspection');
  await inspection.getByRole('button', { name: /^验收通过/ }).click();
  await expect(supplier.getByText('已退款').first()).toBeVisible();
  await expect(buyer.getByText('售后已结束，不能再留言')).toBeVisible(SOON);
  await expect(buyer.getByRole('banner').getByText('¥100.00')).toBeVisible(SOON);
  await shots(buyer, 'case-returned');
  expect([trouble(), fee > 0]).toEqual([[], true]);
});

test('a supplier refuses goods that came back, sends them on, and both see where they are', async ({
  page: supplier,
  browser,
}) => {
  const { buyer, packageNo, trouble } = await traded(supplier, browser);
  await opened(buyer, supplier, packageNo, ['无理由退货', '退货退款']);
  await supplier.getByRole('button', { name: '同意', exact: true }).click();
  const agreeing = supplier.getByRole('dialog', { name: '同意' });
  await expect(agreeing.getByRole('combobox', { name: '退货仓库' })).toContainText('发货仓库');
  await shots(supplier, 'case-return-warehouse');
  await agreeing.getByRole('button', { name: '同意退货' }).click();
  await sendBack(buyer, `YT66${packageNo.slice(-10)}`);
  await supplier.goto(pageUrl('/seller/returns'));
  const scan = supplier.getByLabel('扫描或输入运单号');
  await scan.fill(`YT66${packageNo.slice(-10)}`);
  await scan.press('Enter');
  await supplier.getByRole('tab', { name: '全部' }).click();
  await supplier.getByRole('row', { name: /YT66/ }).getByRole('link', { name: '查看售后单' }).click();

  await supplier.getByRole('button', { name: '拒绝', exact: true }).click();
  const refusal = supplier.getByRole('dialog', { name: '拒绝' });
  await expect(refusal).toContainText('之后点“处理退回的商品”说明');
  await refusal.getByLabel(/^给买家的话/).fill('有使用痕迹');
  await refusal.getByRole('button', { name: '拒绝诉求' }).click();
  await supplier.getByRole('button', { name: '处理退回的商品' }).click();
  const goods = supplier.getByRole('dialog', { name: '处理退回的商品' });
  await goods.getByText('寄还买家', { exact: true }).click();
  await goods.getByRole('button', { name: '确认' }).click();
  await expect(goods.getByText('请选择快递公司')).toBeVisible();
  await goods.getByRole('combobox', { name: '快递公司' }).click();
  await goods.getByRole('option').first().click();
  // What the server refuses stands below what was typed.
  await goods.getByLabel(/^寄还运单号/).fill('?');
  await goods.getByRole('button', { name: '确认' }).click();
  await expect(goods.getByText('运单号不正确')).toBeVisible();
  await shots(supplier, 'case-goods-refused', [1440, 1280, 390]);
  const onward = `YT55${packageNo.slice(-10)}`;
  await goods.getByLabel(/^寄还运单号/).fill(onward);
  await goods.getByRole('button', { name: '确认' }).click();
  await expect(goods).toBeHidden();
  await expect(supplier.getByText(new RegExp(`^已寄还买家：.+ ${onward}$`)).first()).toBeVisible();
  await expect(buyer.getByText(new RegExp(`^已寄还买家：.+ ${onward}$`)).first()).toBeVisible(SOON);
  await shots(buyer, 'case-goods-sent-back');
  expect(trouble()).toEqual([]);
});

test('a supplier sends goods again, and the case ends when they are signed for', async ({
  page: supplier,
  browser,
}) => {
  const { buyer, packageNo, trouble } = await traded(supplier, browser);
  await opened(buyer, supplier, packageNo, ['发错货', '补发']);
  await supplier.getByRole('button', { name: '提出方案' }).click();
  const offer = supplier.getByRole('dialog', { name: '提出方案' });
  await offer.getByText('补发', { exact: true }).click();
  await offer.getByLabel('买家承担的运费（元）').fill('2');
  await shots(supplier, 'case-offer-replacement');
  await offer.getByRole('button', { name: '提交方案' }).click();
  await expect(supplier.getByText('补发，买家付运费 ¥2.00')).toBeVisible();

  await expect(buyer.getByText('补发，买家付运费 ¥2.00')).toBeVisible(SOON);
  await buyer.getByRole('button', { name: '接受方案' }).click();
  await buyer.getByRole('dialog', { name: '接受方案' }).getByRole('button', { name: '接受补发' }).click();
  await expect(buyer.getByText('补发中')).toBeVisible();
  await shots(buyer, 'case-replacing');

  const again = async () => {
    const [row] = await inDatabase<{ waybillNo: string | null; status: number }>(
      `SELECT q.waybill_no AS "waybillNo", q.status FROM order_package p JOIN orders o ON o.replaces = p.id
         JOIN order_package q ON q.order_id = o.id WHERE p.package_no = $1`,
      [packageNo],
    );
    return row;
  };
  await expect.poll(async () => (await again())?.waybillNo ?? null, SOON).not.toBeNull();
  await deliver((await again())?.waybillNo ?? null);
  await expect.poll(async () => (await again())?.status, SOON).toBe(50);
  await runScheduledJob('stepCases');
  await expect(buyer.getByText('已补发').first()).toBeVisible(SOON);
  await shots(buyer, 'case-replaced');
  await buyer
    .getByRole('link', { name: /^P\d+$/ })
    .first()
    .click();
  await expect(buyer.getByRole('row', { name: /补发/ }).first()).toBeVisible();
  await shots(buyer, 'parcel-replacement');
  expect(trouble()).toEqual([]);
});
