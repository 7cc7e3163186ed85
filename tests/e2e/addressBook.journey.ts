import { expect, type Page, test } from 'playwright/test';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, giveMoney, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const grid = (page: Page) => page.getByRole('grid', { name: '收件人列表' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a buyer keeps people by pasting, from a file and from parcels, and sends to them by a click', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  await placeOrder(page, true);

  await page.goto(pageUrl('/addressBook'));
  await expect(page.getByText('地址簿还是空的')).toBeVisible();
  await shots(page, 'address-book-empty');

  // Pasted: one of them is wrong.
  await press(page, '导入');
  const importing = dialogOf(page, '导入地址');
  await importing
    .getByRole('textbox', { name: '粘贴收件信息' })
    .fill(
      [
        '张小三 13800000301-1234 浙江省杭州市西湖区文三路123号5幢',
        '李四 13800000302 广东省深圳市南山区科技园1栋',
        '王五 138 上海市浦东新区世纪大道1号',
      ].join('\n'),
    );
  await importing.getByRole('button', { name: '识别' }).click();
  const preview = dialogOf(page, '导入预览');
  await expect(preview.getByText('2 行可以导入，1 行需要修改（不会导入）')).toBeVisible();
  await shots(page, 'address-book-preview');
  await preview.getByRole('button', { name: '导入 2 行' }).click();
  await expect(page.getByText('已存入 2 个地址')).toBeVisible();
  await dialogOf(page, '导入结果').getByRole('button', { name: '完成' }).click();

  // From a parcel; what is there already is not kept twice.
  await page.goto(pageUrl('/packageCenter'));
  await rowOf(page, '陈**').getByRole('checkbox').check({ force: true });
  await press(page, '存入地址簿');
  await dialogOf(page, '存入地址簿').getByRole('button', { name: '存入' }).click();
  await expect(page.getByText('已存入 1 个收件人')).toBeVisible();

  await page.goto(pageUrl('/addressBook'));
  await expect(rowOf(page, '陈建国')).toBeVisible();
  await expect(rowOf(page, '张小三')).toContainText('138******01-****');

  // Changed in clear, into a group.
  await rowOf(page, '李四').getByRole('button', { name: '修改' }).click();
  const editor = dialogOf(page, '修改地址');
  await expect(editor.getByLabel('电话')).toHaveValue('13800000302');
  await editor.getByLabel('分组').fill('老客户');
  await shots(page, 'address-book-editor');
  await editor.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByText('地址已保存')).toBeVisible();
  await expect(rowOf(page, '李四')).toContainText('老客户');
  await shots(page, 'address-book');

  // Found by pinyin.
  await page.getByRole('searchbox', { name: '姓名、拼音或电话' }).fill('zxs');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '李四')).toBeHidden();
  await expect(rowOf(page, '张小三')).toBeVisible();
  await press(page, '清除筛选');

  // Into the by-hand wizard.
  for (const name of ['张小三', '李四'])
    await page.getByRole('checkbox', { name: `选择 ${name}` }).check({ force: true });
  await page.getByRole('link', { name: '给选中的 2 人发货' }).click();
  await expect(page.getByText('已加入 2 个收件人')).toBeVisible();
  await page.goto(pageUrl('/shipments/56/-1/byHand?wid=1'));
  await press(page, /^下一步/);
  await page.getByRole('radio', { name: /圆通速递/ }).check();
  await press(page, /^下一步/);
  await expect(grid(page).getByLabel('第2行收件人')).toHaveValue('李四');

  // One more by the dialog; who is there is not added again.
  await press(page, '从地址簿选择');
  const picker = dialogOf(page, '从地址簿选择收件人');
  for (const name of ['陈建国', '张小三'])
    await picker.getByRole('checkbox', { name: `选择 ${name}` }).check({ force: true });
  await shots(page, 'address-book-picker');
  await picker.getByRole('button', { name: '加入 2 个收件人' }).click();
  await expect(page.getByText('已加入 1 个收件人，1 个已在收件人里，没有重复加入')).toBeVisible();
  await expect(grid(page).getByLabel('第3行收件人')).toHaveValue('陈建国');
  expect(trouble).toEqual([]);
});
