import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { because, openConsole } from './operators.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { shots } from './screens.ts';
import { takeTurns } from './turns.ts';

takeTurns('cash-outs', 'alone');

const QUEUE = 'scheduled';

/** A job that the queue no longer tries: what it was to do can be done. */
async function failedJob(): Promise<string> {
  const id = randomUUID();
  await inDatabase(
    `INSERT INTO queue.job (id, name, data, state, retry_limit, retry_count, singleton_key, completed_on, output)
     VALUES ($1, $2, '{"name":"expireOrders"}', 'failed', 2, 2, $3, now(), '{"isRedacted":true,"message":"courier away"}')`,
    [id, QUEUE, `journey-${id}`],
  );
  return id;
}

const stateOf = async (id: string) =>
  (await inDatabase<{ state: string }>('SELECT state FROM queue.job WHERE id = $1', [id]))[0]?.state ??
  'gone';

test('an administrator tries a failed job again, deletes another, and stops cash-outs for a while', async ({
  page,
}) => {
  test.slow();
  const errors = collectConsoleErrors(page);
  const [again, removed] = [await failedJob(), await failedJob()];
  await openConsole(page, 'administrator', '/system');

  const queue = page.getByRole('table', { name: '任务队列' }).getByRole('row').filter({ hasText: QUEUE });
  await queue.getByRole('button', { name: /^查看 \d+ 条$/ }).click();
  const rowOf = (id: string) => page.getByRole('row').filter({ hasText: `journey-${id}` });
  await expect(rowOf(again)).toContainText('courier away');
  await shots(page, 'console-system-failed');
  await rowOf(again).getByRole('button', { name: '重试' }).click();
  await because(page, '重试任务', '重试', '外部平台已恢复');
  await expect(page.getByText('任务已重新排队')).toBeVisible();
  await expect(rowOf(again)).toHaveCount(0);
  await expect.poll(() => stateOf(again)).toBe('completed');

  await rowOf(removed).getByRole('button', { name: '删除' }).click();
  await because(page, '删除任务', '确认删除', '已人工处理');
  await expect(rowOf(removed)).toHaveCount(0);
  expect(await stateOf(removed)).toBe('gone');

  await page.getByRole('button', { name: '暂停提现' }).click();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await because(page, '暂停提现', '确认暂停', '银行系统维护');
  await expect(page.getByRole('main')).toContainText(/提现自 .* 起暂停/);
  await shots(page, 'console-system-paused');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/提现自 .* 起暂停/);
  await page.getByRole('button', { name: '恢复提现' }).click();
  await because(page, '恢复提现', '确认恢复', '银行系统已恢复');
  await expect(page.getByRole('main')).toContainText('提现正常进行');
  expect(errors).toEqual([]);
});
