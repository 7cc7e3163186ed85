import { expect, type Page, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { webhookReceiver } from '../support/webhookReceiver.ts';
import { faultsInBothThemes } from './faults.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { atHomeLike } from './sessions.ts';

const messages = (page: Page) => page.getByRole('table', { name: '推送记录' });

test('a buyer has events sent to a program, looks at the log and sends one again', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const receiver = await webhookReceiver();
  try {
    await atHomeLike(page, '13800000001');
    await page.goto(pageUrl('/me/developer'));
    await page.getByRole('tab', { name: '事件推送' }).click();
    await expect(page.getByText('还没有推送地址')).toBeVisible();
    await shots(page, 'webhooks-none');
    await page.getByRole('button', { name: '添加地址' }).click();
    const form = dialogOf(page, '添加推送地址');
    await form.getByLabel('推送地址').fill('https://192.168.1.1/hooks');
    await form.getByRole('checkbox', { name: '订单已付款' }).check({ force: true });
    await form.getByRole('checkbox', { name: '包裹已发货' }).check({ force: true });
    await form.getByLabel('备注').fill('ERP');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('推送地址不能使用：不能是内网或本机地址')).toBeVisible();
    await shots(page, 'webhooks-new');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await form.getByLabel('推送地址').fill(receiver.url);
    await form.getByRole('button', { name: '保存' }).click();
    const shown = dialogOf(page, '签名密钥');
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    await shots(page, 'webhooks-secret');
    await shown.getByRole('button', { name: '我已保存，关闭' }).click();
    const row = page.getByRole('table', { name: '推送地址' }).getByRole('row', { name: receiver.url });
    await expect(row).toContainText('推送中');
    await expect(page.locator('body')).not.toContainText(secret);

    await row.getByRole('button', { name: '测试' }).click();
    await expect(page.getByText('测试推送已提交，结果见记录')).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [got] = receiver.received;
    expect(new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>)).toMatchObject(
      {
        type: 'webhook.test',
      },
    );
    await shots(page, 'webhooks');
    expect(await faultsInBothThemes(page)).toEqual([]);

    await row.getByRole('button', { name: '记录' }).click();
    const message = messages(page).getByRole('row', { name: /测试推送.*webhook\.test/ });
    await expect(async () => {
      await page.getByRole('button', { name: '刷新' }).click();
      await expect(message).toContainText('HTTP 200', { timeout: 1_000 });
    }).toPass();
    await message.getByRole('button', { name: '重新发送' }).click();
    await expect.poll(() => receiver.received.map(({ id }) => id)).toEqual([got?.id, got?.id]);
    await message.getByRole('button', { name: '详情' }).click();
    await expect(dialogOf(page, '推送详情')).toContainText('"type":"webhook.test"');
    await shots(page, 'webhooks-message');
    await dialogOf(page, '推送详情').getByRole('button', { name: '关闭' }).last().click();
    await shots(page, 'webhooks-log');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goto(pageUrl('/me/developer?tab=webhooks&endpoint=999999'));
    await expect(page.locator('#main')).toContainText('数据不存在');
    await shots(page, 'webhooks-log-none');
    await page.getByRole('button', { name: '返回推送地址' }).click();
    await row.getByRole('button', { name: '删除' }).click();
    await dialogOf(page, '删除推送地址').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('还没有推送地址')).toBeVisible();
    expect(trouble).toEqual([]);
  } finally {
    await receiver.close();
  }
});
