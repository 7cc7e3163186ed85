import { expect, type Page, test } from 'playwright/test';
import type { ArrivedMessage, SimulatedRobot } from '../../simulators/src/groupRobots/robotBook.ts';
import { faultsInBothThemes } from './faults.ts';
import { dialogOf, header } from './people.ts';
import { collectConsoleErrors, inDatabase, outbox, pageUrl } from './person.ts';
import { shot, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { atHomeLike } from './sessions.ts';

const SOON = { timeout: 60_000 };
const KEY = 'robot-of-the-journey';
const SECRET = 'sign-of-the-journey';
const bell = (page: Page) => header(page).getByRole('button', { name: /^站内消息/ });
const panel = (page: Page) => page.getByRole('region', { name: '站内消息' });
const robotRow = (page: Page) =>
  page.getByRole('table', { name: '我的群机器人' }).getByRole('row', { name: '发货群' });

const robots = () => `${process.env.SIMULATORS_URL}/robots`;
async function putRobot(mood: SimulatedRobot['mood']): Promise<void> {
  const body = JSON.stringify({ platform: 'feishu', key: KEY, secret: SECRET, mood });
  await fetch(`${robots()}/api/putRobot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}
async function arrived(): Promise<string[]> {
  const { messages } = (await (await fetch(`${robots()}/api`)).json()) as { messages: ArrivedMessage[] };
  return messages.filter(({ key }) => key === KEY).map(({ text }) => text);
}
const smsTo = async (phone: string) =>
  ((await outbox()).messages as { phone: string; text?: string }[]).flatMap((one) =>
    one.phone === phone && one.text ? [one.text] : [],
  );

test('a buyer is told of a low balance by the bell, by short message and in the group chat', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await putRobot('well');
  const phone = await atHomeLike(page, '13800000001');
  await page.goto(pageUrl('/messages?show=settings'));
  await expect(page.getByText('还没有群机器人')).toBeVisible();
  await shots(page, 'told-none');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: '添加机器人' }).click();
  const adding = dialogOf(page, '添加群机器人');
  await adding.getByRole('radio', { name: '飞书' }).check({ force: true });
  await adding
    .getByLabel('Webhook 地址')
    .fill('https://example.com/open-apis/bot/v2/hook/somebody-elses-hook');
  await adding.getByLabel('加签密钥').fill(SECRET);
  await adding.getByLabel('名称').fill('发货群');
  await adding.getByRole('button', { name: '添加' }).click();
  await expect(adding.getByText('不是该平台群机器人的 Webhook 地址')).toBeVisible();
  await shots(page, 'told-robot-new');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await adding.getByLabel('Webhook 地址').fill(`${robots()}/feishu/open-apis/bot/v2/hook/${KEY}`);
  await adding.getByRole('button', { name: '添加' }).click();
  await expect(robotRow(page)).toContainText('正常');
  await expect(page.locator('body')).not.toContainText(SECRET);
  await robotRow(page).getByRole('button', { name: '发送测试消息' }).click();
  await expect(page.getByText('测试消息已发送，请到群里查看')).toBeVisible();
  // The first tried the robot when it was added.
  const tried = '【橙仓】这是一条测试消息，收到说明机器人已连接。';
  expect(await arrived()).toEqual([tried, tried]);

  await page.getByRole('button', { name: '修改设置' }).click();
  const ways = dialogOf(page, '修改消息设置');
  for (const cell of ['资金：短信', '资金：发货群', '账号与平台：发货群'])
    await ways.getByRole('checkbox', { name: cell }).check({ force: true });
  await shots(page, 'told-ways');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await ways.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('消息设置已保存')).toBeVisible();

  await page.getByRole('button', { name: '设置', exact: true }).click();
  const limit = dialogOf(page, '余额提醒');
  await limit.getByLabel('可用余额低于（元）').fill('900000000');
  await limit.getByRole('button', { name: '保存提醒' }).click();
  await expect(page.getByText('可用余额低于 ¥900000000.00 时提醒')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('站内消息，1 条未读', SOON);
  await expect
    .poll(() => smsTo(phone), SOON)
    .toEqual(['【橙仓】您有1条“资金”新消息，请登录后在站内消息查看。']);
  await expect.poll(arrived, SOON).toHaveLength(3);
  expect((await arrived())[0]).toMatch(
    /^【橙仓】余额低于 ¥900000000\.00\n可用余额还有 ¥[\d.]+，低于您设置的/,
  );
  await page.reload();
  await expect(robotRow(page)).toContainText('发送过');
  await robotRow(page).scrollIntoViewIfNeeded();
  await shots(page, 'told');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await putRobot('removed');
  await inDatabase(
    `INSERT INTO person_notice (account_id, kind, title, detail, link)
     SELECT id, 'cashOutPaid', '提现已到账', '提现已打款。', '/buyer/wallet?tab=cashOuts' FROM account WHERE kind = 1 AND phone_print = $1`,
    [printOf(phone)],
  );
  await expect(bell(page)).toHaveAccessibleName('站内消息，3 条未读', SOON);
  await bell(page).click();
  const rests = panel(page).getByRole('link', { name: /群机器人「发货群」已暂停/ });
  await expect(rests).toContainText('机器人已从群里移除或停用');
  await shots(page, 'told-bell');
  await rests.click();
  await expect(page).toHaveURL(pageUrl('/messages?show=settings'));
  await page.reload();
  await expect(robotRow(page)).toContainText('已暂停');
  await expect(robotRow(page)).toContainText('机器人已从群里移除或停用');
  await robotRow(page).scrollIntoViewIfNeeded();
  await shots(page, 'told-resting');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await arrived()).toHaveLength(3);

  await putRobot('well');
  await robotRow(page).getByRole('button', { name: '恢复' }).click();
  await expect(robotRow(page)).toContainText('正常');
  await robotRow(page).getByRole('button', { name: '删除' }).click();
  await dialogOf(page, '删除群机器人').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有群机器人')).toBeVisible();
  await page.getByRole('tab', { name: '未读' }).click();
  const low = page.getByRole('link', { name: /余额低于/ });
  await low.click();
  await expect(page).toHaveURL(/\/buyer\/wallet\?/);
  await page.goto(`${robots()}/`);
  await expect(page.getByText('收到的消息（最近 3 条）')).toBeVisible();
  await shot(page, 'told-simulator');
  expect(trouble).toEqual([]);
});
