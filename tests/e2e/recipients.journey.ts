import { expect, type Page, test } from 'playwright/test';
import { nextButton, recipientCell, summary } from './autoWizard.ts';
import { buyerLike, collectConsoleErrors, pageUrl } from './person.ts';
import { shot, sidewaysWithin } from './screens.ts';
import { openSession } from './sessions.ts';

const MIXED = `收货人: 张三丰
手机号码: 13800000202
所在地区: 浙江省杭州市西湖区
详细地址: 文三路1号
数量：2件

李四光 13800000203 江苏省南京市玄武区珠江路2号 3件 放门口

订单号：241108-123456789012345
王小明 18400000113转1234 上海市黄浦区淮海中路333号 红色XL 白云`;

/** Pastes as the keyboard does. */
async function paste(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: '粘贴收件人' });
  await box.focus();
  await box.evaluate((area, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    document.execCommand('insertText', false, pasted);
  }, text);
}

async function buyerAtRecipients(page: Page): Promise<void> {
  await openSession(page, await buyerLike('13800000001'));
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: '发件人' })).toBeVisible();
  await nextButton(page).click();
}

/** A stretch by what it was read as, whatever mark stands before it. */
const part = (page: Page, kind: string, words: string) =>
  page
    .getByRole('region', { name: '识别预览' })
    .getByRole('button', { name: new RegExp(`^${kind}：[：\\s]*${words}$`) });

test('a buyer sees what three mixed pastes were read as, corrects a stretch, and pays parcels of different pieces', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtRecipients(page);
  await paste(page, MIXED);
  const take = page.getByRole('button', { name: '识别并加入 3 位收件人' });
  await expect(take).toBeFocused();
  for (const [kind, words] of [
    ['收件人', '张三丰'],
    ['电话', '13800000202'],
    ['省市区', '浙江省杭州市西湖区'],
    ['详细地址', '文三路1号'],
    ['件数', '2件'],
    ['件数', '3件'],
    ['备注', '放门口'],
    ['规格', '红色XL'],
    ['订单号', '241108-123456789012345'],
  ] as const)
    await expect(part(page, kind, words)).toBeVisible();
  const colourOf = (kind: string, words: string) =>
    part(page, kind, words).evaluate((button) => getComputedStyle(button).borderBottomColor);
  const colours = [
    await colourOf('收件人', '张三丰'),
    await colourOf('件数', '2件'),
    await colourOf('规格', '红色XL'),
  ];
  expect(new Set(colours).size).toBe(3);
  await shot(page, 'preview-light');

  // What the goods are called is no specification here, but a wish.
  await part(page, '规格', '红色XL').click();
  await page.getByRole('menuitemradio', { name: '备注' }).click();
  await expect(part(page, '备注', '红色XL')).toBeFocused();
  await take.focus();
  await page.keyboard.press('Enter');

  await expect(recipientCell(page, '第1行收件人')).toHaveValue('张三丰');
  for (const [name, value] of [
    ...[['第1行件数', '2'] as const, ['第2行件数', '3'] as const, ['第3行件数', ''] as const],
    ...[['第2行备注', '放门口'] as const, ['第3行分机', '1234'] as const],
    ['第3行第三方订单号', '241108-123456789012345'] as const,
  ])
    await expect(recipientCell(page, name)).toHaveValue(value);
  await expect(recipientCell(page, '第3行备注')).toHaveValue(/红色XL/);
  // All columns are there, and none is out of sight.
  const list = page.getByRole('grid', { name: '收件人列表' }).locator('..');
  expect(await sidewaysWithin(list)).toBe(0);
  await shot(page, 'recipients-columns-light');

  // Six pieces: one bear of 9.90 each, and by parcel what the courier takes.
  await expect(summary(page).getByText('6 件')).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByRole('row', { name: /李四光/ })).toContainText('放门口');
  await expect(summary(page).getByText('1 到 3 件')).toBeVisible();
  await shot(page, 'review-pieces-light');
  await page.getByRole('button', { name: /^确认支付/ }).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();

  // Parcels of different pieces are one order.
  await page.getByRole('link', { name: '包裹列表' }).first().click();
  const parcels = page.getByRole('table', { name: '包裹列表' }).getByRole('row');
  for (const [who, pieces] of [
    ['张**', '2 件'],
    ['李**', '3 件'],
    ['李**', '备注：放门口'],
    ['王**', '1 件'],
  ] as const)
    await expect(parcels.filter({ hasText: who })).toContainText(pieces);
  await shot(page, 'parcels-pieces-light');

  await page.getByRole('link', { name: '我的订单' }).first().click();
  const order = page.getByRole('row').filter({ hasText: '共 6 件' });
  await order.getByRole('link', { name: '详情' }).click();
  const ofLi = page
    .getByRole('dialog', { name: '订单详情' })
    .getByRole('listitem')
    .filter({ hasText: '江苏省南京市' });
  await expect(ofLi).toContainText('3 件');
  await expect(ofLi).toContainText('备注：放门口');
  expect(trouble).toEqual([]);
});

const CHAT = `小鱼儿 2024/11/8 14:03:22
老板你好，麻烦发这个地址
张三丰 13800000202 浙江省杭州市西湖区文三路1号
谢谢啦[玫瑰]

还是上次那个
李四光 13800000203 江苏省南京市玄武区珠江路2号 ¥39.80`;

test('what nobody needs of a chat is grey and leaves no reminder, and a click gives it to a field', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtRecipients(page);
  await paste(page, CHAT);
  for (const [kind, words] of [
    ['不需要', '小鱼儿 2024/11/8 14:03:22'],
    ['不需要', '¥39\\.80'],
    ['未识别', '还是上次那个'],
  ] as const)
    await expect(part(page, kind, words)).toBeVisible();
  await shot(page, 'preview-chat-light');
  await part(page, '不需要', '谢谢啦\\[玫瑰\\]').click();
  await page.getByRole('menuitemradio', { name: '备注' }).click();
  await expect(part(page, '备注', '谢谢啦\\[玫瑰\\]')).toBeFocused();
  await page.getByRole('button', { name: '识别并加入 2 位收件人' }).click();

  await expect(recipientCell(page, '第1行备注')).toHaveValue('谢谢啦[玫瑰]');
  const list = page.getByRole('grid', { name: '收件人列表' });
  await expect(list.getByText('提醒')).toHaveCount(1);
  await expect(list.getByText('未识别：还是上次那个')).toBeVisible();
  await expect(page.getByText('全部已确认')).toBeVisible();
  await shot(page, 'recipients-chat-light');
  await page.getByRole('button', { name: '确认第2行' }).click();
  await expect(list.getByText('提醒')).toHaveCount(0);
  await expect(list.getByText('正常')).toHaveCount(2);
  expect(trouble).toEqual([]);
});

test('a masked recipient is named as such at once, and leads to the binding of shops', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtRecipients(page);
  await paste(
    page,
    '张* 138****1234 北京市海淀区中关村大街27号\n李四光 13800000203 江苏省南京市玄武区珠江路2号',
  );
  await expect(page.getByText('脱敏信息，请绑定店铺下单', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('还有 1 行待确认')).toBeVisible();
  await expect(nextButton(page)).toBeDisabled();
  await page.getByRole('link', { name: '去绑定店铺' }).click();
  await expect(page.getByRole('tab', { name: '自动发货', selected: true })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a district of a name that four cities have is picked from these, and is not said twice', async ({
  page,
}) => {
  await buyerAtRecipients(page);
  await paste(page, '赵六六 13800000205 鼓楼区中山路12号3栋201室');
  await page.keyboard.press('Enter');
  await expect(recipientCell(page, '第1行省市区 选择地区')).toBeFocused();
  await page.keyboard.press('Space');
  const places = page.getByRole('option');
  await expect(places).toHaveText([
    ...['江苏省 / 南京市 / 鼓楼区', '江苏省 / 徐州市 / 鼓楼区'],
    ...['福建省 / 福州市 / 鼓楼区', '河南省 / 开封市 / 鼓楼区'],
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(recipientCell(page, '第1行省市区 江苏省 徐州市 鼓楼区')).toBeVisible();
  await expect(recipientCell(page, '第1行详细地址')).toHaveValue('中山路12号3栋201室');
});

test('whoever works by the keyboard stops only at recipients that are not sure', async ({ page }) => {
  await buyerAtRecipients(page);
  const sure = Array.from(
    { length: 120 },
    (_, at) => `张三丰 138000${String(10_000 + at)} 浙江省杭州市西湖区文三路${at + 1}号`,
  );
  sure[3] = '李四光 13800000203 江苏省南京市珠江路2号';
  sure[110] = '王小明 1380000 上海市黄浦区淮海中路333号';
  await paste(page, sure.join('\n'));
  await expect(page.getByRole('button', { name: '识别并加入 120 位收件人' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('还有 2 行待确认')).toBeVisible();
  await expect(recipientCell(page, '第4行省市区 江苏省 南京市')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recipientCell(page, '第111行电话')).toBeFocused();
  await page.keyboard.type('13800000204');
  await page.keyboard.press('Enter');
  await expect(page.getByText('全部已确认')).toBeVisible();
});
