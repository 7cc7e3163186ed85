import { describe, expect, it } from 'vitest';
import { outcomeOf, overheard } from './shopCalls.ts';
import { allowAt, BACK, startShops } from './simulatedShops.ts';
import { authorised, pushedTicket, SHOP, storeOf, weixinAt } from './weixin.ts';

const MINUTE_MS = 60_000;

describe('the WeChat component', () => {
  it('cannot call anything before the first ticket', async () => {
    const { held, store } = storeOf(null);
    const shops = await startShops();
    const shop = weixinAt(shops, store, { ticketWaitMs: 0 });
    expect(await outcomeOf(shop.authorizeUrl('s'))).toBe('transient NO_TICKET');
    held.ticket = await pushedTicket(shops);
    expect(await outcomeOf(shop.authorizeUrl('s'))).toBe('done');
  });

  it.each([
    ['a ticket of before', { ticket: 'ticket@@@old' }, {}, 'transient 61006'],
    ['another secret', {}, { componentSecret: 'other' }, 'invalid 40125'],
    ['another application', {}, { componentAppId: 'other' }, 'invalid 40013'],
  ])('cannot call anything with %s', async (_what, input, options, outcome) => {
    const shops = await startShops();
    const { held, store } = storeOf(await pushedTicket(shops));
    Object.assign(held, input);
    expect(await outcomeOf(weixinAt(shops, store, options).authorizeUrl('s'))).toBe(outcome);
    expect(held.token).toBeNull();
  });

  it('requests a token once, also for many concurrent callers', async () => {
    const shops = await startShops();
    const { held, store } = storeOf(await pushedTicket(shops));
    const shop = weixinAt(shops, store);
    await Promise.all([1, 2, 3, 4].map(() => shop.authorizeUrl('s')));
    await shop.authorizeUrl('s');
    expect(held.kept).toBe(1);
    const another = weixinAt(shops, store);
    await another.authorizeUrl('s');
    expect(held.kept).toBe(1);
  });

  it('requests the next token five minutes ahead', async () => {
    let at = new Date('2026-03-01T00:00:00Z');
    const shops = await startShops({ now: () => at });
    const { held, store } = storeOf(await pushedTicket(shops));
    const shop = weixinAt(shops, store);
    await shop.authorizeUrl('s');
    expect(held.token?.expiresAt).toEqual(new Date('2026-03-01T02:00:00Z'));
    at = new Date('2026-03-01T01:54:00Z');
    await shop.authorizeUrl('s');
    expect(held.kept).toBe(1);
    at = new Date('2026-03-01T01:55:00Z');
    await shop.authorizeUrl('s');
    expect(held.token?.expiresAt).toEqual(new Date('2026-03-01T03:55:00Z'));
  });

  it('requests another token and retries when the stored one is rejected', async () => {
    const shops = await startShops();
    const { held, store } = storeOf(await pushedTicket(shops));
    const shop = weixinAt(shops, store);
    held.token = { token: 'x', expiresAt: new Date(Date.now() + 60 * MINUTE_MS) };
    await shop.authorizeUrl('s');
    expect(held.kept).toBe(1);
    const { url, calls } = await overheard(shops.origin);
    const forger = weixinAt(
      { ...shops, origin: url },
      { ...store, token: async () => ({ token: 'y', expiresAt: new Date(Date.now() + 60 * MINUTE_MS) }) },
    );
    expect(await outcomeOf(forger.authorizeUrl('s'))).toBe('authExpired 40001');
    expect(calls).toHaveLength(2);
  });
});

describe('the WeChat login page', () => {
  it('is opened with a code of its own and the state in the return address', async () => {
    const shops = await startShops();
    const { store } = storeOf(await pushedTicket(shops));
    const shop = weixinAt(shops, store, { redirectUri: `${BACK}?from=6` });
    const [one, two] = await Promise.all(['state 1', 'state&2'].map((state) => shop.authorizeUrl(state)));
    const requested = [one, two].map((url) => new URL(url ?? '').searchParams);
    expect(requested[0]?.get('pre_auth_code')).not.toBe(requested[1]?.get('pre_auth_code'));
    expect(requested[0]?.get('redirect_uri')).toBe(`${BACK}?from=6&state=state+1`);
    const back = await allowAt(two ?? '', SHOP.shopId);
    expect([back.searchParams.get('from'), back.searchParams.get('state')]).toEqual(['6', 'state&2']);
  });
});

describe('a grant of WeChat', () => {
  it('lasts two hours and is renewed indefinitely by its refresh token', async () => {
    let at = new Date('2026-03-01T00:00:00Z');
    const shops = await startShops({ now: () => at });
    const { shop, grant } = await authorised(shops);
    expect(grant).toMatchObject({ expiresAt: new Date('2026-03-01T02:00:00Z'), refreshExpiresAt: null });
    at = new Date('2026-12-01T00:00:00Z');
    const renewed = await shop.refresh(grant);
    expect(renewed).toEqual({
      ...grant,
      accessToken: renewed.accessToken,
      expiresAt: new Date('2026-12-01T02:00:00Z'),
    });
    expect(renewed.accessToken).not.toBe(grant.accessToken);
    expect(await shop.sendAddresses(renewed)).toHaveLength(2);
  });

  it('is not renewed by another refresh token or after a withdrawn consent', async () => {
    const shops = await startShops();
    const { shop, grant } = await authorised(shops);
    expect(await outcomeOf(shop.refresh({ ...grant, refreshToken: 'x' }))).toBe('authExpired 61023');
    expect(await outcomeOf(shop.refresh({ ...grant, remoteShopId: '6001002' }))).toBe('authExpired 61023');
    await shops.act('revokeAccess', SHOP);
    expect(await outcomeOf(shop.refresh(grant))).toBe('authExpired 61003');
  });

  it('is kept when the shop’s name cannot be read', async () => {
    const shops = await startShops();
    await shops.act('failCalls', { ...SHOP, kind: 'invalid', call: 'get' });
    const { grant } = await authorised(shops);
    expect([grant.shopName, grant.sellerNick]).toEqual([SHOP.shopId, '']);
  });
});
