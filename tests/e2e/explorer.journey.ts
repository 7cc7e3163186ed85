import { expect, type Locator, type Page, test } from 'playwright/test';
import { DEMO_PEOPLE } from '../../explorer/src/demoPeople.ts';
import { buyerLike, collectConsoleErrors } from './person.ts';
import { shot } from './screens.ts';

const gateway = () => process.env.GATEWAY_URL ?? '';
/** Cuts a page off from everything but the gateway; answers what it wanted all the same. */
async function keepToGateway(page: Page): Promise<string[]> {
  const wanted: string[] = [];
  await page.route(
    (url) => url.origin !== gateway(),
    (route) => {
      wanted.push(route.request().url());
      return route.abort();
    },
  );
  return wanted;
}

/** Clicks the demo buyer in as a twin: a second sign-in would end the session of whoever is the first. */
async function signInWithClick(page: Page): Promise<void> {
  const { phone } = DEMO_PEOPLE.BUYER;
  const twin = await buyerLike(phone);
  await page.route(`${gateway()}/graphql`, (route, request) =>
    request.method() === 'POST'
      ? route.continue({ postData: request.postData()?.replace(phone, twin) })
      : route.fallback(),
  );
  await page.getByRole('button', { name: '以演示买家登录' }).click();
  await expect(page.getByRole('status').getByText('已是演示买家')).toBeVisible();
}

const examples = (page: Page) => page.getByRole('complementary', { name: '示例操作' });
const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });

/** Picks an example, or what is offered for one, and runs it once the editors have it. */
async function run(page: Page, button: Locator, operation: string): Promise<void> {
  await button.click();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(operation);
  await page.getByRole('button', { name: /^Execute query/ }).click();
}

test('a developer finds an error in the documentation by its name', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const wanted = await keepToGateway(page);
  await page.goto(`${gateway()}/explorer/`);
  await page.getByRole('link', { name: '开放文档' }).click();
  await expect(page.getByRole('heading', { name: '从这里开始' })).toBeVisible();
  await page.getByRole('searchbox', { name: '查找类型、字段、错误' }).fill('balance_sh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^BALANCE_SHORT 200 余额不足/ })).toBeInViewport();
  await shot(page, 'docs-errors');
  expect([trouble, wanted]).toEqual([[], []]);
});

test('a developer signs in with a click, picks an example, runs it and goes on with its answer', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const wanted = await keepToGateway(page);
  await page.goto(`${gateway()}/explorer/`);
  await signInWithClick(page);
  await expect(page.getByLabel('x-token')).toHaveValue(/.{20,}/);

  await examples(page).getByText('手动发货').click();
  const example = (name: string) => examples(page).getByRole('button', { name, exact: true });
  await run(page, example('选仓库、快递和发件人'), 'ChooseWarehouse');
  await expect(answer(page)).toContainText('义乌小商品云仓');
  await example('试算').click();
  const underlined = page.getByRole('region', { name: 'Variables' }).locator('.squiggly-error');
  await expect(underlined).not.toHaveCount(0);
  await run(page, examples(page).getByRole('alert').getByRole('button', { name: '选商品' }), 'ChooseGood');
  await expect(answer(page)).toContainText('"chosen"');
  await run(page, example('试算'), 'QuoteByHand');
  await expect(examples(page).getByRole('alert')).toBeHidden();
  await expect(answer(page)).toContainText('"totalFeeYuan"');
  await expect(underlined).toHaveCount(0);
  await shot(page, 'explorer');

  await examples(page).getByText('实时更新').click();
  await run(page, examples(page).getByRole('button', { name: /^订阅变化/ }), 'Changes');
  await expect(answer(page)).toContainText('"changes"');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql/stream'));
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await ended;

  await page.reload();
  await expect(page.getByLabel('x-token')).toHaveValue(/.{20,}/);
  await page.getByRole('button', { name: '清除', exact: true }).click();
  await expect(page.getByLabel('x-token')).toHaveValue('');
  expect({ trouble, wanted }).toEqual({ trouble: [], wanted: [] });
});

test('where the Sandbox is out of reach, the page says so and leads to GraphiQL with the same example', async ({
  page,
}) => {
  const wanted = await keepToGateway(page);
  await page.goto(`${gateway()}/graphql#browse/search`);
  await expect(page.getByRole('heading', { name: 'Apollo Sandbox 没有打开' })).toBeVisible();
  expect(wanted).toEqual([
    'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js',
  ]);
  await run(page, page.getByRole('link', { name: '用本机的 GraphiQL' }), 'GoodFilter');
  await expect(answer(page)).toContainText('"goods"');
});

test('the Sandbox is given the example, and what it asks goes out with the session', async ({ page }) => {
  const wanted = await keepToGateway(page);
  // Apollo's own is out of reach; this one keeps what it is given.
  await page.route('https://embeddable-sandbox.cdn.apollographql.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.EmbeddedSandbox = class { constructor(given) { window.given = given; } dispose() {} };',
    }),
  );
  await page.goto(`${gateway()}/graphql`);
  await signInWithClick(page);
  await examples(page).getByText('手动发货').click();
  await examples(page).getByRole('button', { name: '选仓库、快递和发件人' }).click();
  const asked = page.waitForRequest((request) => request.postData()?.includes('ChooseWarehouse') ?? false);
  const errors = await page.evaluate(async () => {
    const { given } = window as unknown as {
      given: {
        initialEndpoint: string;
        initialState: { document: string; variables: object };
        handleRequest(url: string, options: object): Promise<Response>;
      };
    };
    const response = await given.handleRequest(given.initialEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: given.initialState.document, variables: given.initialState.variables }),
    });
    return (await response.json()).errors;
  });
  expect(errors).toBeUndefined();
  expect(await (await asked).headerValue('x-token')).toMatch(/.{20,}/);
  const next = examples(page).getByRole('button', { name: '看仓库的运费和停发地区' });
  await next.click();
  await expect(next).toHaveAttribute('aria-current', 'true');
  await expect(examples(page).getByRole('alert')).toBeHidden();
  expect(wanted).toEqual([]);
});
