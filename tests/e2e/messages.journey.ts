import { expect, type Page, test } from 'playwright/test';
import { operate } from './operators.ts';
import { header } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

const SOON = { timeout: 60_000 };
const bell = (page: Page) => header(page).getByRole('button', { name: /^站内消息/ });
const panel = (page: Page) => page.getByRole('region', { name: '站内消息' });

/** Goods of the signed-in supplier that wait for an audit; answers their id. */
async function waitingGood(page: Page, name: string, warehouse: string): Promise<string> {
  await publishGood(page, { name, warehouse });
  const [good] = await inDatabase<{ id: string }>(
    'UPDATE goods SET status = 3 WHERE name = $1 RETURNING id::text AS id',
    [name],
  );
  return good?.id ?? '';
}

test('what an operator decides about goods rings at their supplier, and leads there', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse, phone } = await supplierWithWarehouse(page);
  const good = await waitingGood(page, '旅程消息小熊', warehouse);
  await expect(bell(page)).toHaveAccessibleName('站内消息');
  await operate('goods', 'reject', '--id', good, '--reason', '主图不清晰');
  // Nobody touches the page.
  await expect(bell(page)).toHaveAccessibleName('站内消息，1 条未读', SOON);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  const told = panel(page).getByRole('link', { name: /商品未通过审核/ });
  await expect(told).toContainText('「旅程消息小熊」未通过审核：主图不清晰。修改后可重新提交。');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: '全部已读' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(told).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await bell(page).click();
  await told.click();
  await expect(page).toHaveURL(pageUrl(`/seller/publishGoods/${good}`));
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('站内消息');

  await inDatabase(
    `INSERT INTO person_notice (account_id, kind, title, detail, link, read_at)
     SELECT id, 'test', '提现已到账', '提现 T2611280912 已打款，实际到账 ¥' || n || '.00。' || repeat('平台会在一到三个工作日内完成打款，请留意收款账户。', n % 4),
            '/seller/wallet?tab=cashOuts', CASE WHEN n % 3 > 0 THEN now() END
       FROM account, generate_series(1, 23) n WHERE phone_print = $1 ORDER BY n`,
    [printOf(phone)],
  );
  await expect(bell(page)).toHaveAccessibleName('站内消息，7 条未读', SOON);
  await bell(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(10);
  await shots(page, 'bell');
  await panel(page).getByRole('link', { name: '查看全部' }).click();
  await expect(page).toHaveURL(pageUrl('/messages'));
  const rows = page.getByRole('list', { name: '站内消息' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await shots(page, 'messages');
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('tab', { name: '未读' }).click();
  await expect(rows).toHaveCount(7);
  await page.getByRole('main').getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('没有未读消息')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('站内消息');
  expect(trouble).toEqual([]);
});
