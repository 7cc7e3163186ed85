import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { goodReceiver, orderBody } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();
const reason = '客户投诉，先行核实';
type Detail = Record<string, unknown> & {
  wallet: Record<string, number>;
  counts: Record<string, number>;
  sessions: { isLive: boolean; revokeReason: string | null }[];
  league: { earned: number } | null;
};

const operator = () => operatorWith(fixture.api);
const find = (who: TestOperator, id: number) =>
  who.call<Detail>('GET', `/console/accounts/find?id=${id}`).then(({ data }) => data);
const audits = (action: string, id: number) =>
  fixture.api.query(
    'SELECT operator, detail, before, after, reason, address FROM audit_log WHERE action = $1 AND target = $2 ORDER BY id',
    [action, String(id)],
  );
const statusOf = async (id: number) =>
  (await fixture.api.query<{ status: number }>('SELECT status FROM account WHERE id = $1', [id]))[0]?.status;

describe('the list of accounts', () => {
  it('finds one by its phone, kind, state, level, name and day, with the phone masked', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer({ level: 7 });
    await fixture.api.query("UPDATE account SET nick_name = '青柠百货铺' WHERE id = $1", [buyer.accountId]);
    const ids = async (query: string) => {
      const { data } = await who.call<{ list: { id: number; phone: string }[]; total: number }>(
        'GET',
        `/console/accounts?${query}`,
      );
      return data.list.map(({ id }) => id);
    };
    const only = [buyer.accountId];
    expect(await ids(`phone=${buyer.phone}`)).toEqual(only);
    expect(await ids(`phone=${buyer.phone}&kind=2`)).toEqual([]);
    expect(await ids(`name=${encodeURIComponent('柠百货')}`)).toEqual(only);
    expect(await ids(`name=${encodeURIComponent('柠百')}&level=7&status=1`)).toEqual(only);
    expect(await ids(`name=${encodeURIComponent('柠百')}&level=6`)).toEqual([]);
    expect(await ids(`name=${encodeURIComponent('柠百')}&to=2020-01-01T00:00:00Z`)).toEqual([]);
    const { data } = await who.call<{ list: object[] }>('GET', `/console/accounts?phone=${buyer.phone}`);
    expect(data.list).toEqual([
      expect.objectContaining({
        phone: `${buyer.phone.slice(0, 3)}******${buyer.phone.slice(-2)}`,
        levelName: expect.stringMatching(/./),
      }),
    ]);
  });
});

describe('the page of an account', () => {
  it('shows balances, counts, sessions, limits and notes, and is recorded once within ten minutes', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer({ balance: 5_000 });
    const shop = await fixture.api.shop({ stock: 50 });
    const body = orderBody(buyer, shop, { packages: [goodReceiver] });
    await buyer.call('POST', '/orders/createOrder', body);
    await who.call('POST', '/console/accounts/note', { id: buyer.accountId, text: ' 常客，注意回访 ' });
    const page = await find(who, buyer.accountId);
    expect(page).toMatchObject({
      ...{ id: buyer.accountId, kind: 1, status: 1, contact: '', superId: null },
      wallet: {
        available: 5_000,
        held: 0,
        frozen: 0,
        deposit: 0,
        depositMin: 0,
        depositLack: 0,
        inTransit: 0,
      },
      counts: { orders: 1, unpaidOrders: 1, openOrders: 0, refunds: 0, invitees: 0 },
      lastOrders: [expect.objectContaining({ status: 10, packageCount: 1 })],
      notes: [expect.objectContaining({ text: '常客，注意回访', operator: '测试' })],
      limits: [],
      league: expect.objectContaining({ earned: 1 }),
    });
    expect(page.sessions).toEqual([expect.objectContaining({ isLive: true, revokeReason: null })]);
    await find(who, buyer.accountId);
    expect(await audits('account read', buyer.accountId)).toEqual([
      { operator: who.name, detail: {}, before: null, after: null, reason: '', address: '127.0.0.1' },
    ]);
    expect(JSON.stringify(page)).not.toContain(buyer.phone);
    expect(JSON.stringify(await audits('account note', buyer.accountId))).not.toContain('常客');
  });

  it('of a supplier shows what is in transit, its deposit and what it lacks, and no level', async () => {
    const who = await operator();
    const shop = await fixture.api.shop();
    await fixture.api.query('UPDATE account SET deposit_min = 100000 WHERE id = $1', [shop.seller.accountId]);
    const page = await find(who, shop.seller.accountId);
    expect(page.league).toBeNull();
    expect(page.wallet).toMatchObject({ depositMin: 100_000, depositLack: 100_000 });
    expect(page.counts).toMatchObject({ goods: 1, warehouses: 1 });
  });

  it('tells which limits are used up', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer();
    const [row] = await fixture.api.query<{ print: string }>(
      'SELECT phone_print AS print FROM account WHERE id = $1',
      [buyer.accountId],
    );
    await fixture.api.query(
      `INSERT INTO counter (key, hits, ends_at) VALUES ($1, 10, now() + interval '1 hour'), ($2, 2, now() + interval '1 hour'),
                                                       ($3, 5, now() + interval '1 minute'), ($4, 5, now() - interval '1 minute')`,
      [
        `messagesToPhoneDaily:${row?.print}`,
        `receiverReveals:${buyer.accountId}`,
        `wrongLoginsOfNetwork:1:${row?.print}:203.0.113`,
        `wrongOldPasswords:${buyer.accountId}`,
      ],
    );
    const { limits } = (await find(who, buyer.accountId)) as unknown as { limits: { name: string }[] };
    expect(limits.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'messagesToPhoneDaily', hits: 10, most: 10, isUsedUp: true },
      { name: 'receiverReveals', hits: 2, most: 100, isUsedUp: false },
      { name: 'wrongLoginsOfNetwork', hits: 5, most: 5, isUsedUp: true },
    ]);
  });
});

describe('an operator', () => {
  it('is told what a freeze of a supplier does, freezes it and thaws it, each once', async () => {
    const who = await operator();
    const shop = await fixture.api.shop({ stock: 50 });
    const id = shop.seller.accountId;
    await fixture.create(orderBody(fixture.buyer, shop, { packages: [goodReceiver] }));
    const preview = () =>
      who.call('GET', `/console/accounts/freezePreview?id=${id}`).then(({ data }) => data);
    expect(await preview()).toMatchObject({
      ...{ sessions: 1, goodsOnSale: 1, goodsToReturn: 0, unpaidOrders: 1, heldParcels: 0, goingParcels: 0 },
      ...{ cashOuts: 0, refundAt: null },
    });
    const both = await Promise.all(
      [who, await operator()].map(({ call }) => call('POST', '/console/accounts/freeze', { id, reason })),
    );
    expect(both.map(({ data }) => data.errorKey).toSorted()).toEqual(['ACCOUNT_STATE', undefined]);
    expect(await preview()).toMatchObject({ sessions: 0, goodsOnSale: 0, goodsToReturn: 1 });
    expect(await shop.seller.call('GET', '/seller/info')).toMatchObject({
      data: { errorKey: 'SESSION_KICKED' },
    });
    expect(await who.call('POST', '/console/accounts/thaw', { id, reason })).toMatchObject({ code: 0 });
    expect(await who.call('POST', '/console/accounts/thaw', { id, reason })).toMatchObject({
      data: { errorKey: 'ACCOUNT_STATE' },
    });
    expect(await audits('account freeze', id)).toEqual([
      expect.objectContaining({ detail: { goods: 1 }, before: { status: 1 }, after: { status: 2 }, reason }),
    ]);
    expect(await audits('account thaw', id)).toEqual([
      expect.objectContaining({ detail: { goods: 1 }, before: { status: 2 }, after: { status: 1 }, reason }),
    ]);
    expect(await statusOf(id)).toBe(1);
  });

  it('changes a level, not below what the buyer has earned, and not that of a supplier', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer();
    const level = (person: Person, to: number) =>
      who
        .call('POST', '/console/accounts/level', { id: person.accountId, level: to, reason })
        .then(({ code, data }) => data.errorKey ?? code);
    expect(await level(buyer, 5)).toBe(0);
    expect(await level(buyer, 5)).toBe('ACCOUNT_STATE');
    expect(await level(buyer, 2)).toBe(0);
    expect(await level(await fixture.api.seller(), 3)).toBe('ACCOUNT_STATE');
    const [second] = await fixture.api.query<{ need: number }>(
      'SELECT need_recharge::int AS need FROM league_level WHERE level = 3',
    );
    await fixture.api.query(
      `INSERT INTO payment (pay_no, account_id, amount, pay_type, status, paid_at, channel_trade_no, expire_at, next_ask_at)
       VALUES (gen_random_uuid()::text, $1, $2, 1, 1, now(), gen_random_uuid()::text, now(), now())`,
      [buyer.accountId, second?.need],
    );
    expect(await level(buyer, 1)).toBe('LEVEL_EARNED');
    await fixture.api.query('DELETE FROM payment WHERE account_id = $1', [buyer.accountId]);
    expect(await audits('account level', buyer.accountId)).toMatchObject([
      { before: { level: 1 }, after: { level: 5 } },
      { before: { level: 5 }, after: { level: 2 } },
    ]);
  });

  it('signs an account out everywhere', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer();
    const { data } = await who.call('POST', '/console/accounts/signOut', { id: buyer.accountId, reason });
    expect(data).toEqual({ sessions: 1 });
    expect(await buyer.call('GET', '/user/info')).toMatchObject({ data: { errorKey: 'SESSION_KICKED' } });
    expect((await find(who, buyer.accountId)).sessions).toEqual([
      expect.objectContaining({ isLive: false, revokeReason: 'operator' }),
    ]);
  });

  it('has the phone sent a code to set a new password with, sees none of it, and is limited as codes are', async () => {
    const who = await operator();
    const buyer = await fixture.api.buyer();
    const send = () => who.call('POST', '/console/accounts/sendReset', { id: buyer.accountId, reason });
    const { data } = await send();
    expect(data).toEqual({ phone: expect.stringContaining('******'), expireIn: 300 });
    expect(await send()).toMatchObject({ data: { errorKey: 'PHONE_CODE_LIMIT' } });
    const sent = await fixture.api.query(
      `SELECT c.scene FROM phone_code c JOIN account a ON a.phone_print = c.phone_print WHERE a.id = $1`,
      [buyer.accountId],
    );
    expect(sent).toEqual([{ scene: 2 }]);
  });

  it('gives a reason of five characters or more', async () => {
    const who = await operator();
    const { accountId: id } = await fixture.api.buyer();
    for (const path of ['freeze', 'thaw', 'signOut', 'sendReset'])
      expect(await who.call('POST', `/console/accounts/${path}`, { id, reason: '短' })).toMatchObject({
        data: { errorKey: 'BAD_PARAM' },
      });
    expect(await statusOf(id)).toBe(1);
  });
});

it('notes of an account stay as they were written', async () => {
  const who = await operator();
  const { accountId: id } = await fixture.api.buyer();
  await who.call('POST', '/console/accounts/note', { id, text: '一次说明' });
  await expect(fixture.api.query('DELETE FROM account_note WHERE account_id = $1', [id])).rejects.toThrow();
  await expect(fixture.api.query("UPDATE account_note SET text = ''")).rejects.toThrow();
});
