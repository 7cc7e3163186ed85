import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { header } from './people.ts';
import { buyerLike, collectConsoleErrors, signIn } from './person.ts';
import { ended, freePort, ready, start } from './product.ts';
import { shot } from './screens.ts';

let gateway: ChildProcess;
let url: string;

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  gateway = start('gateway', {
    NODE_ENV: 'production',
    GATEWAY_PORT: String(port),
    API_BASE_URL: process.env.API_URL ?? '',
  });
  await ready(`${url}/health/ready`);
});
test.afterAll(() => ended(gateway));

type Sent = { operationName: string; query?: string; extensions: { persistedQuery?: object } };

test('in production pages send only ids of documents, and all of them are known', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql')) sent.push(request.postDataJSON() as Sent);
  });
  const phone = await buyerLike('13800000001');
  await page.goto(`${url}/t3/`);
  await page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, phone);
  await page.goto(`${url}/t3/orderCenter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.map(({ operationName }) => operationName)).toContain('WatchChanges');

  const names = sent.map(({ operationName }) => operationName);
  expect(names).toEqual(expect.arrayContaining(['SignIn', 'OpenHome', 'OpenOrders']));
  for (const { query = '', extensions } of sent) {
    expect(query).toBe('');
    expect(extensions.persistedQuery).toEqual({
      version: 1,
      sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  }
  expect(trouble).toEqual([]);
});

test('a page whose release is no longer served asks to be reloaded', async ({ page }) => {
  const unknown = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON() as Sent;
    return route.continue({ postData: { ...body, extensions: unknown } });
  });
  // The home page alone comes with its answers.
  await page.goto(`${url}/t3/?category=8`);
  const prompt = page.getByRole('region', { name: '页面有新版本' });
  await expect(prompt).toBeVisible();
  await shot(page, 'release-retired');
  await page.unroute('**/graphql');
  await prompt.getByRole('button', { name: '立即刷新' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '我知道了' })).toBeVisible();
  await expect(prompt).toBeHidden();
});

test('a text is refused', async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Typed { settings { title } }' }),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      errors: [
        {
          message: '只执行登记过的查询，请只发送其编号',
          extensions: { code: 'PERSISTED_QUERY_ID_REQUIRED', requestId: expect.any(String) },
        },
      ],
    },
  ]);
});
