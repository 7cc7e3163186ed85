import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consent, login, someoneWaits, tally } from '../support/accounts.ts';
import { goodReceiver, orderBody, testPassword } from '../support/api.ts';
import { cashOutForm, closingFixture } from '../support/closingFixture.ts';

const closing = closingFixture();
const NOTHING = { balance: 0, held: 0, frozen: 0 };
const blocked = (checks: { key: string; count: number; amount: number }[]) =>
  checks.filter(({ count }) => count > 0);

describe('closing an account', () => {
  it('refunds recharges to their source and ends the account immediately', async () => {
    const buyer = await closing.api().buyer();
    const pay = await closing.recharge(buyer, 1_260);
    expect(await closing.find(buyer)).toMatchObject({
      phase: 'none',
      refundAmount: 1_260,
      cashOutAmount: 0,
      giveUpAmount: 0,
      refunds: [{ payNo: pay.payNo, payTypeText: '支付宝', amount: 1_260, status: 0, statusText: '将退回' }],
    });
    const answer = await closing.close(buyer);
    expect(answer).toMatchObject({ code: 0, data: { phase: 'closed' } });
    expect(await closing.sentBack(pay)).toEqual([{ amount: 1_260, state: 'done' }]);
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
    expect(await closing.row(pay)).toMatchObject({ status: 4 });
    expect(await buyer.call('GET', '/user/info')).toMatchObject({
      http: 401,
      data: { errorKey: 'ACCOUNT_CLOSED' },
      msg: '账号已注销',
    });
  });

  it('frees the phone for a new registration and does not reveal that it was registered', async () => {
    const buyer = await closing.api().buyer();
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'closed' });
    const unknown = await login(closing.api(), { phone: '19900000000' });
    const { headers: _one, ...gone } = await login(closing.api(), { phone: buyer.phone });
    const { headers: _other, ...never } = unknown;
    expect({ ...gone, requestId: '' }).toEqual({ ...never, requestId: '' });
    const code = async (scene: number) => closing.codeFor(buyer, scene);
    const form = { phone: buyer.phone, password: 'Orange-grove-71', repassword: 'Orange-grove-71' };
    const found = { ...form, phoneCode: await code(2) };
    expect((await closing.api().call('POST', '/common/findPassword', found)).data.errorKey).toBe(
      'ACCOUNT_MISSING',
    );
    const registered = await closing
      .api()
      .call<{ user: { id: number; balance: number } }>('POST', '/common/register', {
        ...form,
        phoneCode: await code(1),
        type: 1,
        consent,
      });
    expect(registered.data.user).toMatchObject({ balance: 0 });
    expect(registered.data.user.id).not.toBe(buyer.accountId);
  });

  it('refunds the newest recharges first and none of them beyond its amount', async () => {
    const buyer = await closing.api().buyer();
    const first = await closing.recharge(buyer, 1_000);
    const second = await closing.recharge(buyer, 2_000, 2);
    const third = await closing.recharge(buyer, 500);
    await closing.move(buyer, 2, -1_700);
    const { refunds, refundAmount } = await closing.find(buyer);
    expect([refundAmount, refunds.map(({ payNo, amount }) => [payNo, amount])]).toEqual([
      1_800,
      [
        [third.payNo, 500],
        [second.payNo, 1_300],
      ],
    ]);
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'refunding' });
    await expect
      .poll(() => closing.sentBack(second), { timeout: 10_000 })
      .toEqual([{ amount: 1_300, state: 'done' }]);
    await expect
      .poll(
        async () =>
          closing
            .hurry()
            .then(() => closing.service().run())
            .then(() => closing.status(buyer)),
        {
          timeout: 10_000,
        },
      )
      .toBe(4);
    expect(await closing.sentBack(third)).toEqual([{ amount: 500, state: 'done' }]);
    expect(await closing.sentBack(first)).toEqual([]);
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
  });

  it('completes on the notification of WeChat Pay alone', async () => {
    const buyer = await closing.api().buyer();
    await closing.recharge(buyer, 800, 2);
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'refunding', refundAmount: 800 });
    const done = async () =>
      (
        await closing
          .api()
          .query<{ status: number }>('SELECT status FROM recharge_refund WHERE account_id = $1', [
            buyer.accountId,
          ])
      )[0]?.status;
    await expect.poll(done, { timeout: 10_000 }).toBe(1);
    expect(await closing.find(buyer)).toMatchObject({ phase: 'closed' });
  });

  it('resumes lost work and refunds once', async () => {
    const buyer = await closing.api().buyer();
    const pay = await closing.recharge(buyer, 900);
    await closing.simulated().act('failCalls', { kind: 'lost', call: 'refund', channel: 'alipay', times: 2 });
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'refunding', refundAmount: 900 });
    await closing.hurry();
    expect(await closing.find(buyer)).toMatchObject({ phase: 'closed' });
    expect(await closing.sentBack(pay)).toEqual([{ amount: 900, state: 'done' }]);
  });

  it('returns refused refunds to the wallet and cashes them out whole and without a fee', async () => {
    const buyer = await closing.api().buyer();
    await closing.proveName(buyer);
    const pay = await closing.recharge(buyer, 700);
    await closing.simulated().act('refuseRefunds', { refunds: 1 });
    expect((await closing.close(buyer)).data).toMatchObject({
      phase: 'cashOut',
      cashOutAmount: 700,
      refunds: [{ payNo: pay.payNo, status: 3, statusText: '渠道未接受' }],
    });
    const logs = await buyer.call<{ list: { typeText: string; amount: number }[] }>(
      'POST',
      '/userMoneyLogs/getUserMoneyLogsList',
      {},
    );
    expect(logs.data.list.map(({ typeText, amount }) => [typeText, amount])).toEqual([
      ['充值退回失败', 700],
      ['充值退回', -700],
      ['充值', 700],
    ]);
    expect((await buyer.call('POST', '/cashOut/limits')).data).toMatchObject({
      withdrawable: 700,
      min: 700,
      feeRate: 0,
    });
    expect((await buyer.call('POST', '/cashOut/createCashOut', cashOutForm(699))).data.errorKey).toBe(
      'AMOUNT_MIN',
    );
    const requested = await buyer.call<{ id: number; fee: number }>(
      'POST',
      '/cashOut/createCashOut',
      cashOutForm(700),
    );
    expect(requested).toMatchObject({ code: 0, data: { fee: 0 } });
    expect((await closing.cancel(buyer)).data.errorKey).toBe('CLOSING_CASHED');
    const id = String(requested.data.id);
    await closing.ops('cash-out', 'approve', '--id', id);
    await closing.payerOps('cash-out', 'pay', '--id', id);
    await closing.service().run();
    expect(await closing.status(buyer)).toBe(1);
    await closing.payerOps('cash-out', 'paid', '--id', id, '--transfer', randomUUID());
    await closing.service().run();
    expect(await closing.status(buyer)).toBe(4);
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
  });

  it('refunds no recharge older than 364 days and waits for its cash-out', async () => {
    const buyer = await closing.api().buyer();
    const pay = await closing.recharge(buyer, 600);
    await closing.age([pay.payNo], "paid_at = now() - interval '365 days'");
    expect(await closing.find(buyer)).toMatchObject({ refunds: [], refundAmount: 0, cashOutAmount: 600 });
    expect((await buyer.call('POST', '/cashOut/limits')).data).toMatchObject({ withdrawable: 0 });
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'cashOut', cashOutAmount: 600 });
    expect(await closing.sentBack(pay)).toEqual([]);
    expect((await buyer.call('POST', '/cashOut/limits')).data).toMatchObject({ withdrawable: 600 });
  });

  it('forfeits remaining demo money, which counts as spent first', async () => {
    const buyer = await closing.api().buyer({ balance: 5_000 });
    const pay = await closing.recharge(buyer, 1_000);
    await closing.move(buyer, 2, -4_500);
    expect(await closing.find(buyer)).toMatchObject({
      refundAmount: 1_000,
      giveUpAmount: 500,
      cashOutAmount: 0,
    });
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'closed' });
    expect(await closing.sentBack(pay)).toEqual([{ amount: 1_000, state: 'done' }]);
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
  });

  it('lets an income below the minimum be cashed out with it, and no other closing stays open', async () => {
    const buyer = await closing.api().buyer();
    await closing.move(buyer, 7, 1_000);
    expect(blocked((await closing.find(buyer)).checks)).toEqual([{ key: 'income', count: 1, amount: 1_000 }]);
    expect((await closing.begin(buyer, '000000')).data.errorKey).toBe('CLOSING_BLOCKED');
    await closing.move(buyer, 8, -1);
    expect(await closing.find(buyer)).toMatchObject({ cashOutAmount: 999 });
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'cashOut', cashOutAmount: 999 });
  });

  it('can be cancelled while nothing has been paid out, and the account continues', async () => {
    const buyer = await closing.api().buyer();
    const pay = await closing.recharge(buyer, 600);
    await closing.age([pay.payNo], "paid_at = now() - interval '365 days'");
    await closing.close(buyer);
    expect((await closing.close(buyer)).data.errorKey).toBe('CLOSING_BEGUN');
    expect((await closing.create(buyer, 1)).data).toMatchObject({ errorKey: 'ACCOUNT_CLOSING' });
    expect((await closing.cancel(buyer)).data).toMatchObject({ phase: 'none', cashOutAmount: 600 });
    expect((await closing.cancel(buyer)).data.errorKey).toBe('NOT_FOUND');
    expect((await closing.create(buyer, 1)).code).toBe(0);
  });

  it('lowers a level that rested on a refunded recharge when it is cancelled', async () => {
    const buyer = await closing.api().buyer();
    const level = async () => (await buyer.call<{ level: number }>('GET', '/user/info')).data.level;
    const needs = await closing
      .api()
      .query<{ level: number; fen: number }>(
        'SELECT level, need_recharge AS fen FROM league_level WHERE level IN (2, 3) ORDER BY level',
      );
    const [low, high] = needs.map(({ fen }) => fen);
    const old = await closing.recharge(buyer, low ?? 0);
    await closing.age([old.payNo], "paid_at = now() - interval '365 days'");
    await closing.recharge(buyer, high ?? 0);
    expect(await level()).toBe(3);
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'cashOut', refundAmount: high });
    await closing.cancel(buyer);
    expect(await level()).toBe(2);
  });

  it('requires the code that was sent for it', async () => {
    const buyer = await closing.api().buyer();
    const other = await closing.codeFor(buyer, 5);
    expect((await closing.begin(buyer, other)).data.errorKey).toBe('PHONE_CODE_EXPIRED');
    const right = await closing.codeFor(buyer);
    const wrong = right === '000000' ? '000001' : '000000';
    expect((await closing.begin(buyer, wrong)).data.errorKey).toBe('PHONE_CODE_WRONG');
    expect(await closing.status(buyer)).toBe(1);
  });
});

describe('an account with unsettled business', () => {
  const keysOf = async (who: Parameters<typeof closing.find>[0]) =>
    blocked((await closing.find(who)).checks).map(({ key, count }) => `${key} ${count}`);

  it('is not closed while orders, parcels and refunds are unfinished on either side', async () => {
    const buyer = await closing.api().buyer({ balance: 100_000 });
    const shop = await closing.api().shop();
    const order = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    expect(await keysOf(buyer)).toEqual(['unpaidOrders 1']);
    expect(await keysOf(shop.seller)).toEqual(['unpaidOrders 1', 'goodsOnSale 1']);
    await buyer.call('POST', '/orders/confirmOrder', {
      id: order.data.orderId,
      action: 'pay',
      clientNo: randomUUID(),
    });
    const parcel = (changes: string) =>
      closing.api().query(`UPDATE order_package SET ${changes} WHERE order_id = $1`, [order.data.orderId]);
    for (const who of [buyer, shop.seller]) expect(await keysOf(who)).toContain('parcels 1');
    await parcel('status = 50');
    for (const who of [buyer, shop.seller]) expect(await keysOf(who)).toContain('afterSale 1');
    await parcel('refund_status = 20');
    for (const who of [buyer, shop.seller]) expect(await keysOf(who)).toContain('refunds 1');
    await parcel('refund_status = 0');
    expect((await closing.close(buyer)).data.errorKey).toBe('CLOSING_BLOCKED');
    await parcel('status = 20');
  });

  it('is not closed while recharges wait, cash-outs are pending or money is owed', async () => {
    const buyer = await closing.api().buyer();
    const { data } = await closing.create(buyer, 1);
    expect(await keysOf(buyer)).toEqual(['recharges 1']);
    await closing.age([data.payNo], 'status = 2');
    await closing.proveName(buyer);
    await closing.move(buyer, 7, 5_000);
    await buyer.call('POST', '/cashOut/createCashOut', cashOutForm(5_000));
    expect(await keysOf(buyer)).toEqual(['cashOuts 1']);
    await closing.move(buyer, 8, -300);
    expect(blocked((await closing.find(buyer)).checks)).toContainEqual({
      key: 'debt',
      count: 1,
      amount: 300,
    });
    expect((await closing.close(buyer)).data.errorKey).toBe('CLOSING_BLOCKED');
  });
});

describe('a supplier that closes its account', () => {
  it('has its goods taken off sale, and goods put on sale later cannot be ordered', async () => {
    const shop = await closing.api().shop();
    await closing.api().query('UPDATE goods SET status = 2 WHERE id = $1', [shop.goodId]);
    expect((await closing.close(shop.seller)).data).toMatchObject({ phase: 'closed' });
    await closing.api().query('UPDATE goods SET status = 1 WHERE id = $1', [shop.goodId]);
    const buyer = await closing.api().buyer({ balance: 10_000 });
    const placed = await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop));
    expect(placed.data.errorKey).toBe('GOODS_OFF');
    await closing.api().query('UPDATE goods SET status = 2 WHERE id = $1', [shop.goodId]);
  });

  it('gets its deposit back first, and cashes it out with what the deposit had lacked', async () => {
    const setMinimum = (fen: number) =>
      closing.api().query("UPDATE setting SET value = to_jsonb($1::bigint) WHERE key = 'depositMin'", [fen]);
    await setMinimum(3_000);
    try {
      for (const paidIn of [4_500, 1_500]) {
        const seller = await closing.api().seller();
        await closing.proveName(seller);
        await closing.move(seller, 9, paidIn + 900);
        await seller.call('POST', '/deposit/payIn', { amount: paidIn });
        expect(await closing.find(seller)).toMatchObject({ phase: 'none', cashOutAmount: paidIn + 900 });
        const closed = await closing.close(seller);
        expect(closed.data).toMatchObject({ phase: 'cashOut', cashOutAmount: paidIn + 900 });
        expect((await seller.call('POST', '/deposit/payIn', { amount: 1 })).data.errorKey).toBe(
          'CLOSING_BEGUN',
        );
        expect((await seller.call('GET', '/deposit/mine')).data).toMatchObject({ balance: 0, lack: 0 });
        const { data } = await seller.call('POST', '/cashOut/createCashOut', cashOutForm(paidIn + 900));
        expect(data).toMatchObject({ amount: paidIn + 900, fee: 0 });
      }
    } finally {
      await setMinimum(0);
    }
  });

  it('cannot be restored by thawing or freezing', async () => {
    const seller = await closing.api().seller();
    await closing.close(seller);
    for (const command of ['freeze', 'thaw'])
      await closing.ops('account', command, '--id', String(seller.accountId)).catch(() => {});
    expect(await closing.status(seller)).toBe(4);
  });
});

describe('an agent that closes its account', () => {
  it('leaves invitees without a mark-up once their parcels are finished', async () => {
    const api = closing.api();
    const agent = await api.buyer();
    const member = await api.buyer({ balance: 100_000 });
    const shop = await api.shop();
    await api.query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, member.accountId]);
    await api.query('INSERT INTO default_profit (agent_id, profit) VALUES ($1, 20)', [agent.accountId]);
    const fee = async () =>
      (await member.call<{ totalFee: number }>('POST', '/orders/quote', orderBody(member, shop))).data
        .totalFee;
    const before = await fee();
    const placed = await member.call<{ orderId: number }>('POST', '/orders/createOrder', {
      ...orderBody(member, shop),
      clientNo: randomUUID(),
      packages: [goodReceiver],
    });
    expect(await closing.find(agent)).toMatchObject({ members: 1, memberParcels: 1 });
    expect((await closing.close(agent)).data).toMatchObject({ phase: 'waiting', memberParcels: 1 });
    expect(await fee()).toBe(before - 20);
    await member.call('POST', '/orders/cancelOrder', { orderId: placed.data.orderId });
    expect(await closing.find(agent)).toMatchObject({ phase: 'closed' });
    expect(await fee()).toBe(before - 20);
  });
});

describe('concurrent operations on an account being closed', () => {
  const RACERS = 10;

  it('start one of many closings', async () => {
    const buyer = await closing.api().buyer();
    const pay = await closing.recharge(buyer, 300, 2);
    const code = await closing.codeFor(buyer);
    const answers = await Promise.all(Array.from({ length: RACERS }, () => closing.begin(buyer, code)));
    expect(tally(answers).ok).toBe(1);
    const past = await Promise.allSettled(
      Array.from({ length: RACERS }, () =>
        closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
      ),
    );
    expect(past.every(({ status }) => status === 'rejected')).toBe(true);
    await expect
      .poll(() => closing.sentBack(pay), { timeout: 10_000 })
      .toEqual([{ amount: 300, state: 'done' }]);
  });

  it('start one closing also without the proof of identity', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await closing.api().buyer();
      const pay = await closing.recharge(buyer, 300);
      const results = await Promise.allSettled(
        Array.from({ length: RACERS }, () =>
          closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await closing.sentBack(pay)).toEqual([{ amount: 300, state: 'done' }]);
      expect(await closing.status(buyer)).toBe(4);
    }
  });

  it('either place an order or close the account', async () => {
    const shop = await closing.api().shop();
    for (let round = 0; round < 20; round += 1) {
      const buyer = await closing.api().buyer();
      const [order, closed] = await Promise.allSettled([
        buyer.call('POST', '/orders/createOrder', { ...orderBody(buyer, shop), clientNo: randomUUID() }),
        closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
      ]);
      const placed = order.status === 'fulfilled' && order.value.code === 0;
      expect(placed).not.toBe(closed.status === 'fulfilled');
      const [{ count } = { count: 0 }] = await closing
        .api()
        .query<{ count: number }>('SELECT count(*) AS count FROM orders WHERE account_id = $1', [
          buyer.accountId,
        ]);
      expect(count).toBe(placed ? 1 : 0);
    }
  });

  it('either start a recharge or close the account', async () => {
    for (let round = 0; round < 20; round += 1) {
      const buyer = await closing.api().buyer();
      const [opened, closed] = await Promise.allSettled([
        closing.create(buyer, 1),
        closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
      ]);
      const begun = opened.status === 'fulfilled' && opened.value.code === 0;
      expect(begun).not.toBe(closed.status === 'fulfilled');
    }
  });

  it('make a closing wait for operations that have begun and see their result', async () => {
    const { buyer, pay } = await closing.waiting(1, 300);
    await closing.age([pay.payNo], 'status = 2');
    const beginning = await closing.api().database.pool.connect();
    await beginning.query('BEGIN');
    await beginning.query('SELECT refuse_closing($1)', [buyer.accountId]);
    await beginning.query('UPDATE payment SET status = 0 WHERE pay_no = $1', [pay.payNo]);
    const closed = closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' });
    await someoneWaits(closing.api());
    await beginning.query('COMMIT');
    beginning.release();
    await expect(closed).rejects.toMatchObject({ errorKey: 'CLOSING_BLOCKED' });
    await closing.age([pay.payNo], 'status = 2');
  });

  it('sign in to an existing account or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await closing.api().buyer();
      const [signedIn] = await Promise.all([
        login(closing.api(), { phone: buyer.phone, password: testPassword }),
        closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
      ]);
      expect(await closing.status(buyer)).toBe(4);
      const { token } = signedIn.data;
      if (signedIn.code !== 0) expect(signedIn.data).toEqual({ errorKey: 'LOGIN_WRONG' });
      else
        expect((await closing.api().call('GET', '/user/info', undefined, { 'x-token': token })).http).toBe(
          401,
        );
    }
  });

  it('refund every fen of a recharge that is paid late', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, pay } = await closing.waiting(1, 700);
      // Closed here, and paid at the channel all the same.
      await closing.age([pay.payNo], 'status = 2');
      const [, closed] = await Promise.all([
        closing.simulated().act('payLate', { outTradeNo: pay.payNo }),
        closing.service().begin(buyer.accountId, { phoneCode: '', ip: '' }),
      ]);
      expect(['closed', 'refunding', 'waiting']).toContain(closed.phase);
      await expect
        .poll(async () =>
          closing
            .hurry()
            .then(() => closing.service().run())
            .then(() => closing.sentBack(pay)),
        )
        .toEqual([{ amount: 700, state: 'done' }]);
      await closing.service().run();
      expect([await closing.status(buyer), await closing.wallet(buyer)]).toEqual([4, NOTHING]);
    }
  });
});

describe('a recharge that is paid after the account is closed', () => {
  it('is refunded, and operators refund another way what the channel refuses', async () => {
    const { buyer, pay } = await closing.waiting(1, 700);
    await closing.age([pay.payNo], 'status = 2');
    expect((await closing.close(buyer)).data).toMatchObject({ phase: 'closed' });
    await closing.simulated().act('refuseRefunds', { refunds: 1 });
    await closing.simulated().act('payLate', { outTradeNo: pay.payNo });
    await closing.service().run();
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
    const rows = (await closing.ops('recharge-refund', 'list')) as { refundNo: string; code: string }[];
    const row = rows.find((each) => 'payNo' in each && each.payNo === pay.payNo);
    expect(row).toMatchObject({ amount: '7.00', code: 'ACQ.TRADE_NOT_ALLOW_REFUND', status: '退回中' });
    const transfer = randomUUID();
    await closing.ops('recharge-refund', 'transferred', '--no', row?.refundNo ?? '', '--transfer', transfer);
    expect(await closing.wallet(buyer)).toEqual(NOTHING);
    expect(await closing.sentBack(pay)).toEqual([]);
  });
});
