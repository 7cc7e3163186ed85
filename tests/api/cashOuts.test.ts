import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testPassword } from '../support/api.ts';
import { cashOutFixture, NAME, PHONE_PAYEE } from '../support/cashOutFixture.ts';

const cashing = cashOutFixture();
const { earner, create, asked, revoke, limits, list, act } = cashing;
const MILLIS = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);

describe('a cash-out', () => {
  it('goes from requested over approved to paid, keeps its fee and records every step in the ledger', async () => {
    const who = await earner({ income: 100_000, recharged: 5_000 });
    expect(await limits(who)).toEqual({
      withdrawable: 100_000,
      min: 1_000,
      max: 5_000_000,
      feeRate: 60,
      leftToday: 3,
      auditing: null,
      realName: NAME,
      paused: false,
    });
    const { data: cashOut, msg } = await create(who, 10_001);
    expect(msg).toBe('提现申请已提交');
    expect(cashOut).toEqual({
      id: cashOut.id,
      cashOutNo: expect.stringMatching(/^T\d{18}$/),
      amount: 10_001,
      fee: 61,
      realAmount: 9_940,
      accountType: 1,
      accountTypeText: '支付宝',
      account: '138******34',
      accountName: NAME,
      bankName: null,
      status: 0,
      statusText: '待审核',
      auditReason: '',
      transferNo: null,
      createdAt: TIME,
      updatedAt: MILLIS,
      auditedAt: null,
      paidAt: null,
      revocable: true,
    });
    expect(await limits(who)).toMatchObject({ withdrawable: 89_999, leftToday: 2, auditing: cashOut });
    expect(await cashing.wallet(who)).toEqual({ available: 94_999, frozen: 10_001 });
    expect((await who.call('GET', '/user/info')).data).toMatchObject({
      balance: 94_999,
      frozen: 10_001,
      withdrawable: 89_999,
    });

    await act('approve', cashOut.id);
    const approved = {
      ...{ ...cashOut, updatedAt: MILLIS, status: 10, statusText: '待打款' },
      ...{ auditedAt: TIME, revocable: false },
    };
    expect((await list(who)).list).toEqual([approved]);
    await act('pay', cashOut.id);
    await act('paid', cashOut.id, '--transfer', `A${cashOut.id}`);
    const paid = {
      ...approved,
      status: 30,
      statusText: '已到账',
      transferNo: `A${cashOut.id}`,
      paidAt: TIME,
    };
    expect(await list(who)).toEqual({
      list: [paid],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String)],
      sumPaid: 9_940,
    });
    expect(await cashing.wallet(who)).toEqual({ available: 94_999, frozen: 0 });
    expect(await cashing.lines(cashOut.id)).toEqual([
      '4 available -10001',
      '4 frozen 10001',
      '5 frozen -10001',
      '5 revenue 61',
      '5 cashOut 9940',
    ]);
  });

  it('returns everything once when it is rejected or revoked', async () => {
    const who = await earner();
    const rejected = await asked(who, 60_000);
    await act('reject', rejected.id, '--reason', '收款账号不存在');
    const revoked = await asked(who, 70_000);
    expect((await revoke(who, revoked.id)).data).toEqual({
      ...revoked,
      updatedAt: MILLIS,
      status: 60,
      statusText: '已撤销',
      revocable: false,
    });
    expect((await list(who)).list).toMatchObject([
      { id: revoked.id, status: 60, auditReason: '' },
      { id: rejected.id, status: 40, statusText: '已驳回', auditReason: '收款账号不存在', auditedAt: TIME },
    ]);
    expect(await cashing.wallet(who)).toEqual({ available: 100_000, frozen: 0 });
    expect(await limits(who)).toMatchObject({ withdrawable: 100_000, leftToday: 1, auditing: null });
    for (const { id, amount } of [rejected, revoked])
      expect(await cashing.lines(id)).toEqual([
        `4 available -${amount}`,
        `4 frozen ${amount}`,
        `6 frozen -${amount}`,
        `6 available ${amount}`,
      ]);
  });

  it('whose payment failed is paid again or rejected', async () => {
    const who = await earner();
    const [first, second] = [await asked(who, 10_000), 20_000];
    await act('approve', first.id);
    const other = await asked(who, second);
    await act('approve', other.id);
    for (const { id } of [first, other]) {
      await act('pay', id);
      await act('fail', id, '--reason', '银行退票');
    }
    expect((await list(who, { status: 50 })).list).toMatchObject([
      { id: other.id, statusText: '打款失败', auditReason: '银行退票' },
      { id: first.id, statusText: '打款失败', auditReason: '银行退票' },
    ]);
    await act('pay', first.id);
    expect((await list(who, { status: 20 })).list).toMatchObject([{ id: first.id, auditReason: '' }]);
    await act('paid', first.id, '--transfer', `B${first.id}`);
    await act('reject', other.id, '--reason', '请更换收款账号');
    expect(await cashing.wallet(who)).toEqual({ available: 90_000, frozen: 0 });
    expect(await cashing.lines(other.id)).toEqual([
      '4 available -20000',
      '4 frozen 20000',
      '6 frozen -20000',
      '6 available 20000',
    ]);
  });

  it('cannot be revoked once it is decided, nor twice, nor by others', async () => {
    const [who, stranger] = [await earner(), await earner()];
    const cashOut = await asked(who, 10_000);
    expect(await revoke(stranger, cashOut.id)).toMatchObject({ code: 7, data: { errorKey: 'NOT_FOUND' } });
    await act('approve', cashOut.id);
    expect(await revoke(who, cashOut.id)).toMatchObject({
      msg: '提现状态已变更，请刷新后重试',
      data: { errorKey: 'CASHOUT_STATE' },
    });
    const next = await asked(who, 10_000);
    expect((await revoke(who, next.id)).code).toBe(0);
    expect((await revoke(who, next.id)).data.errorKey).toBe('CASHOUT_STATE');
    expect(await cashing.wallet(who)).toEqual({ available: 90_000, frozen: 10_000 });
    expect((await list(stranger)).total).toBe(0);
  });

  it('is available to suppliers, to a bank card, for their settled money', async () => {
    const seller = await earner({ seller: true, income: 50_000 });
    const { data } = await create(seller, 50_000, {
      accountType: 3,
      account: '6222020200112230',
      bankName: '中国工商银行',
    });
    expect(data).toMatchObject({
      accountTypeText: '银行卡',
      account: '************2230',
      bankName: '中国工商银行',
      fee: 300,
    });
    expect(await limits(seller)).toMatchObject({ withdrawable: 0 });
  });
});

describe('createCashOut', () => {
  it.each([
    [999, {}, 'AMOUNT_MIN', '金额不能低于10.00元'],
    [5_000_001, {}, 'AMOUNT_MAX', '金额不能超过50000.00元'],
    [100_001, {}, 'CASHOUT_BALANCE', '可提现余额不足'],
    [10_000, { accountName: '张三' }, 'REAL_NAME_DIFF', '收款人与实名信息不一致'],
  ])('refuses %i fen %j', async (amount, more, errorKey, msg) => {
    const who = await earner({ income: 100_000, recharged: 100_000 });
    expect(await create(who, amount, more)).toMatchObject({ http: 200, code: 7, msg, data: { errorKey } });
    expect(await cashing.wallet(who)).toEqual({ available: 200_000, frozen: 0 });
    expect((await list(who)).total).toBe(0);
  });

  it('refuses a name that is not verified', async () => {
    const who = await cashing.api().buyer();
    await cashing.move(who, 7, 100_000);
    expect(await limits(who)).toMatchObject({ realName: null, withdrawable: 100_000 });
    for (const status of [0, 1, 3]) {
      await cashing.api().query('UPDATE account SET real_status = $2 WHERE id = $1', [who.accountId, status]);
      expect(await create(who, 10_000)).toMatchObject({
        msg: '请先完成实名认证',
        data: { errorKey: 'REAL_NEEDED' },
      });
    }
  });

  it.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 10_000.5 }, 'amount'],
    [{ amount: '10000' }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ amount: 2 ** 53 }, 'amount'],
    [{ accountType: 4 }, 'accountType'],
    [{ accountType: '1' }, 'accountType'],
    [{ account: '' }, 'account'],
    [{ account: '138 0000 1234' }, 'account'],
    [{ accountType: 3, account: '6222020200112230' }, 'bankName'],
    [{ bankName: '工商银行' }, 'bankName'],
    [{ accountName: '' }, 'accountName'],
    [{ fee: 0 }, 'body'],
    [{ status: 30 }, 'body'],
    [{ clientNo: 'short' }, 'Idempotency-Key'],
    [{ password: undefined }, 'password'],
  ])('refuses an invalid payload: %j', async (input, field) => {
    const who = await earner();
    expect(await create(who, 10_000, input)).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM', field },
    });
    expect((await list(who)).total).toBe(0);
  });

  it('refuses a second cash-out only while the first one is being audited', async () => {
    const who = await earner();
    const first = await asked(who, 10_000);
    expect(await create(who, 10_000)).toMatchObject({
      msg: '您有提现正在审核中',
      data: { errorKey: 'CASHOUT_PENDING' },
    });
    await act('approve', first.id);
    expect((await create(who, 10_000)).code).toBe(0);
  });

  it('refuses the fourth cash-out of a day in Shanghai, whatever became of the others', async () => {
    const who = await earner();
    for (let n = 0; n < 3; n += 1) await revoke(who, (await asked(who, 10_000)).id);
    expect(await limits(who)).toMatchObject({ leftToday: 0 });
    expect(await create(who, 10_000)).toMatchObject({
      msg: '今日提现次数已用完',
      data: { errorKey: 'CASHOUT_LIMIT' },
    });
    const midnight = "date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'";
    const age = (at: string) =>
      cashing.api().query(
        `UPDATE cash_out SET created_at = ${at}
          WHERE id = (SELECT min(id) FROM cash_out WHERE account_id = $1)`,
        [who.accountId],
      );
    await age(midnight);
    expect((await create(who, 10_000)).data.errorKey).toBe('CASHOUT_LIMIT');
    await age(`${midnight} - interval '1 millisecond'`);
    expect(await limits(who)).toMatchObject({ leftToday: 1 });
    expect((await create(who, 10_000)).code).toBe(0);
  });

  it('refuses everybody while cash-outs are stopped, and lets pending ones be revoked and finished', async () => {
    const [who, other, third] = [await earner(), await earner(), await earner()];
    const [mine, theirs] = [await asked(who, 10_000), await asked(other, 10_000)];
    const eligible = await asked(third, 10_000);
    await act('approve', theirs.id);
    await act('approve', eligible.id);
    await act('pay', eligible.id);
    await cashing.pause(true);
    expect(await limits(third)).toMatchObject({ paused: true });
    expect(await create(third, 10_000)).toMatchObject({
      msg: '提现暂停办理，请稍后再试',
      data: { errorKey: 'CASHOUT_PAUSED' },
    });
    const stopped = '账目核对发现问题，提现已暂停，请先处理';
    await expect(act('approve', mine.id)).rejects.toThrow(stopped);
    await expect(act('pay', theirs.id)).rejects.toThrow(stopped);
    expect((await revoke(who, mine.id)).code).toBe(0);
    expect(await act('paid', eligible.id, '--transfer', `C${eligible.id}`)).toContain('已到账');
    await cashing.pause(false);
    expect((await create(third, 10_000)).code).toBe(0);
  });
});

describe('the settings of cash-outs', () => {
  /** What was set is in force within two seconds, in each process. */
  async function inForce(feeRate: number): Promise<void> {
    const who = await cashing.api().buyer();
    const { apps } = cashing.api();
    // They answer in turn.
    const each = async () => {
      const seen: number[] = [];
      for (const _ of apps) seen.push((await limits(who)).feeRate);
      return seen;
    };
    while (!(await each()).every((rate) => rate === feeRate));
  }

  it('apply to limits and fee of new requests, and earlier requests keep their own', async () => {
    await cashing.ops('setting', 'set', 'cashOutMin', '20000');
    await cashing.ops('setting', 'set', 'cashOutFeeRate', '0');
    await inForce(0);
    const who = await earner();
    expect(await limits(who)).toMatchObject({ min: 20_000, feeRate: 0 });
    expect((await create(who, 19_999)).data.errorKey).toBe('AMOUNT_MIN');
    const cashOut = await asked(who, 20_000);
    expect(cashOut).toMatchObject({ fee: 0, realAmount: 20_000 });
    await cashing.ops('setting', 'reset', 'cashOutMin');
    await cashing.ops('setting', 'reset', 'cashOutFeeRate');
    await inForce(60);
    await act('approve', cashOut.id);
    await act('pay', cashOut.id);
    await act('paid', cashOut.id, '--transfer', `D${cashOut.id}`);
    expect(await cashing.lines(cashOut.id)).toEqual([
      '4 available -20000',
      '4 frozen 20000',
      '5 frozen -20000',
      '5 cashOut 20000',
    ]);
    await expect(cashing.ops('setting', 'set', 'cashOutFeeRate', '1001')).rejects.toThrow('不正确');
  });
});

describe('a repeated idempotency key', () => {
  it('answers with the same cash-out, with a used code and in every state', async () => {
    const who = await earner();
    const clientNo = randomUUID();
    const proof = { password: undefined, phoneCode: await cashing.newCode(who), clientNo };
    const first = await create(who, 10_000, proof);
    expect(first.code).toBe(0);
    expect((await create(who, 10_000, proof)).data).toEqual(first.data);
    await act('approve', first.data.id);
    expect((await create(who, 10_000, proof)).data).toMatchObject({ id: first.data.id, status: 10 });
    for (const other of [{ amount: 10_001 }, { account: '13800009999' }, { accountType: 2 }])
      expect((await create(who, 10_000, { ...proof, ...other })).data.errorKey).toBe('IDEMPOTENCY_CONFLICT');
    expect(await list(who)).toMatchObject({ total: 1 });
    const stranger = await earner();
    const theirs = await create(stranger, 10_000, { clientNo });
    expect(theirs.data.id).not.toBe(first.data.id);
  });
});

describe('the list of cash-outs', () => {
  it('is filtered and paged and answers under both of its paths', async () => {
    const who = await earner();
    const ids: number[] = [];
    for (const amount of [10_000, 20_000, 30_000]) {
      const { id } = await asked(who, amount);
      await act('approve', id);
      ids.push(id);
    }
    const [first = 0, second, third] = ids;
    await act('pay', first);
    await act('paid', first, '--transfer', `E${first}`);
    expect((await list(who)).list.map(({ id }) => id)).toEqual([third, second, first]);
    expect(await list(who, { status: 30 })).toMatchObject({
      total: 1,
      totalIsExact: true,
      sumPaid: 9_940,
      list: [{ id: first }],
    });
    expect(await list(who, { page: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      totalIsExact: true,
      sumPaid: 9_940,
      list: [{ id: first }],
    });
    expect(await list(who, { endAt: '2020-01-01T00:00:00+08:00' })).toMatchObject({ total: 0, sumPaid: 0 });
  });
});

it('payee account and name are stored encrypted and never logged', async () => {
  const who = await earner();
  const { id } = await asked(who, 10_000);
  await create(who, 10_000, { password: 'wrong-one' });
  const [row] = await cashing
    .api()
    .query<{ account: string; account_name: string }>('SELECT * FROM cash_out WHERE id = $1', [id]);
  const secret = new RegExp(`${NAME}|${PHONE_PAYEE}|${testPassword}|wrong-one`);
  expect(JSON.stringify(row)).not.toMatch(secret);
  expect(cashing.box.open(row?.account ?? '', 'cash_out')).toBe(PHONE_PAYEE);
  expect(cashing.box.open(row?.account_name ?? '', 'cash_out')).toBe(NAME);
  const keys = await cashing
    .api()
    .query('SELECT * FROM idempotency_key WHERE account_id = $1', [who.accountId]);
  expect(JSON.stringify(keys)).not.toMatch(secret);
  expect(cashing.log.text()).not.toMatch(secret);
});
