import { describe, expect, it } from 'vitest';
import { openPush } from '../../api/src/adapters/shops/weixin/weixinPush.ts';
import { pushKeysOf, sealedPush } from '../../simulators/src/weixin/pushes.ts';
import { allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';
import { authorised, pushedTicket, SHOP, storeOf, weixinAt } from './weixin.ts';

type Query = Record<string, string>;

/** The answer to a call, whose body is JSON unless it is given as a text. */
async function ask({ origin }: SimulatedShops, path: string, input: unknown, query: Query = {}) {
  const answer = await fetch(`${origin}/weixin${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** The gateway asked with the token of a shop that has just been authorised. */
async function asShop() {
  const shops = await startShops();
  const { grant } = await authorised(shops);
  const asking = (path: string, input: unknown) =>
    ask(shops, `/channels/ec/${path}`, input, { access_token: grant.accessToken });
  return { shops, asking };
}

const DAY_S = 86_400;

describe('the simulated WeChat component', () => {
  const component = (shops: SimulatedShops, ticket: string) => ({
    component_appid: shops.app.key,
    component_appsecret: shops.app.secret,
    component_verify_ticket: ticket,
  });

  it.each([
    [{}, 0],
    [{ component_appid: 'other' }, 40_013],
    [{ component_appsecret: 'other' }, 40_125],
    [{ component_verify_ticket: 'ticket@@@x' }, 61_006],
    [{ component_verify_ticket: '' }, 61_006],
  ])('answers an invalid token request with %j', async (input, errcode) => {
    const shops = await startShops();
    const requested = { ...component(shops, await pushedTicket(shops)), ...input };
    expect(await ask(shops, '/cgi-bin/component/api_component_token', requested)).toMatchObject({ errcode });
  });

  it.each([
    ['no token', {}, 41_001],
    ['a made up token', { component_access_token: 'x' }, 40_001],
    ['a shop in its place', { access_token: 'x' }, 41_001],
  ])('answers a call with %s', async (_what, query: Query, errcode) => {
    const shops = await startShops();
    const requested = { component_appid: shops.app.key };
    const answer = await ask(shops, '/cgi-bin/component/api_create_preauthcode', requested, query);
    expect(answer).toMatchObject({ errcode });
  });

  it('refuses unknown methods and bodies that are not JSON', async () => {
    const shops = await startShops();
    expect(await ask(shops, '/cgi-bin/component/constructor', {})).toMatchObject({ errcode: 48_001 });
    expect(await ask(shops, '/cgi-bin/component/api_component_token', '{')).toMatchObject({
      errcode: 47_001,
    });
  });

  it('opens its page once per code and never with a forged one', async () => {
    const shops = await startShops();
    const { store } = storeOf(await pushedTicket(shops));
    const shop = weixinAt(shops, store);
    const url = await shop.authorizeUrl('s');
    expect((await fetch(url)).status).toBe(200);
    await allowAt(url, SHOP.shopId);
    expect((await fetch(url)).status).toBe(400);
    const other = new URL(url);
    other.searchParams.set('pre_auth_code', 'preauthcode@@@x');
    expect((await fetch(other)).status).toBe(400);
  });

  it('encrypts its ticket for the application only', async () => {
    const { app } = await startShops();
    const { body, ...seal } = sealedPush('<xml/>', app, new Date());
    const [, encrypted = ''] = /<Encrypt><!\[CDATA\[(.*)\]\]>/.exec(body) ?? [];
    const keys = pushKeysOf(app);
    expect(openPush({ ...keys, appId: app.key }, seal, encrypted)).toBe('<xml/>');
    expect(openPush({ ...keys, appId: 'other' }, seal, encrypted)).toBeNull();
    const others = pushKeysOf({ ...app, signSecret: 'other' });
    expect(openPush({ ...others, appId: app.key }, seal, encrypted)).toBeNull();
  });
});

describe('the simulated WeChat gateway', () => {
  it.each([
    ['no token', {}, 41_001],
    ['a made up token', { access_token: 'x' }, 40_001],
    ['the token of the component', { component_access_token: 'x' }, 41_001],
  ])('answers a call with %s', async (_what, query: Query, errcode) => {
    const shops = await startShops();
    expect(await ask(shops, '/channels/ec/order/get', { order_id: '1' }, query)).toMatchObject({ errcode });
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['of a week', {}, 0],
    ['of a week and a second', { create_time_range: { start_time: 0, end_time: 7 * DAY_S + 1 } }, 40_097],
    ['that ends before it begins', { create_time_range: { start_time: 1, end_time: 0 } }, 40_097],
    ['of no time', { create_time_range: undefined }, 40_097],
    ['of pages of 100', { page_size: 100 }, 0],
    ['of pages of 101', { page_size: 101 }, 40_097],
  ])('answers a listing with %s', async (_what, input, errcode) => {
    const { asking } = await asShop();
    const range = { create_time_range: { start_time: 0, end_time: 7 * DAY_S }, page_size: 50, next_key: '' };
    expect(await asking('order/list/get', { ...range, ...input })).toMatchObject({ errcode });
  });

  it('refuses other calls and bodies that are not JSON', async () => {
    const { asking } = await asShop();
    expect(await asking('order/sensitiveinfo/decode', {})).toMatchObject({ errcode: 48_001 });
    expect(await asking('constructor', {})).toMatchObject({ errcode: 48_001 });
    expect(await asking('order/get', '{')).toMatchObject({ errcode: 47_001 });
  });

  it('shows a shop only its own orders, with receivers encrypted', async () => {
    const { shops, asking } = await asShop();
    const [theirs = ''] = await shops.addOrders({ ...SHOP, shopId: '6001002' });
    const [own = ''] = await shops.addOrders(SHOP);
    expect(await asking('order/get', { order_id: theirs })).toMatchObject({ errcode: 100_002 });
    const answer = await asking('order/get', { order_id: own });
    const { receiver } = await shops.orderAt(SHOP, own);
    expect(answer).toMatchObject({ errcode: 0, order: { order_id: own } });
    for (const plain of [receiver.name, receiver.phone, receiver.address]) {
      expect(JSON.stringify(answer)).not.toContain(plain);
    }
  });

  it.each([
    ['another courier', { delivery_id: 'YUNDA' }, 606_004],
    ['a number that is none', { waybill_id: '中通1' }, 606_005],
    ['nothing in it', { product_infos: [] }, 606_042],
    ['other goods', { product_infos: [{ product_id: '1', sku_id: '1', product_cnt: 1 }] }, 606_042],
    ['goods that need no courier', { deliver_type: 3 }, 40_097],
  ])('refuses a parcel with %s', async (_what, input, errcode) => {
    const { shops, asking } = await asShop();
    const [order_id = ''] = await shops.addOrders(SHOP);
    const [item] = (await shops.orderAt(SHOP, order_id)).items;
    const right = {
      delivery_id: 'YTO',
      waybill_id: 'YT2026000000001',
      deliver_type: 1,
      product_infos: [{ product_id: item?.goodId, sku_id: item?.skuId, product_cnt: item?.num }],
    };
    const send = (delivery: unknown) =>
      asking('order/delivery/send', { order_id, delivery_list: [delivery] });
    expect(await send({ ...right, ...input })).toMatchObject({ errcode });
    expect(await send(right)).toMatchObject({ errcode: 0 });
  });
});
