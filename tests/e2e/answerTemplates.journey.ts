import { expect, type Page, test } from 'playwright/test';
import { arrived } from './arrivedParcels.ts';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 420_000 });
const WIDTHS = [1440, 1280, 390];

/** A signed parcel of the buyer with an open case or an asked refund; answers its number. */
async function complained(buyer: Page, name: string, about: 'case' | 'refund'): Promise<string> {
  const { packageNo } = await arrived(buyer, name);
  const [parcel] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM order_package WHERE package_no = $1',
    [packageNo],
  );
  if (about === 'case')
    await call(buyer, '/afterSales/open', {
      ...{ packageId: parcel?.id, kind: 3, ask: 2, amount: 500, text: '外壳有裂痕' },
    });
  else await call(buyer, '/orderPackages/refund', { packageIds: [parcel?.id], reason: '不要了' });
  return packageNo;
}

test('a supplier keeps what it typed in a case, and answers many cases and a refund with it', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('ListAnswerTemplates')) asked.push(request.url());
  });
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `常用小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 200);
  const first = await complained(buyer, name, 'case');
  const second = await complained(buyer, name, 'case');
  const refunded = await complained(buyer, name, 'refund');

  // What was typed to a buyer is kept under a name.
  await page.goto(pageUrl('/cases'));
  await page
    .getByRole('row', { name: new RegExp(first) })
    .getByRole('link', { name: '查看' })
    .click();
  const chooser = page.getByRole('button', { name: '常用回复' });
  const menu = page.getByRole('menu', { name: '常用回复' });
  await expect(page.getByLabel('给对方留言')).toBeVisible();
  expect(asked).toEqual([]);
  await chooser.click();
  await expect(page.getByText('还没有常用回复')).toBeVisible();
  await shots(page, 'templates-none');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(chooser).toBeFocused();
  await page.getByLabel('给对方留言').fill('很抱歉给您添麻烦了，我们马上核实。');
  await chooser.click();
  await menu.getByRole('menuitem', { name: '存为常用回复' }).click();
  const keeping = page.getByRole('dialog', { name: '存为常用回复' });
  await expect(keeping.getByLabel(/^内容/)).toHaveValue('很抱歉给您添麻烦了，我们马上核实。');
  await keeping.getByLabel(/^名称/).fill('道歉');
  await shots(page, 'templates-keep', WIDTHS);
  await keeping.getByRole('button', { name: '保存' }).click();
  await expect(keeping).toBeHidden();
  await expect(page.getByLabel('给对方留言')).toHaveValue('很抱歉给您添麻烦了，我们马上核实。');

  // It is chosen by the keyboard in an answer to many, behind what was typed there.
  await page.goto(pageUrl('/cases'));
  for (const packageNo of [first, second])
    await page
      .getByRole('row', { name: new RegExp(packageNo) })
      .getByRole('checkbox')
      .check({ force: true });
  await page.getByRole('button', { name: '处理 2 个售后单' }).click();
  const answers = page.getByRole('dialog', { name: '处理售后单 · 2 个' });
  await answers.getByText('拒绝', { exact: true }).click();
  const words = answers.getByLabel(/^给买家的话/);
  await words.fill('您好，');
  await answers.getByRole('button', { name: '常用回复' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: /^道歉/ })).toBeFocused();
  await shots(page, 'templates-cases', WIDTHS);
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('您好，很抱歉给您添麻烦了，我们马上核实。');
  await expect(words).toBeFocused();
  await page.keyboard.type('谢谢');
  await expect(words).toHaveValue('您好，很抱歉给您添麻烦了，我们马上核实。谢谢');
  await answers.getByRole('button', { name: '拒绝 2 个' }).click();
  await expect(answers).toBeHidden();

  // Ten more, one too long for a refund: they are found by typing, and what does not fit is said.
  for (const [at, text] of [...'甲乙丙丁戊己庚辛壬'].entries())
    await call(page, '/answerTemplates/save', { name: `模板${text}`, text: `${text}的内容 ${at}` });
  await call(page, '/answerTemplates/save', { name: '退货须知', text: '请在七天内寄回。'.repeat(30) });
  await page.goto(pageUrl('/packageCenter?tab=refunds'));
  await page
    .getByRole('row', { name: new RegExp(refunded) })
    .getByRole('button', { name: '处理退款' })
    .click();
  const refund = page.getByRole('dialog', { name: '处理退款' });
  await refund.getByText('拒绝退款', { exact: true }).first().click();
  await refund.getByRole('button', { name: '常用回复' }).click();
  const search = page.getByPlaceholder('按名称或内容查找');
  await expect(search).toBeFocused();
  await expect(menu.getByRole('menuitem').first()).toContainText('道歉');
  await shots(page, 'templates-refund');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await refund.getByRole('button', { name: '常用回复' }).click();
  await expect(search).toBeFocused();
  await shots(page, 'templates-refund', [390]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.type('七天');
  await expect(menu.getByRole('menuitem')).toHaveText([/^退货须知/, '存为常用回复', '管理常用回复']);
  await page.keyboard.press('Enter');
  await expect(refund.getByRole('alert')).toHaveText('放不下：“退货须知”有 240 字，这里还能写 200 字');
  await shots(page, 'templates-too-long', WIDTHS);
  await search.fill('道歉');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(refund.getByLabel(/^给买家的话/)).toHaveValue('很抱歉给您添麻烦了，我们马上核实。');

  // Renamed to a name that there is, then another one, and one is deleted.
  await refund.getByRole('button', { name: '常用回复' }).click();
  await menu.getByRole('menuitem', { name: '管理常用回复' }).click();
  const managing = page.getByRole('dialog', { name: '管理常用回复' });
  await expect(managing.getByText('已保存 11 条')).toBeVisible();
  await shots(page, 'templates-manage', WIDTHS);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await managing.getByRole('button', { name: '修改“道歉”' }).click();
  const editing = page.getByRole('dialog', { name: '修改常用回复' });
  await editing.getByLabel(/^名称/).fill('模板甲');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing.getByText('同名常用回复已存在')).toBeVisible();
  await shots(page, 'templates-twin', WIDTHS);
  await editing.getByLabel(/^名称/).fill('致歉');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(managing.getByRole('button', { name: '修改“致歉”' })).toBeVisible();
  await managing.getByRole('button', { name: '删除“模板甲”' }).click();
  await page.getByRole('dialog', { name: '删除常用回复' }).getByRole('button', { name: '确认删除' }).click();
  await expect(managing.getByText('已保存 10 条')).toBeVisible();
  await managing.getByRole('button', { name: '关闭' }).last().click();
  await expect(refund.getByLabel(/^给买家的话/)).toHaveValue('很抱歉给您添麻烦了，我们马上核实。');
  await refund.getByRole('button', { name: '拒绝退款' }).click();
  await expect(refund).toBeHidden();
  const said = await inDatabase<{ text: string }>(
    `SELECT r.audit_reason AS text FROM refund r JOIN order_package p ON p.id = r.package_id WHERE p.package_no = $1`,
    [refunded],
  );
  expect(said).toEqual([{ text: '很抱歉给您添麻烦了，我们马上核实。' }]);

  // Buyers have none.
  await buyer.goto(pageUrl('/cases'));
  await buyer
    .getByRole('row', { name: new RegExp(first) })
    .getByRole('link', { name: '查看' })
    .click();
  await expect(buyer.getByLabel('给对方留言')).toBeVisible();
  await expect(buyer.getByRole('button', { name: '常用回复' })).toBeHidden();
  expect(trouble).toEqual([]);
});
