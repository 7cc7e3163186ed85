import { expect, type Page, test } from 'playwright/test';
import { payButton, recipientCell, summary } from './autoWizard.ts';
import { buyerLike, collectConsoleErrors, giveMoney, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shot, shots, sidewaysWithin } from './screens.ts';
import { openSession, signedInBuyer } from './sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const widthOf = (page: Page) => menu(page).evaluate((box) => box.getBoundingClientRect().width);

/** What a list scrolls in. */
const boxOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('..');

test('the menu becomes signs by a button and by a key, stays so on that computer, and lists show all their columns', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByRole('row', { name: new RegExp(orderNo) })).toBeVisible();
  expect(await widthOf(page)).toBe(170);

  await page.getByRole('button', { name: /^收起菜单/ }).click();
  expect(await widthOf(page)).toBe(56);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await sidewaysWithin(boxOf(page, '订单列表'))).toBe(0);
  await shots(page, 'menu-orders');

  // Of a sign the name is read aloud and shown on hover; it leads where the words led.
  await menu(page).getByRole('link', { name: '包裹列表' }).click();
  await expect(page.getByRole('table', { name: '包裹列表' }).getByRole('row').nth(1)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await sidewaysWithin(boxOf(page, '包裹列表'))).toBe(0);
  await shots(page, 'menu-parcels');

  await page.reload();
  await expect(page.getByRole('button', { name: /^展开菜单/ })).toBeVisible();
  expect(await widthOf(page)).toBe(56);
  await page.getByRole('main').focus();
  await page.keyboard.press('m');
  expect(await widthOf(page)).toBe(170);
  expect(trouble).toEqual([]);
});

test('the keys of a page are listed by ?, / leads to the search, and what is typed stays text', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: '快捷键' });
  await expect(list.getByText('新建发货单')).toBeVisible();
  await shot(page, 'shortcuts-site');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: '搜索' });
  await expect(search).toBeFocused();
  await page.keyboard.type('n/?m');
  await expect(search).toHaveValue('n/?m');
  await expect(page).toHaveURL(/orderCenter/);

  await page.getByRole('main').focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/shipments\/byHand/);
  expect(trouble).toEqual([]);
});

/** The keyboard of somebody whose every press counts. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    press: async (keys: string) => {
      presses += 1;
      await page.keyboard.press(keys);
    },
    presses: () => presses,
  };
}

test('an experienced buyer pays 500 recipients from the paste on in less than ten key presses, and sees those in doubt first', async ({
  page,
  context,
}) => {
  const trouble = collectConsoleErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = await buyerLike('13800000001');
  await giveMoney(phone, 10_000);
  await openSession(page, phone);
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await page.getByRole('radio', { name: '快速发货' }).check();
  for (const name of ['发货商品', '快递', '发件人', '订单信息', '收件人列表'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(summary(page).getByText('毛绒小熊公仔 25cm')).toBeVisible();
  await shots(page, 'onepage-empty');

  // The choice is remembered.
  await page.reload();
  await expect(page.getByRole('radio', { name: '快速发货' })).toBeChecked();
  await expect(page.getByRole('heading', { name: '快递', exact: true })).toBeVisible();

  const lines = Array.from(
    { length: 500 },
    (_, at) => `张三丰 138000${String(10_000 + at)} 浙江省杭州市西湖区文三路${at + 1}号`,
  );
  // Sendable, and not sure: two regions have a 鼓楼区 there, and the name is doubtful.
  lines[3] = '李四光 13800000203 江苏省南京市珠江路2号';
  lines[410] = '王小明 13800000204 江苏省徐州市中山路12号';
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await page.getByRole('main').focus();

  const keys = countedKeys(page);
  const confirm = summary(page).getByRole('button', { name: '下一步：核对并支付' });
  await keys.press('p');
  await expect(page.getByRole('textbox', { name: '粘贴收件人' })).toBeFocused();
  await keys.press('Control+v');
  await expect(page.getByRole('button', { name: '识别并加入 500 位收件人' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText('还有 2 行待确认')).toBeVisible();
  await expect(summary(page).getByText('500 个')).toBeVisible();
  await expect(summary(page).getByText('¥6330.00')).toBeVisible();
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
  await shots(page, 'onepage-filled');
  await keys.press('Control+Enter');
  await expect(page.getByText('2 行待确认，可以先看一遍再支付')).toBeVisible();
  await expect(payButton(page)).toHaveText('确认支付 ¥6330.00');
  await shots(page, 'onepage-confirm');
  await keys.press('F8');
  await expect(recipientCell(page, '第4行省市区 江苏省 南京市')).toBeFocused();
  await keys.press('Enter');
  await expect(recipientCell(page, '第411行省市区 江苏省 徐州市')).toBeFocused();
  await keys.press('Enter');
  // It is priced anew, and gone on to as soon as it is.
  await expect(page.getByText('全部已确认')).toBeVisible();
  await keys.press('Control+Enter');
  await expect(payButton(page)).toHaveText('确认支付 ¥6330.00');
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(payButton(page)).toBeEnabled();
  await keys.press('Control+Enter');
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  expect(keys.presses()).toBeLessThan(10);
  await expect(page.getByText('500 个')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('the list of recipients is worked on like a spreadsheet: a block is pasted, cells are chosen, filled and undone', async ({
  page,
  context,
}) => {
  const trouble = collectConsoleErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSession(page, await buyerLike('13800000001'));
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await page.getByRole('radio', { name: '快速发货' }).check();
  const lines = [1, 2, 3, 4].map((at) => `张三丰 1380001000${at} 浙江省杭州市西湖区文三路${at}号`);
  await page.getByRole('textbox', { name: '粘贴收件人' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: '识别并加入 4 位收件人' }).click();
  await expect(recipientCell(page, '第4行收件人')).toHaveValue('张三丰');

  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  await recipientCell(page, '第2行收件人').click();
  await paste('李四光\t13800000203\n王小明\t13800000204');
  await expect(recipientCell(page, '第3行电话')).toHaveValue('13800000204');
  await expect(recipientCell(page, '第2行收件人')).toHaveValue('李四光');

  await recipientCell(page, '第1行件数').click();
  await page.keyboard.type('3');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(recipientCell(page, '第3行件数')).toHaveValue('3');
  await expect(recipientCell(page, '第4行件数')).toHaveValue('');
  await shots(page, 'onepage-cells');
  const handle = page.locator('[data-fill]');
  await handle.hover();
  await page.mouse.down();
  await recipientCell(page, '第4行件数').hover();
  await page.mouse.up();
  await expect(recipientCell(page, '第4行件数')).toHaveValue('3');
  await page.keyboard.press('Control+z');
  await expect(recipientCell(page, '第4行件数')).toHaveValue('');

  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3\n3\n3');
  await page.keyboard.press('Delete');
  await expect(recipientCell(page, '第2行件数')).toHaveValue('');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const listed = page.getByRole('dialog', { name: '快捷键' });
  await expect(listed.getByText('选择一片单元格，也可以用鼠标拖选')).toBeVisible();
  await shot(page, 'shortcuts-page');
  expect(trouble).toEqual([]);
});
