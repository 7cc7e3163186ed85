import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  consent,
  login,
  sendCode,
  smsChannel,
  solvedCaptcha,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi, testPassword } from '../support/api.ts';
import { invitationOf, memberOf } from '../support/members.ts';
import { programOf } from '../support/tokens.ts';

const sms = smsChannel();
let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi({ sms, demo: false, limitByAddress: false });
  shop = await api.shop({ stock: 100_000 });
});
afterAll(() => api.close());

type Entry = { token: string; user?: { id: number; phone: string; member: Acting | null } };
type Acting = { name: string; role: string; roleName: string; scopes: string[] };
type Choice = { errorKey: string; ticket: string; accounts: { accountId: number; role: string | null }[] };

const as = (token: string) => (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, path, body, { 'x-token': token });

/** Joins by an invitation, with a code to the phone. */
async function join(code: string, phone: string, more: object = { password: 'member-pass-1' }) {
  await sendCode(api, phone, { scene: 10 });
  const form = { code, phone, phoneCode: sms.codeOf(phone), consent, ...more };
  return { form, answer: await api.call<Entry & { errorKey?: string }>('POST', '/members/join', form) };
}

describe('an invitation', () => {
  it('is made with the own password, shown once, and lets one person in with a role', async () => {
    const owner = await api.buyer();
    const form = { name: ' 小李 ', role: 'viewer' };
    const wrong = await owner.call('POST', '/members/invite', { ...form, password: 'another-1' });
    expect(wrong.data.errorKey).toBe('PASSWORD_WRONG');
    const { data } = await owner.call<{ code: string; name: string }>('POST', '/members/invite', {
      ...form,
      password: testPassword,
    });
    expect(data.name).toBe('小李');
    const look = `/members/invitation?code=${data.code}`;
    expect((await api.call('GET', look)).data).toMatchObject({ type: 1, name: '小李', roleName: '查看员' });

    const phone = unusedPhone();
    const { form: joined, answer } = await join(data.code, phone);
    expect(answer.data.user).toMatchObject({
      id: owner.accountId,
      phone,
      member: { name: '小李', role: 'viewer' },
    });
    expect((await api.call('GET', look)).data.errorKey).toBe('INVITATION_GONE');
    expect((await api.call('POST', '/members/join', joined)).data.errorKey).toBe('INVITATION_GONE');
    const { data: known } = await owner.call<{ list: { phone: string }[]; invitations: object[] }>(
      'GET',
      '/members/list',
    );
    expect(known).toMatchObject({ list: [{ name: '小李', roleName: '查看员' }], invitations: [] });
    expect(known.list[0]?.phone).toMatch(/^\d{3}\*{6}\d{2}$/);
    const entered = await login(api, { phone, password: 'member-pass-1' });
    expect(entered.data.user).toMatchObject({ id: owner.accountId, phone });
  });

  it('tells what is missing before the code is used up', async () => {
    const owner = await api.buyer();
    const phone = unusedPhone();
    const { form, answer } = await join(await invitationOf(api, owner, 'goods'), phone, {});
    expect(answer.data.errorKey).toBe('PASSWORD_NEEDED');
    const again = await api.call<Entry>('POST', '/members/join', { ...form, password: 'member-pass-1' });
    expect(again.data.user?.member?.role).toBe('goods');
  });

  it('of a cancelled or ended one lets nobody in, nor one of a frozen account', async () => {
    const owner = await api.buyer();
    const codes = [await invitationOf(api, owner, 'viewer'), await invitationOf(api, owner, 'viewer')];
    const { data } = await owner.call<{ invitations: { id: number }[] }>('GET', '/members/list');
    await owner.call('POST', '/members/cancelInvitation', { id: data.invitations[0]?.id });
    await api.query("UPDATE member_invitation SET expires_at = now() - interval '1 second' WHERE id = $1", [
      data.invitations[1]?.id,
    ]);
    const frozen = await api.buyer();
    codes.push(await invitationOf(api, frozen, 'viewer'));
    await api.query('UPDATE account SET status = 2 WHERE id = $1', [frozen.accountId]);
    for (const code of codes)
      expect((await api.call('GET', `/members/invitation?code=${code}`)).data.errorKey).toBe(
        'INVITATION_GONE',
      );
  });

  it('is accepted once by two phones at the same time', async () => {
    const owner = await api.buyer();
    const code = await invitationOf(api, owner, 'viewer');
    const phones = [unusedPhone(), unusedPhone()];
    for (const phone of phones) await sendCode(api, phone, { scene: 10 });
    const answers = await Promise.all(
      phones.map((phone) =>
        api.call('POST', '/members/join', {
          ...{ code, phone, phoneCode: sms.codeOf(phone), password: 'member-pass-1', consent },
        }),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 1, INVITATION_GONE: 1 });
  });
});

describe('a member', () => {
  it('is shown no sums where the role neither sees money nor pays', async () => {
    const owner = await api.buyer({ balance: 1_000_000 });
    const balances = await Promise.all(
      (['viewer', 'goods', 'shipper', 'finance'] as const).map(async (role) => {
        const { call } = await memberOf(api, owner, role);
        const { data } = await call<{ balance: number }>('GET', '/user/info');
        return data.balance;
      }),
    );
    expect(balances).toEqual([0, 0, 1_000_000, 1_000_000]);
    const quoted = async ({ call }: Pick<Person, 'call'>, of = owner) =>
      (await call<{ balance: number; enough: boolean }>('POST', '/orders/quote', orderBody(of, shop))).data;
    expect(await quoted(await memberOf(api, owner, 'viewer'))).toMatchObject({ balance: 0, enough: true });
    const poor = await api.buyer({ balance: 1 });
    expect(await quoted(await memberOf(api, poor, 'shipper'), poor)).toMatchObject({
      ...{ balance: 1, enough: false },
    });
    // Prices that grow would find the balance out.
    const viewer = await memberOf(api, poor, 'viewer');
    expect(await quoted(viewer, poor)).toMatchObject({ balance: 0, enough: true });
    const { senderId, ...part } = orderBody(poor, shop);
    const batch = { type: 1, senderId, parts: [part] };
    expect((await viewer.call('POST', '/orders/quoteBatch', batch)).data).toMatchObject({
      ...{ balance: 0, enough: true },
    });
    expect(await quoted(await programOf(api, owner, ['orders:read']))).toMatchObject({ balance: 0 });
    expect(await quoted(await programOf(api, owner, ['orders:read', 'wallet:read']))).toMatchObject({
      balance: 1_000_000,
    });
  });

  it('is offered of an order what the role may do', async () => {
    const owner = await api.buyer({ balance: 1_000_000 });
    await owner.call('POST', '/orders/createOrder', orderBody(owner, shop));
    const offered = async ({ call }: Pick<Person, 'call'>) => {
      const { data } = await call<{ list: { allowedActions: string[] }[] }>(
        'POST',
        '/orders/getOrdersList',
        {},
      );
      return data.list[0]?.allowedActions;
    };
    expect({
      owner: await offered(owner),
      shipper: await offered(await memberOf(api, owner, 'shipper')),
      finance: await offered(await memberOf(api, owner, 'finance')),
      viewer: await offered(await memberOf(api, owner, 'viewer')),
      program: await offered(await programOf(api, owner, ['orders:read', 'orders:write'])),
    }).toEqual({
      owner: ['pay', 'cancel', 'copy', 'export', 'detail'],
      shipper: ['pay', 'cancel', 'copy', 'export', 'detail'],
      finance: ['pay', 'detail'],
      viewer: ['detail'],
      program: ['cancel', 'detail'],
    });
  });

  it('sees what a supplier earns where the role sees money, and what ends in after-sales in any case', async () => {
    const { seller } = await api.shop();
    const asked = async (role: 'finance' | 'viewer' | 'shipper') => {
      const { call } = await memberOf(api, seller, role);
      const profit = await call('POST', '/statistics/sellerProfit', {});
      const file = await call('POST', '/statistics/exportSellerProfit', {});
      const service = await call('POST', '/statistics/afterSales', {});
      return [profit.data.errorKey, file.data.errorKey, service.data.errorKey];
    };
    const hidden = ['ROLE_SCOPE', 'ROLE_SCOPE', undefined];
    expect([await asked('viewer'), await asked('shipper')]).toEqual([hidden, hidden]);
    expect((await asked('finance')).slice(0, 1)).toEqual([undefined]);
  });

  it('leaves, from that account or from another one, and nobody leaves for it', async () => {
    const [owner, own] = [await api.buyer(), await api.buyer()];
    const leave = (who: Pick<Person, 'call'>) =>
      who.call('POST', '/members/leave', { accountId: owner.accountId });
    expect([(await leave(own)).data.errorKey, (await leave(owner)).data.errorKey]).toEqual(
      Array(2).fill('NOT_FOUND'),
    );
    const first = await memberOf(api, owner, 'viewer', { phone: own.phone });
    expect((await leave(own)).code).toBe(0);
    expect((await first.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    expect((await own.call('GET', '/user/info')).code).toBe(0);
    const second = await memberOf(api, owner, 'viewer');
    expect((await leave(second)).code).toBe(0);
    expect((await second.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    expect((await owner.call<{ list: object[] }>('GET', '/members/list')).data.list).toEqual([]);
  });

  it('pays as 财务 what somebody else has placed', async () => {
    const owner = await api.buyer({ balance: 1_000_000 });
    const { data } = await owner.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(owner, shop),
    );
    const finance = await memberOf(api, owner, 'finance');
    const paid = await finance.call('POST', '/orders/confirmOrder', {
      ...{ id: data.orderId, action: 'pay' },
      clientNo: `finance-${data.orderId}`,
    });
    expect(paid.code).toBe(0);
  });

  it('does what the role may, and is refused the rest by the name of the scope', async () => {
    const owner = await api.buyer({ balance: 1_000_000 });
    const viewer = await memberOf(api, owner, 'viewer');
    expect((await viewer.call('POST', '/orders/getOrdersList', {})).code).toBe(0);
    for (const [method, path, scope] of [
      ['POST', '/userMoneyLogs/getUserMoneyLogsList', 'wallet:read'],
      ['GET', '/members/list', 'account:act'],
      ['GET', '/tokens/list', 'account:act'],
      ['POST', '/orders/createOrder', 'orders:write'],
    ] as const) {
      const { http, data } = await viewer.call(method, path, method === 'POST' ? {} : undefined);
      expect([http, data]).toEqual([403, expect.objectContaining({ errorKey: 'ROLE_SCOPE', scope })]);
    }
    await owner.call('POST', '/members/change', { id: viewer.memberId, role: 'shipper' });
    const placed = await viewer.call(
      'POST',
      '/orders/createOrder',
      orderBody(owner, shop, { confirm: true }),
    );
    expect(placed.code).toBe(0);
  });

  it('stays signed in beside the owner, and alone in each account', async () => {
    const owner = await api.buyer();
    const member = await memberOf(api, owner, 'viewer');
    const other = await memberOf(api, owner, 'viewer');
    const entered = await login(api, { phone: owner.phone });
    const whoAreThere = [entered.data.token, member.token, other.token];
    for (const token of whoAreThere) expect((await as(token)('GET', '/user/info')).code).toBe(0);
    expect((await owner.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
  });

  it('is named on the orders, the money and the stock that it moved, as a program is, and to nobody else', async () => {
    const owner = await api.buyer({ balance: 1_000_000 });
    const member = await memberOf(api, owner, 'shipper', { name: '发货小王' });
    const program = await programOf(api, owner, ['orders:write', 'orders:pay', 'wallet:read', 'orders:read']);
    const body = orderBody(owner, shop, { confirm: true });
    type Placed = { orderId: number };
    const placed = [member, program, owner].map(
      (who) => () => who.call<Placed>('POST', '/orders/createOrder', body),
    );
    const orders: number[] = [];
    for (const place of placed) orders.push((await place()).data.orderId);
    const names = [];
    for (const id of orders)
      names.push((await owner.call('POST', '/orders/findOrders', { id })).data.actedBy);
    expect(names).toEqual(['发货小王', '程序 程序', null]);
    const { data } = await owner.call<{ list: { actedBy: string | null }[] }>(
      'POST',
      '/userMoneyLogs/getUserMoneyLogsList',
      { pageSize: 3, type: 2 },
    );
    expect(data.list.map(({ actedBy }) => actedBy)).toEqual([null, '程序 程序', '发货小王']);
    const seen = await shop.seller.call('POST', '/orders/findOrders', { id: orders[0] });
    expect([seen.code, seen.data.actedBy]).toEqual([0, null]);

    const keeper = await memberOf(api, shop.seller, 'goods', { name: '库管' });
    await keeper.call('POST', '/goodStock/updateGoodStock', { id: shop.stockId, delta: 1 });
    const log = await shop.seller.call<{ list: { actedBy: string | null; type: number }[] }>(
      'POST',
      '/goodStock/getStockLogsList',
      { stockId: shop.stockId, pageSize: 2 },
    );
    expect(log.data.list.map(({ actedBy }) => actedBy)).toEqual(['库管', null]);
  });

  it('is out at once when it is removed', async () => {
    const owner = await api.buyer();
    const member = await memberOf(api, owner, 'viewer');
    await owner.call('POST', '/members/remove', { id: member.memberId });
    expect((await member.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    const gone = await owner.call('POST', '/members/remove', { id: member.memberId });
    expect(gone.data.errorKey).toBe('NOT_FOUND');
  });

  it('writes nothing once its removal is answered, whatever was under way', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await api.buyer({ balance: 1_000_000 });
      const member = await memberOf(api, owner, 'shipper');
      const body = orderBody(owner, shop, { confirm: true });
      const count = () =>
        api.query<{ n: number }>('SELECT count(*)::int AS n FROM orders WHERE account_id = $1', [
          owner.accountId,
        ]);
      const orders = Array.from({ length: 8 }, () => member.call('POST', '/orders/createOrder', body));
      for (let wait = round * 8; wait > 0; wait -= 1) await api.query('SELECT 1');
      await owner.call('POST', '/members/remove', { id: member.memberId });
      const [then] = await count();
      const answers = await Promise.all(orders);
      expect(await count()).toEqual([then]);
      const { ok = 0, ...refused } = tally(answers);
      expect([ok, Object.keys(refused).filter((key) => key !== 'SESSION_KICKED')]).toEqual([then?.n, []]);
    }
  });

  it('changes its own password and leaves that of the owner', async () => {
    const owner = await api.buyer();
    const phone = unusedPhone();
    const { answer } = await join(await invitationOf(api, owner, 'viewer'), phone);
    const forms = { password: 'member-pass-2', repassword: 'member-pass-2' };
    const changed = await as(answer.data.token)('POST', '/common/changePassword', {
      ...{ ...forms, oldPassword: 'member-pass-1' },
    });
    expect(changed.code).toBe(0);
    expect((await as(String(changed.headers['new-token']))('GET', '/user/info')).code).toBe(0);
    expect((await login(api, { phone, password: 'member-pass-2' })).code).toBe(0);
    expect((await owner.call('GET', '/user/info')).code).toBe(0);
  });
});

describe('a phone of several accounts', () => {
  async function several() {
    const own = await api.buyer();
    const other = await api.buyer();
    const member = await memberOf(api, other, 'finance', { phone: own.phone });
    return { own, other, member };
  }
  const chosen = (ticket: string, accountId: number) =>
    api.call<Entry>('POST', '/common/chooseAccount', { ticket, accountId });

  it('is asked which one after its password, and enters one or the other', async () => {
    const { own, other } = await several();
    const { code, data } = await login(api, { phone: own.phone });
    const { errorKey, ticket, accounts } = data as unknown as Choice;
    expect([code, errorKey, accounts.map(({ accountId, role }) => [accountId, role])]).toEqual([
      ...[7, 'CHOOSE_ACCOUNT'],
      [
        [own.accountId, null],
        [other.accountId, 'finance'],
      ],
    ]);
    expect((await chosen(ticket, other.accountId)).data.user).toMatchObject({
      ...{ id: other.accountId, phone: own.phone, member: { role: 'finance' } },
    });
    expect((await chosen(ticket, own.accountId)).data.user).toMatchObject({
      id: own.accountId,
      member: null,
    });
    expect((await chosen(ticket, shop.seller.accountId)).data).toEqual({ errorKey: 'NOT_FOUND' });
  });

  it('has a ticket that nobody makes, changes or uses after the password is another one', async () => {
    const { own, member } = await several();
    const { ticket } = (await login(api, { phone: own.phone })).data as unknown as Choice;
    const forged = `${ticket.slice(0, -4)}AAAA`;
    for (const text of [forged, 'x', '']) {
      const { data } = await chosen(text, own.accountId);
      expect(['TICKET_INVALID', 'BAD_PARAM']).toContain((data as unknown as Choice).errorKey);
    }
    await own.call('POST', '/common/changePassword', {
      ...{ oldPassword: testPassword, password: 'another-pass-1', repassword: 'another-pass-1' },
    });
    expect((await chosen(ticket, own.accountId)).data).toEqual({ errorKey: 'TICKET_INVALID' });
    // The one password of the phone was that of the membership, too.
    expect((await member.call('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
  });

  it('goes from one account to the other without signing in again', async () => {
    const { own, other } = await several();
    const { data } = await own.call<{ list: { accountId: number }[] }>('GET', '/common/accounts');
    expect(data.list.map(({ accountId }) => accountId)).toEqual([own.accountId, other.accountId]);
    const entered = await own.call<Entry>('POST', '/common/enterAccount', { accountId: other.accountId });
    expect(entered.data.user?.id).toBe(other.accountId);
    const elsewhere = await own.call('POST', '/common/enterAccount', { accountId: shop.seller.accountId });
    expect(elsewhere.data.errorKey).toBe('NOT_FOUND');
  });

  it('keeps its own password when it joins, and is told where another one is given', async () => {
    const own = await api.buyer();
    const owner = await api.buyer();
    const { form, answer } = await join(await invitationOf(api, owner, 'viewer'), own.phone);
    expect(answer.data.errorKey).toBe('JOIN_PASSWORD');
    const { password: _, ...without } = form as typeof form & { password: string };
    expect((await api.call('POST', '/members/join', without)).code).toBe(0);
    expect((await own.call('GET', '/user/info')).code).toBe(0);
  });
});

describe('the owner', () => {
  const sendBoth = async (owner: Person, id: number) =>
    owner.call('POST', '/members/sendTransferCodes', { id, ...(await solvedCaptcha(api)) });

  it('is sent no code where the member has just had one', async () => {
    const owner = await api.buyer();
    const phone = unusedPhone();
    await join(await invitationOf(api, owner, 'finance'), phone);
    const { data } = await owner.call<{ list: { id: number; lastLoginAt: string | null }[] }>(
      'GET',
      '/members/list',
    );
    // Joining is signing in.
    expect(data.list[0]?.lastLoginAt).not.toBeNull();
    const id = data.list[0]?.id ?? 0;
    expect((await sendBoth(owner, id)).data.errorKey).toBe('PHONE_CODE_LIMIT');
    await api.query("DELETE FROM counter WHERE key LIKE 'messagesToPhone%'");
    expect((await sendBoth(owner, id)).code).toBe(0);
    expect((await sendBoth(owner, id)).data.errorKey).toBe('PHONE_CODE_LIMIT');
  });

  it('calls each member by a name of their own that can be seen', async () => {
    const owner = await api.buyer();
    const invite = (name: string) =>
      owner.call('POST', '/members/invite', { name, role: 'viewer', password: testPassword });
    expect((await invite('小王\u200b')).code).toBe(0);
    const refused = await Promise.all(['小王', '\u200b\u200b', ' \u2060 '].map(invite));
    expect(refused.map(({ data, msg }) => [data.errorKey, data.field, msg])).toEqual([
      ['BAD_PARAM', 'name', '已有成员或邀请使用这个称呼，请换一个'],
      ...Array(2).fill(['BAD_PARAM', 'name', '参数错误：name']),
    ]);
    const phone = unusedPhone();
    await join(await invitationOf(api, owner, 'viewer'), phone);
    const { data } = await owner.call<{ list: { id: number; name: string }[] }>('GET', '/members/list');
    const [joined] = data.list;
    const change = (name: string) => owner.call('POST', '/members/change', { id: joined?.id, name });
    expect((await change('小王')).data.errorKey).toBe('BAD_PARAM');
    expect((await change(joined?.name ?? '')).code).toBe(0);
    expect((await change('小李')).code).toBe(0);
  });

  it('gives the account to a member with codes of both phones, and everybody is out', async () => {
    const owner = await api.buyer({ balance: 5_000 });
    const phone = unusedPhone();
    const { answer } = await join(await invitationOf(api, owner, 'finance'), phone);
    const { data } = await owner.call<{ list: { id: number }[] }>('GET', '/members/list');
    const id = data.list[0]?.id ?? 0;
    // Whoever has just joined could have another message in a minute.
    await api.query("DELETE FROM counter WHERE key LIKE 'messagesToPhone%'");
    await sendBoth(owner, id);
    const codes = { ownCode: sms.codeOf(owner.phone), memberCode: sms.codeOf(phone) };
    const program = await programOf(api, owner, ['account:read']);
    expect((await program.call('GET', '/user/info')).code).toBe(0);
    const half = await owner.call('POST', '/members/transfer', { id, ...codes, memberCode: codes.ownCode });
    expect(half.data.errorKey).toBe('PHONE_CODE_WRONG');
    expect((await owner.call('POST', '/members/transfer', { id, ...codes, stayAs: 'viewer' })).code).toBe(0);
    for (const token of [owner.token, answer.data.token])
      expect((await as(token)('GET', '/user/info')).data.errorKey).toBe('SESSION_KICKED');
    expect((await program.call('GET', '/user/info')).data.errorKey).toBe('TOKEN_INVALID');
    const entered = await login(api, { phone, password: 'member-pass-1' });
    expect(entered.data.user).toMatchObject({ id: owner.accountId, phone, balance: 5_000, member: null });
    const former = await login(api, { phone: owner.phone });
    expect(former.data.user).toMatchObject({
      id: owner.accountId,
      member: { role: 'viewer', name: '原所有人' },
    });
  });

  it('does not give it to who owns another one, nor while money is on its way out', async () => {
    const owner = await api.buyer({ balance: 100_000 });
    const other = await api.buyer();
    const owning = await memberOf(api, owner, 'viewer', { phone: other.phone });
    const codes = { ownCode: '000000', memberCode: '000000' };
    const refused = await owner.call('POST', '/members/transfer', { id: owning.memberId, ...codes });
    expect(refused.data.errorKey).toBe('TRANSFER_OWNS');
    const free = await memberOf(api, owner, 'viewer');
    await api.query(
      `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status)
       VALUES ('T' || $1, $1::bigint, 100, 0, 1, '', '', '', 0)`,
      [String(owner.accountId)],
    );
    const waits = await owner.call('POST', '/members/transfer', { id: free.memberId, ...codes });
    expect(waits.data.errorKey).toBe('TRANSFER_CASH_OUT');
  });
});
