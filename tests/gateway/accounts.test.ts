import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testPassword } from '../support/api.ts';
import type { Ask } from './support/graph.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
let api: TestApi;
let ask: Ask;

beforeAll(async () => {
  graph = await startRealGraph();
  ({ api, ask } = graph);
});
afterAll(() => graph.close());

const outbox = async () => (await api.app.inject('/dev/outbox')).json();
const info = '{ me(kind: BUYER) { phone } }';

async function solvedCaptcha() {
  const { data } = await ask('{ captcha { captchaId } }');
  const { captchaId } = data.captcha;
  const { answer } = (await outbox()).captchas.find(
    (one: { captchaId: string }) => one.captchaId === captchaId,
  );
  return { captchaId, captcha: answer };
}

async function codeFor(phone: string, scene: string): Promise<string> {
  const { errors } = await ask(
    'mutation ($input: PhoneCodeInput!) { sendPhoneCode(input: $input) { resendIn } }',
    {
      input: { phone, scene, ...(await solvedCaptcha()) },
    },
  );
  expect(errors).toEqual([]);
  return (await outbox()).messages.find((one: { phone: string }) => one.phone === phone).code;
}

describe('account operations of the graph', () => {
  it('set a forgotten password with a code and end every session', async () => {
    const buyer = await api.buyer();
    const passwords = { password: 'brand-new-1', repassword: 'brand-new-1' };
    const input = {
      phone: buyer.phone,
      phoneCode: await codeFor(buyer.phone, 'FIND_PASSWORD'),
      ...passwords,
    };
    const { data } = await ask('mutation ($input: FindPasswordInput!) { findPassword(input: $input) }', {
      input,
    });
    expect(data).toEqual({ findPassword: true });
    const { errors } = await ask(info, {}, as(buyer.token));
    expect(errors[0]?.extensions).toMatchObject({ errorKey: 'SESSION_KICKED', reload: true });
    const login = await ask('mutation ($input: LoginInput!) { login(input: $input) { account { phone } } }', {
      input: { phone: buyer.phone, password: 'brand-new-1', ...(await solvedCaptcha()) },
    });
    expect(login.data.login.account).toEqual({ phone: buyer.phone });
  });

  it('change a password and continue with the session of the answer', async () => {
    const buyer = await api.buyer();
    const input = { oldPassword: testPassword, password: 'brand-new-2', repassword: 'brand-new-2' };
    const changed = await ask(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
      { input },
      as(buyer.token),
    );
    expect(changed.data).toEqual({ changePassword: true });
    const renewed = String(changed.headers['new-token']);
    expect(Number(changed.headers['new-expires-at'])).toBeGreaterThan(Date.now() / 1000);
    expect((await ask(info, {}, as(renewed))).data.me).toEqual({ phone: buyer.phone });
    expect((await ask(info, {}, as(buyer.token))).errors[0]?.extensions).toMatchObject({
      errorKey: 'SESSION_KICKED',
    });
  });

  it('add favourites, list them with their goods and remove them', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop()];
    const added = await ask(
      'mutation ($id: EntityId!) { createFavourite(goodId: $id) { goodId good { id price collectCount } priceDelta } }',
      { id: shop.goodId },
      as(buyer.token),
    );
    const favourite = {
      goodId: shop.goodId,
      good: { id: shop.goodId, price: 120, collectCount: 1 },
      priceDelta: 0,
    };
    expect(added.data.createFavourite).toEqual(favourite);
    const list = '{ favourites { total list { goodId good { id price collectCount } priceDelta } } }';
    expect((await ask(list, {}, as(buyer.token))).data.favourites).toEqual({ total: 1, list: [favourite] });
    await ask(
      'mutation ($id: EntityId!) { deleteFavourite(goodId: $id) }',
      { id: shop.goodId },
      as(buyer.token),
    );
    expect((await ask(list, {}, as(buyer.token))).data.favourites).toEqual({ total: 0, list: [] });
  });

  it('report that a real-name check is unavailable without a provider', async () => {
    const buyer = await api.buyer();
    const { errors } = await ask(
      'mutation { beginRealName(realName: "张三", idCard: "11010519491231002X") { url } }',
      {},
      as(buyer.token),
    );
    expect(errors[0]).toMatchObject({
      message: '该功能暂未开通，请联系客服',
      extensions: { code: 'REFUSED', errorKey: 'NOT_CONFIGURED' },
    });
  });
});
