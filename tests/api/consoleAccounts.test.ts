import { describe, expect, it } from 'vitest';
import { hintOf } from '../../api/src/modules/tokens/tokenText.ts';
import { sha256 } from '../../api/src/shared/sha256.ts';
import type { Person } from '../support/api.ts';
import { goodReceiver, orderBody } from '../support/api.ts';
import { memberOf } from '../support/members.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { programOf } from '../support/tokens.ts';

const fixture = shoppingFixture();
const reason = '客户投诉，先行核实';
type Detail = Record<string, unknown> & {
  wallet: Record<string, number>;
  counts: Record<string, number>;
  sessions: { memberName: string | null; isLive: boolean; revokeReason: string | null }[];
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
    const own = expect.objectContaining({ memberName: null, isLive: true, revokeReason: null });
    expect(page.sessions).toEqual([own]);
    await memberOf(fixture.api, buyer, 'shipper', { name: '小李' });
    expect((await find(who, buyer.accountId)).sessions).toEqual([
      expect.objectContaining({ memberName: '小李', isLive: true }),
      own,
    ]);
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

describe('who and what acts in an account beside its owner', () => {
  type Access = {
    members: Record<string, unknown>[];
    tokens: Record<string, unknown>[];
  };
  const access = (who: TestOperator, id: number) =>
    find(who, id).then(({ members, tokens }) => ({ members, tokens }) as Access);
  const refusal = (who: Pick<TestOperator, 'call'>, path: string, body: object) =>
    who
      .call('POST', `/console/accounts/${path}`, { reason, ...body })
      .then(({ code, data }) => data.errorKey ?? code);
  const toldOf = async (owner: Person) =>
    (await owner.call<{ list: Record<string, unknown>[] }>('POST', '/notice/mine', {})).data.list;

  it('is shown without phones, secrets and hashes', async () => {
    const who = await operator();
    const owner = await fixture.api.buyer();
    const member = await memberOf(fixture.api, owner, 'shipper');
    const program = await programOf(fixture.api, owner, ['account:read', 'orders:pay'], {
      ...{ dayLimit: 20_000, networks: ['127.0.0.1'] },
    });
    await program.call('GET', '/user/info');
    const shown = await access(who, owner.accountId);
    const moment = expect.stringMatching(/\+08:00$/);
    const phone = `${member.phone.slice(0, 3)}******${member.phone.slice(-2)}`;
    expect(shown).toEqual({
      members: [
        {
          ...{ id: member.memberId, name: '小李', phone, roleName: '发货员', isSignedIn: true },
          ...{ createdAt: moment, lastLoginAt: null },
        },
      ],
      tokens: [
        {
          ...{ id: program.id, name: '程序', hint: hintOf(program.token), status: 1, revokedAt: null },
          scopeNames: ['查看账号资料、等级和消息', '用余额支付订单'],
          ...{ networks: ['127.0.0.1'], dayLimit: 20_000, spentToday: 0 },
          ...{ createdAt: moment, expiresAt: moment, lastUsedAt: moment },
        },
      ],
    });
    for (const secret of [member.phone, program.token, sha256(program.token), member.token])
      expect(JSON.stringify(shown)).not.toContain(secret);
    await fixture.api.query('UPDATE session SET idle_until = now() WHERE member_id = $1', [member.memberId]);
    expect((await access(who, owner.accountId)).members).toMatchObject([{ isSignedIn: false }]);
  });

  it('ends with a member who is removed, once and of this account alone, and the owner is told why', async () => {
    const who = await operator();
    const [owner, other] = [await fixture.api.buyer(), await fixture.api.buyer()];
    const { memberId, call } = await memberOf(fixture.api, owner, 'finance');
    const removal = { id: owner.accountId, memberId };
    expect(await refusal(who, 'removeMember', { ...removal, id: other.accountId })).toBe('NOT_FOUND');
    expect(await refusal(who, 'removeMember', { ...removal, reason: '短' })).toBe('BAD_PARAM');
    expect((await call('GET', '/user/info')).code).toBe(0);
    const both = await Promise.all(
      [who, await operator()].map((each) => refusal(each, 'removeMember', removal)),
    );
    expect(both.toSorted()).toEqual([0, 'NOT_FOUND']);
    expect((await call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    expect((await owner.call('GET', '/user/info')).code).toBe(0);
    expect((await access(who, owner.accountId)).members).toEqual([]);
    expect(await audits('account member', owner.accountId)).toMatchObject([
      { reason, detail: { memberId, role: '财务' } },
    ]);
    expect(await toldOf(owner)).toMatchObject([
      { kind: 'memberRemoved', link: '/me/members', detail: expect.stringContaining('「小李」已退出') },
    ]);
    expect((await toldOf(owner))[0]?.detail).toContain(reason);
    expect(await toldOf(other)).toEqual([]);
  });

  it('takes its locks in the order of a freeze', async () => {
    const who = await operator();
    const owner = await fixture.api.buyer();
    const { memberId } = await memberOf(fixture.api, owner, 'viewer');
    const freezing = await fixture.api.session();
    await freezing.query('BEGIN');
    await freezing.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [owner.accountId]);
    const { rows } = await freezing.query('SELECT pg_backend_pid() AS pid');
    const removing = refusal(who, 'removeMember', { id: owner.accountId, memberId });
    await expect
      .poll(() =>
        fixture.api.query('SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [
          rows[0].pid,
        ]),
      )
      .toHaveLength(1);
    await freezing.query('UPDATE session SET seen_at = now() WHERE account_id = $1', [owner.accountId]);
    await freezing.query('COMMIT');
    await freezing.end();
    expect(await removing).toBe(0);
  });

  it('ends with a token that is revoked, at once, with its documents, and the owner is told why', async () => {
    const who = await operator();
    const [owner, other] = [await fixture.api.buyer(), await fixture.api.buyer()];
    const [{ id: tokenId, call }, ended] = [
      await programOf(fixture.api, owner, ['account:read', 'documents:write']),
      await programOf(fixture.api, owner, ['account:read'], { days: -1 }),
    ];
    const body = '{ me { uuid } }';
    await call('POST', '/tokens/registerDocuments', {
      documents: [{ hash: sha256(body), name: 'Me', type: 'query', body }],
    });
    const documents = () =>
      fixture.api.query('SELECT name FROM token_document WHERE token_id = $1', [tokenId]);
    const revocation = { id: owner.accountId, tokenId };
    expect(await refusal(who, 'revokeToken', { ...revocation, id: other.accountId })).toBe('NOT_FOUND');
    expect(await refusal(who, 'revokeToken', { ...revocation, tokenId: ended.id })).toBe('TOKEN_STATE');
    expect((await call('GET', '/user/info')).code).toBe(0);
    expect(await documents()).toHaveLength(1);
    const both = await Promise.all(
      [who, await operator()].map((each) => refusal(each, 'revokeToken', revocation)),
    );
    expect(both.toSorted()).toEqual([0, 'TOKEN_STATE']);
    expect((await call('GET', '/user/info')).data.errorKey).toBe('TOKEN_INVALID');
    expect(await documents()).toEqual([]);
    expect((await access(who, owner.accountId)).tokens).toMatchObject([
      { id: ended.id, status: 2, revokedAt: null },
      { id: tokenId, status: 3, revokedAt: expect.any(String) },
    ]);
    expect(await audits('account token', owner.accountId)).toMatchObject([{ reason, detail: { tokenId } }]);
    expect(await toldOf(owner)).toMatchObject([
      { kind: 'tokenRevoked', link: '/me/developer', detail: expect.stringContaining(reason) },
    ]);
    expect(await toldOf(other)).toEqual([]);
  });
});

it('notes of an account stay as they were written', async () => {
  const who = await operator();
  const { accountId: id } = await fixture.api.buyer();
  await who.call('POST', '/console/accounts/note', { id, text: '一次说明' });
  await expect(fixture.api.query('DELETE FROM account_note WHERE account_id = $1', [id])).rejects.toThrow();
  await expect(fixture.api.query("UPDATE account_note SET text = ''")).rejects.toThrow();
});
