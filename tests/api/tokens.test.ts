import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, tokenScopesOf } from '../../api/src/shared/scopes.ts';
import {
  goodReceiver,
  orderBody,
  type Person,
  type Shop,
  startApi,
  type TestApi,
  testPassword,
} from '../support/api.ts';
import { programOf } from '../support/tokens.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop({ stock: 100_000 });
});
afterAll(() => api.close());

type Created = { id: number; token: string; hint: string; status: number; scopes: string[] };

const create = (person: Person, more: object = {}) =>
  person.call<Created>('POST', '/tokens/create', {
    ...{ name: ' 仓库程序 ', scopes: ['orders:read'], expiresInDays: 30, password: testPassword },
    ...more,
  });
const bearing = (token: string) => (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, path, body, { authorization: `Bearer ${token}` });

describe('a token', () => {
  it('is created with the own password, shown once and kept as a hash', async () => {
    const buyer = await api.buyer();
    const refused = await create(buyer, { password: 'another-1' });
    expect([refused.code, refused.data.errorKey]).toEqual([7, 'PASSWORD_WRONG']);
    const { data } = await create(buyer);
    expect(data).toMatchObject({ name: '仓库程序', status: 1, scopes: ['orders:read'] });
    expect(data.token).toMatch(/^chengcang_[0-9A-Za-z]{42}$/);
    expect(data.token.startsWith(data.hint)).toBe(true);

    const { data: known } = await buyer.call<{ list: object[]; grantable: { scope: string }[] }>(
      'GET',
      '/tokens/list',
    );
    expect(known.list).toMatchObject([{ id: data.id, lastUsedAt: null }]);
    expect(JSON.stringify(known.list)).not.toContain(data.token.slice(14));
    expect(known.grantable.map(({ scope }) => scope)).toEqual(tokenScopesOf('buyer'));
    const nameIn = (all: object[]) =>
      (all as { scope: string; name: string }[]).find(({ scope }) => scope === 'goods:write')?.name;
    const { data: ofSeller } = await (await api.seller()).call<{ grantable: object[] }>(
      'GET',
      '/tokens/list',
    );
    expect([nameIn(known.grantable), nameIn(ofSeller.grantable)]).toEqual([
      '收藏商品',
      '发布和修改商品、价格表；收藏商品',
    ]);
    const kept = await api.query('SELECT * FROM api_token WHERE id = $1', [data.id]);
    expect(JSON.stringify(kept)).not.toContain(data.token.slice(14));
  });

  it('acts for its account without a captcha, beside the person, and is not ended by signing in', async () => {
    const buyer = await api.buyer();
    const { token } = (await create(buyer, { scopes: ['account:read'] })).data;
    expect((await bearing(token)('GET', '/user/info')).data).toMatchObject({ id: buyer.accountId });
    await api.query(
      "UPDATE session SET revoked_at = now(), revoke_reason = 'elsewhere' WHERE account_id = $1",
      [buyer.accountId],
    );
    expect((await buyer.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    expect((await bearing(token)('GET', '/user/info')).code).toBe(0);
  });

  it('is what a program sends as Authorization, nowhere else', async () => {
    const buyer = await api.buyer();
    const program = await programOf(api, buyer, ['account:read']);
    const asSession = await api.call('GET', '/user/info', undefined, { 'x-token': program.token });
    expect(asSession.data.errorKey).toBe('SESSION_KICKED');
    const session = await bearing(buyer.token)('GET', '/user/info');
    expect([session.http, session.data.errorKey]).toEqual([401, 'TOKEN_INVALID']);
  });

  it('answers alike whether it was made up, mistyped, ended, revoked, or its account is frozen', async () => {
    const buyer = await api.buyer();
    const other = await api.buyer();
    const program = await programOf(api, buyer, ['account:read']);
    const ended = await programOf(api, buyer, ['account:read'], { days: -1 });
    const ofFrozen = await programOf(api, other, ['account:read']);
    await api.query('UPDATE account SET status = 2, frozen_at = now() WHERE id = $1', [other.accountId]);
    expect((await program.call('GET', '/user/info')).code).toBe(0);
    const last = program.token.endsWith('A') ? 'B' : 'A';
    const tries = [
      `chengcang_${'A'.repeat(42)}`,
      program.token.slice(0, -1) + last,
      program.token.slice(0, -1),
      ended.token,
      ofFrozen.token,
    ];
    await buyer.call('POST', '/tokens/revoke', { id: program.id });
    for (const token of [...tries, program.token]) {
      const { http, data, msg } = await bearing(token)('GET', '/user/info');
      expect([http, data.errorKey, msg]).toEqual([401, 'TOKEN_INVALID', '访问令牌不正确、已到期或已吊销']);
    }
    // A program is told on public routes too; a person would be a visitor there.
    expect((await bearing(program.token)('GET', '/goods/list')).data.errorKey).toBe('TOKEN_INVALID');
  });

  it('comes from the networks that were named alone', async () => {
    const buyer = await api.buyer();
    const { token } = (
      await create(buyer, { scopes: ['account:read'], networks: ['203.0.113.0/24', '2001:db8::/32'] })
    ).data;
    const seenFrom = async (address: string) =>
      (await api.from(address)('GET', '/user/info', undefined, { authorization: `Bearer ${token}` })).data
        .errorKey ?? 'enters';
    expect(await seenFrom('203.0.113.7')).toBe('enters');
    expect(await seenFrom('::ffff:203.0.113.8')).toBe('enters');
    expect(await seenFrom('2001:db8:1::1')).toBe('enters');
    expect(await seenFrom('203.0.114.7')).toBe('TOKEN_NETWORK');
    for (const networks of [['203.0.113.0/33'], ['localhost'], ['1.2.3'], ['10.0.0.0/8/9']])
      expect((await create(buyer, { networks })).data.errorKey).toBe('BAD_PARAM');
  });

  it('gets no scope that its account has nothing to do with, and no more than twenty live ones there are', async () => {
    const buyer = await api.buyer();
    expect((await create(buyer, { scopes: ['stock:write'] })).data).toMatchObject({ errorKey: 'BAD_PARAM' });
    expect((await create(buyer, { scopes: ['money:act'] })).data).toMatchObject({ errorKey: 'BAD_PARAM' });
    const made = await Promise.all(Array.from({ length: 22 }, () => create(buyer)));
    const refused = made.filter(({ code }) => code === 7);
    expect(refused.map(({ data }) => data.errorKey)).toEqual(['TOKEN_MAX', 'TOKEN_MAX']);
  });

  it('is revoked by its own account alone', async () => {
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    const program = await programOf(api, buyer, ['account:read']);
    expect((await other.call('POST', '/tokens/revoke', { id: program.id })).data.errorKey).toBe('NOT_FOUND');
    expect((await program.call('GET', '/user/info')).code).toBe(0);
  });

  it('reads receivers when the data agreement that holds was agreed to, each of them recorded', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const scopes = ['parcels:read', 'receivers:read'];
    expect((await create(buyer, { scopes })).data.errorKey).toBe('CONSENT_NEEDED');
    expect((await create(buyer, { scopes, agreement: 'old' })).data.errorKey).toBe('CONSENT_CHANGED');
    const { data: texts } = await api.call<{ list: { kind: number; version: string }[] }>(
      'GET',
      '/legal/list?kind=3',
    );
    const agreement = texts.list.find(({ kind }) => kind === 3)?.version;
    const { token } = (await create(buyer, { scopes, agreement })).data;
    const agreed = await api.query(
      'SELECT FROM consent c JOIN legal_text t ON t.id = c.legal_text_id WHERE c.account_id = $1 AND t.kind = 3 AND c.agreed',
      [buyer.accountId],
    );
    expect(agreed).toHaveLength(1);
    const { data: mine } = await buyer.call<{ list: { kind: number }[] }>('GET', '/legal/mine');
    expect(mine.list.map(({ kind }) => kind)).toEqual([1, 2]);

    const { data: placed } = await buyer.call<{ orderId: number }>(
      ...(['POST', '/orders/createOrder', orderBody(buyer, shop, { confirm: true })] as const),
    );
    const [parcel] = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [
      placed.orderId,
    ]);
    const packageId = parcel?.id ?? 0;
    const masked = await programOf(api, buyer, ['parcels:read']);
    const refused = await masked.call('POST', '/orderPackages/revealReceiver', { packageId });
    expect([refused.http, refused.data]).toMatchObject([
      403,
      { errorKey: 'TOKEN_SCOPE', scope: 'receivers:read' },
    ]);
    const shown = await bearing(token)('POST', '/orderPackages/revealReceiver', { packageId });
    expect(shown.data).toMatchObject({ receiverName: goodReceiver.receiverName });
    const recorded = await api.query('SELECT FROM receiver_reveal WHERE package_id = $1', [packageId]);
    expect(recorded).toHaveLength(1);
  });
});

describe('a token that pays', () => {
  const place = (who: Pick<Person, 'call'>, buyer: Person, more: object = {}, headers = {}) =>
    who.call<{ orderId: number; totalFee: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop, more),
      headers,
    );
  const spent = async (id: number) =>
    (await api.query<{ spent: number }>('SELECT spent::int FROM api_token WHERE id = $1', [id]))[0]?.spent;

  it('needs a limit, and a limit needs it', async () => {
    const buyer = await api.buyer();
    const [without, alone] = [
      await create(buyer, { scopes: ['orders:pay'] }),
      await create(buyer, { dayLimit: 100 }),
    ];
    expect([without.data.errorKey, alone.data.errorKey]).toEqual(['BAD_PARAM', 'BAD_PARAM']);
  });

  it('places without paying where it may not pay', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const program = await programOf(api, buyer, ['orders:write', 'orders:read']);
    const refused = await place(program, buyer, { confirm: true });
    expect([refused.http, refused.data]).toMatchObject([
      403,
      { errorKey: 'TOKEN_SCOPE', scope: 'orders:pay' },
    ]);
    const { data } = await place(program, buyer);
    const paying = await program.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
    expect(paying.data).toMatchObject({ errorKey: 'TOKEN_SCOPE', scope: 'orders:pay' });
  });

  it('pays an order that is there where it may not place one, and receives none', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const { data } = await place(buyer, buyer);
    const program = await programOf(api, buyer, ['orders:pay'], { dayLimit: 100_000 });
    const confirm = (action: string) =>
      program.call<{ errorKey?: string; scope?: string }>('POST', '/orders/confirmOrder', {
        ...{ id: data.orderId, action },
        clientNo: randomUUID(),
      });
    expect((await confirm('pay')).code).toBe(0);
    await api.query('UPDATE orders SET status = 30 WHERE id = $1', [data.orderId]);
    expect((await confirm('receive')).data).toMatchObject({ errorKey: 'TOKEN_SCOPE', scope: 'orders:write' });
    await api.query('UPDATE orders SET status = 20 WHERE id = $1', [data.orderId]);
  });

  it('pays up to the limit of its day and not a fen more, whoever comes at once', async () => {
    const buyer = await api.buyer({ balance: 1_000_000 });
    const { data: first } = await place(buyer, buyer);
    const fee = first.totalFee;
    const program = await programOf(api, buyer, ['orders:write', 'orders:pay'], { dayLimit: 4 * fee + 1 });
    const batch = await buyer.call<{ batchNo: string; orders: { id: number }[] }>(
      'POST',
      '/orders/createBatch',
      {
        ...{ type: 3, senderId: buyer.senderId },
        parts: [{ ...orderBody(buyer, shop), senderId: undefined, num: 1 }],
      },
    );
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => place(program, buyer, { confirm: true })),
      program.call('POST', '/orders/confirmOrder', { id: first.orderId, action: 'pay' }),
      program.call('POST', '/orders/confirmBatch', { batchNo: batch.data.batchNo }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(4);
    const refusals = answers.filter(({ code }) => code !== 0).map(({ data }) => data.errorKey);
    expect(refusals).toEqual(Array.from({ length: 4 }, () => 'TOKEN_DAY_LIMIT'));
    expect(await spent(program.id)).toBe(4 * fee);
    const [paid] = await api.query<{ sum: number }>(
      `SELECT -sum(e.amount)::int AS sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
         JOIN ledger_tx t ON t.id = e.tx_id WHERE a.owner_id = $1 AND a.code = 'available' AND t.biz_type = 'order'`,
      [buyer.accountId],
    );
    expect(paid?.sum).toBe(4 * fee);
    // The person is not held by it.
    expect((await place(buyer, buyer, { confirm: true })).code).toBe(0);
  });

  it('counts a payment that is sent again once, and begins anew each day', async () => {
    const buyer = await api.buyer({ balance: 1_000_000 });
    const program = await programOf(api, buyer, ['orders:write', 'orders:pay'], { dayLimit: 1_000_000 });
    const clientNo = `once-${buyer.accountId}-0000000000`;
    const [one, two] = [
      await place(program, buyer, { confirm: true, clientNo }),
      await place(program, buyer, { confirm: true, clientNo }),
    ];
    expect(two.data.orderId).toBe(one.data.orderId);
    expect(await spent(program.id)).toBe(one.data.totalFee);
    await api.query('UPDATE api_token SET spent = day_limit, spent_on = spent_on - 1 WHERE id = $1', [
      program.id,
    ]);
    expect((await place(program, buyer, { confirm: true })).code).toBe(0);
    expect(await spent(program.id)).toBe(one.data.totalFee);
  });

  it('that is revoked while its payment is under way does not pay', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const program = await programOf(api, buyer, ['orders:write', 'orders:pay']);
    const { data } = await place(buyer, buyer);
    const holding = await api.session();
    await holding.query('BEGIN');
    await holding.query('UPDATE api_token SET revoked_at = now() WHERE id = $1', [program.id]);
    const paying = program.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
    await expect
      .poll(async () => (await api.query('SELECT FROM pg_locks WHERE NOT granted')).length)
      .toBeGreaterThan(0);
    await holding.query('COMMIT');
    await holding.end();
    expect((await paying).data.errorKey).toBe('TOKEN_INVALID');
    const [order] = await api.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [
      data.orderId,
    ]);
    expect(order?.status).toBe(10);
  });
});

describe('scopes', () => {
  it('have names for people, and accounts that have something to do with them', () => {
    for (const { name, kinds } of Object.values(TOKEN_SCOPES))
      expect([name.length > 0, kinds.length > 0]).toEqual([true, true]);
  });
});
