import { expect, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { arrived } from './arrivedParcels.ts';
import { operate } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

/** A decision reaches open pages by the change feed, which may be busy with another journey. */
const SOON = { timeout: 150_000 };
test.describe.configure({ timeout: 420_000 });

test('a buyer opens a case, the supplier offers a part, the buyer accepts it, and both pages follow', async ({
  page: supplier,
  browser,
}) => {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage();
  const buyersTrouble = collectConsoleErrors(buyer);
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo, fee } = await arrived(buyer, name);

  await supplier.goto(pageUrl('/cases'));
  await expect(supplier.getByText('没有等您处理的售后单')).toBeVisible();
  await buyer.goto(pageUrl('/packageCenter'));
  const parcel = buyer.getByRole('row', { name: new RegExp(packageNo) });
  await parcel.getByRole('button', { name: '申请售后' }).click();
  const form = buyer.getByRole('dialog', { name: '申请售后' });
  await form.getByRole('button', { name: '提交申请' }).click();
  for (const missing of ['请选择问题', '金额不正确，请填写如 5.34', '请说明情况'])
    await expect(form.getByText(missing)).toBeVisible();
  await shots(buyer, 'case-form', [1440, 1280, 390]);
  await form.getByRole('combobox', { name: '问题' }).click();
  await form.getByRole('option', { name: '破损' }).click();
  await form.getByLabel(/^金额/).fill('5');
  await form.getByLabel(/^说明/).fill('外壳有裂痕');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: '裂痕.png', mimeType: 'image/png', buffer: png(900, 600) });
  await expect(form.getByRole('button', { name: '删除 裂痕.png' })).toBeVisible();
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByRole('heading', { name: /^售后单 S/ })).toBeVisible();
  await expect(buyer.getByText('供应商 48 小时内未处理将自动同意')).toBeVisible();
  await buyer.goBack();
  await expect(parcel.getByRole('button', { name: '物流轨迹' })).toBeVisible();
  await expect(parcel.getByRole('button', { name: '申请售后' })).toBeHidden();

  // The supplier's open list is told.
  const row = supplier.getByRole('row', { name: new RegExp(packageNo) });
  await expect(row).toContainText('部分补偿 ¥5.00');
  await expect(row).toContainText('1 条新消息');
  await shots(supplier, 'cases-supplier', [1440, 1280, 390]);
  await row.getByRole('link', { name: '查看' }).click();
  await expect(supplier.getByText('48 小时内未处理将自动同意')).toBeVisible();
  await expect(supplier.getByText('外壳有裂痕')).toBeVisible();
  await supplier.getByRole('button', { name: '查看第 1 张图片' }).click();
  const pictures = supplier.getByRole('dialog', { name: '图片与视频' });
  await expect(pictures.getByRole('img')).toBeVisible();
  await shots(supplier, 'case-picture');
  await pictures.getByRole('button', { name: '关闭' }).last().click();
  await shots(supplier, 'case-supplier', [1440, 1280, 390]);
  const evidence = supplier.getByRole('group', { name: '举证包' });
  for (const [button, ending] of [
    ['下载 PDF', /^举证包-.+\.pdf$/],
    ['下载压缩包（含图片和视频）', /^举证包-.+\.zip$/],
  ] as const) {
    const download = supplier.waitForEvent('download');
    await evidence.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
  await expect(supplier.getByText(/^已导出 举证包-/)).toBeVisible();
  await expect(supplier.getByRole('button', { name: '发起理赔' })).toBeVisible();
  await shots(supplier, 'case-evidence');

  // Something is said, then a part is offered; what is beyond the parcel stands at its field.
  const words = supplier.getByLabel('给对方留言');
  await words.fill('很抱歉，我们看看');
  await words.press('Control+Enter');
  const talk = supplier.getByRole('list', { name: '双方的留言与处理' });
  await expect(talk).toContainText('很抱歉，我们看看');
  await expect(words).toHaveValue('');

  // It is among what waits, and counted beside both entries of the menu, until it is answered with others.
  await supplier.goto(pageUrl('/problems'));
  await expect(supplier.getByRole('img', { name: '1 个售后单等您处理' })).toBeVisible();
  const problem = supplier.getByRole('row', { name: new RegExp(packageNo) });
  await expect(problem).toContainText('买家申请部分补偿5.00元，原因：外壳有裂痕');
  await shots(supplier, 'case-problem');
  await problem.getByRole('link', { name: '处理', exact: true }).click();
  await expect(supplier.getByRole('heading', { name: /^售后单 S/ })).toBeVisible();
  const casePage = supplier.url();
  await supplier.goto(pageUrl('/cases'));
  await row.getByRole('checkbox').check({ force: true });
  await supplier.getByRole('button', { name: '处理 1 个售后单' }).click();
  const answers = supplier.getByRole('dialog', { name: '处理售后单 · 1 个' });
  await answers.getByText('提出方案', { exact: true }).click();
  await answers.getByLabel(/^每个补偿金额/).fill('9999');
  await answers.getByRole('button', { name: '向 1 个买家提出方案' }).click();
  await expect(answers.getByRole('alert')).toContainText('不能超过其中最低的可退金额');
  await shots(supplier, 'cases-answer', [1440, 1280, 390]);
  await answers.getByLabel(/^每个补偿金额/).fill('2');
  await answers.getByRole('button', { name: '向 1 个买家提出方案' }).click();
  await expect(answers).toBeHidden();
  await expect(supplier.getByText('没有等您处理的售后单')).toBeVisible();
  await expect(supplier.getByRole('img', { name: '1 个售后单等您处理' })).toBeHidden();
  await supplier.goto(casePage);
  await expect(talk).toContainText('提出方案 ¥2.00');
  await supplier.getByRole('button', { name: '提出方案' }).click();
  const offer = supplier.getByRole('dialog', { name: '提出方案' });
  await offer.getByLabel(/^补偿金额/).fill('9999');
  await offer.getByRole('button', { name: '提交方案' }).click();
  await expect(offer.getByRole('alert')).toContainText('不能超过');
  await shots(supplier, 'case-offer');
  await offer.getByLabel(/^补偿金额/).fill('3');
  await offer.getByLabel('给买家的话').fill('先补偿您 3 元');
  await offer.getByRole('button', { name: '提交方案' }).click();
  await expect(offer).toBeHidden();
  await expect(supplier.getByText('待买家确认')).toBeVisible();

  await buyer.goto(pageUrl('/cases'));
  await expect(buyer.getByRole('row', { name: new RegExp(packageNo) })).toContainText('补偿 ¥3.00');
  await shots(buyer, 'cases-buyer', [1440, 1280, 390]);
  await buyer.getByRole('link', { name: '查看' }).click();
  await expect(buyer.getByText('5 天内未处理将自动关闭')).toBeVisible();
  // The supplier's open page says that its words were seen.
  await expect(talk.getByText('对方已读')).toBeVisible();
  await shots(buyer, 'case-buyer', [1440, 1280, 390]);
  await buyer.getByRole('button', { name: '接受方案' }).click();
  const accept = buyer.getByRole('dialog', { name: '接受方案' });
  await expect(accept).toContainText('¥3.00 立即退回您的余额');
  await accept.getByRole('button', { name: '接受 ¥3.00' }).click();
  await expect(buyer.getByText('已补偿')).toBeVisible();
  await expect(buyer.getByText('售后已结束，不能再留言')).toBeVisible();
  const left = ((10_000 - fee + 300) / 100).toFixed(2);
  await expect(buyer.getByRole('banner').getByText(`¥${left}`)).toBeVisible();
  await shots(buyer, 'case-over');

  await expect(supplier.getByText('已补偿')).toBeVisible();
  await supplier.getByRole('link', { name: '全部售后单' }).click();
  await supplier.getByRole('tab', { name: '已结束' }).click();
  await expect(row).toContainText('已退 ¥3.00');
  await expect(supplier).toHaveURL(/\/cases\?tab=over$/);
  await shots(supplier, 'cases-over');

  // It is among the figures of the supplier, which each row narrows.
  await supplier.getByRole('link', { name: '售后统计' }).click();
  const sums = supplier.getByRole('region', { name: '合计' });
  await expect(sums).toContainText('1 个包裹，1 个有售后单');
  await expect(sums).toContainText('1 个包裹退过款，共退 ¥3.00');
  const goods = supplier.getByRole('table', { name: '按商品' }).getByRole('row', { name: new RegExp(name) });
  await expect(goods).toContainText('100%');
  await expect(goods).toContainText('¥3.00');
  await shots(supplier, 'after-sales-figures');
  await goods.getByRole('link', { name: '看快递' }).click();
  await expect(supplier.getByText(`商品：${name}`)).toBeVisible();
  await expect(supplier.getByRole('table', { name: '按快递' }).getByRole('row').nth(1)).toContainText('100%');
  await shots(supplier, 'after-sales-figures-goods');
  await supplier.getByRole('tab', { name: '收益' }).click();
  await expect(supplier.getByText(`商品：${name}`)).toBeVisible();
  await expect(supplier.getByRole('table', { name: '按日' })).toBeVisible();
  expect([...trouble, ...buyersTrouble]).toEqual([]);
});

test('what an operator decided is appealed against once, with new evidence, and decided anew', async ({
  page: supplier,
  browser,
}) => {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `申诉小熊 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo } = await arrived(buyer, name);
  const [parcel] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM order_package WHERE package_no = $1',
    [packageNo],
  );
  const { caseId } = await call<{ caseId: number }>(buyer, '/afterSales/open', {
    ...{ packageId: parcel?.id, kind: 3, ask: 2, amount: 500, text: '外壳有裂痕' },
  });
  await call(supplier, '/afterSales/answer', { caseId, action: 'refuse', text: '发货时完好' });
  await call(buyer, '/afterSales/reply', { caseId, action: 'escalate', text: '请平台判断' });
  await operate('case', 'decide', '--id', String(caseId), '--give', 'nothing', '--reason', '看不出裂痕');

  await buyer.goto(pageUrl(`/cases/${caseId}`));
  await buyer.getByRole('button', { name: '申诉' }).click();
  const appeal = buyer.getByRole('dialog', { name: '申诉' });
  await expect(appeal).toContainText('已经退给买家的钱不会追回');
  await appeal.getByLabel(/^申诉理由/).fill('补一张清楚的照片');
  await appeal.getByRole('button', { name: '提交申诉' }).click();
  await expect(appeal.getByText('请至少添加一张图片或一个视频')).toBeVisible();
  await appeal
    .locator('input[type="file"]')
    .setInputFiles({ name: '近照.png', mimeType: 'image/png', buffer: png(900, 600) });
  await expect(appeal.getByRole('button', { name: '删除 近照.png' })).toBeVisible();
  await shots(buyer, 'case-appeal');
  await appeal.getByRole('button', { name: '提交申诉' }).click();
  await expect(buyer.getByText('平台处理中')).toBeVisible();

  await supplier.goto(pageUrl(`/cases/${caseId}`));
  await expect(supplier.getByText('补一张清楚的照片')).toBeVisible();
  await operate('case', 'decide', '--id', String(caseId), '--give', '5', '--reason', '近照清楚');
  for (const page of [buyer, supplier]) {
    await expect(page.getByText('已补偿')).toBeVisible(SOON);
    await expect(page.getByRole('button', { name: '申诉' })).toBeHidden();
  }
  await shots(buyer, 'case-appealed');
  expect(trouble).toEqual([]);
});

test('a parcel that was shipped late suggests a case, in its row, its drawer and the inbox, until that is dismissed', async ({
  page: supplier,
  browser,
}) => {
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `旅程小兔 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage();
  const trouble = collectConsoleErrors(buyer);
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo } = await arrived(buyer, name);
  await inDatabase(
    `UPDATE order_package SET status = 40, signed_at = NULL, promised_ship_at = shipped_at - interval '1 day' WHERE package_no = $1`,
    [packageNo],
  );
  const suggested = '发货晚于承诺时间，可以申请部分补偿';

  await buyer.goto(pageUrl('/packageCenter'));
  const row = buyer.getByRole('row', { name: new RegExp(packageNo) });
  await expect(row).toContainText(suggested);
  await shots(buyer, 'suggestion-row');
  await row.getByRole('button', { name: '物流轨迹' }).click();
  const drawer = buyer.getByRole('dialog');
  await expect(drawer).toContainText(suggested);
  await expect(drawer.getByRole('button', { name: '申请售后' })).toBeVisible();
  await shots(buyer, 'suggestion-drawer');

  await buyer.goto(pageUrl('/problems'));
  await expect(row).toContainText('发货超时');
  await shots(buyer, 'suggestion-problems');
  await row.getByRole('button', { name: '申请售后' }).click();
  const form = buyer.getByRole('dialog', { name: '申请售后' });
  await expect(form.getByRole('combobox', { name: '问题' })).toContainText('物流延误');
  await shots(buyer, 'suggestion-form');
  await form.getByRole('button', { name: '再想想' }).click();
  await row.getByRole('button', { name: '忽略建议' }).click();
  await expect(buyer.getByText('不再提示这个包裹，需要时仍可申请售后')).toBeVisible();
  await expect(row).toBeHidden();
  await buyer.goto(pageUrl('/packageCenter'));
  await expect(row.getByRole('button', { name: '申请售后' })).toBeVisible();
  await expect(row).not.toContainText(suggested);
  expect(trouble).toEqual([]);
});
