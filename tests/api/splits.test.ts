import { describe, expect, it } from 'vitest';
import { COMPANY, splitFixture } from '../support/splitFixture.ts';

const splitting = splitFixture();
const { begin, read, recharged, settled, spent } = splitting;
const asAmounts = ({ splits }: Awaited<ReturnType<typeof read>>) =>
  splits.map(({ payNo, amount, status }) => [payNo, amount, status]);
const bank = (who: Awaited<ReturnType<typeof splitting.operator>>, ids: number[]) =>
  who.call<{ batch: { amount: number } }>('POST', '/console/cashOuts/batches/create', { ids });

describe('a cash-out that is paid by splitting recharges', () => {
  it('takes the oldest recharges first, within the ratio, and moves the ledger as any other', async () => {
    await spent();
    const young = await recharged(100_000, { minutes: 5 });
    const old = await recharged(20_000, { minutes: 50 });
    const cashOut = await splitting.approved(10_000);
    expect(await read(cashOut.second, cashOut.id)).toMatchObject({
      ...{
        maySplit: true,
        splits: [],
        splitAmount: 0,
        receiver: { account: expect.stringMatching(/^19\*{4}\d{4}$/) },
      },
    });
    expect((await begin(cashOut.second, cashOut.id)).data).toMatchObject({
      status: 20,
      mayEnd: false,
      maySplit: false,
    });
    const page = await settled(cashOut.second, cashOut.id);
    expect(asAmounts(page)).toEqual([
      [old, 6_000, 1],
      [young, 3_940, 1],
    ]);
    expect(page).toMatchObject({ status: 30, transferNo: `FZ${cashOut.cashOutNo}`, splitAmount: 9_940 });
    expect(await splitting.lines(cashOut.id)).toEqual([
      ...['4 available -10000', '4 frozen 10000'],
      ...['5 frozen -10000', '5 revenue 60', '5 cashOut 9940'],
    ]);
    expect((await splitting.list(cashOut.supplier)).list[0]).toMatchObject({ id: cashOut.id, status: 30 });
    expect((await splitting.simulated().trade(old)).splits).toMatchObject([
      { amount: 6_000, result: 'SUCCESS' },
    ]);
    const { data } = await cashOut.second.call<{ amount: number; ledger: number }[]>(
      'GET',
      '/console/cashOuts/splitDays',
    );
    expect(data[0]).toMatchObject({ amount: 9_940, ledger: 9_940 });
  });

  it('is asked for again where the answer was lost, and happens once', async () => {
    await spent();
    const payNo = await recharged(100_000);
    const { second, id } = await splitting.approved(10_000);
    await splitting.simulated().act('failCalls', { kind: 'lost', call: 'split', times: 1 });
    await begin(second, id);
    expect(await settled(second, id)).toMatchObject({ status: 30 });
    expect((await splitting.simulated().trade(payNo)).splits).toHaveLength(1);
  });

  it('ends when the channel tells of it, before it is asked', async () => {
    await spent();
    await recharged(100_000);
    const { second, id } = await splitting.approved(10_000);
    await begin(second, id);
    await splitting.splitting().work();
    await expect.poll(async () => (await read(second, id)).status, { timeout: 10_000 }).toBe(30);
  });

  it('cannot be ended by hand while a part is under way', async () => {
    await spent();
    await recharged(100_000);
    const { second, id, cashOutNo } = await splitting.approved(10_000);
    await splitting.simulated().act('holdSplits', { splits: 1 });
    await begin(second, id);
    await splitting.splitting().work();
    const call = (path: string, body: object) =>
      second.call(`POST`, `/console/cashOuts/${path}`, { id, ...body });
    expect((await call('paid', { transferNo: 'X1' })).data).toMatchObject({ errorKey: 'CASHOUT_SPLITTING' });
    expect((await call('fail', { reason: '不想再等了' })).data).toMatchObject({
      errorKey: 'CASHOUT_SPLITTING',
    });
    expect((await begin(second, id)).data).toMatchObject({ errorKey: 'CASHOUT_STATE' });
    const answers = await second.call<{ rows: { verdict: string }[] }>('POST', '/console/cashOuts/answers', {
      rows: [{ cashOutNo, amount: 9_940, paid: true, transferNo: 'X2' }],
    });
    expect(answers.data.rows).toMatchObject([{ verdict: 'state' }]);
    await splitting.simulated().act('holdSplits', { splits: 0 });
    expect(await settled(second, id)).toMatchObject({ status: 30 });
  });

  it('sends nothing new while cash-outs are paused, and goes on afterwards', async () => {
    await spent();
    const payNo = await recharged(100_000);
    const { second, id } = await splitting.approved(10_000);
    await begin(second, id);
    await splitting.pause(true);
    await splitting.splitting().work();
    expect((await read(second, id)).splits).toMatchObject([{ status: 0, code: 'PAUSED' }]);
    expect((await splitting.simulated().trade(payNo)).splits).toEqual([]);
    await splitting.pause(false);
    expect(await settled(second, id)).toMatchObject({ status: 30 });
  });
});

describe('a part that the channel closes', () => {
  it('leaves the rest to be split again, and nothing to be given back', async () => {
    await spent();
    await recharged(20_000, { minutes: 50 });
    await recharged(100_000);
    const { first, second, supplier, id } = await splitting.approved(10_000);
    await splitting.simulated().act('closeSplits', { splits: 1, reason: 'ACCOUNT_ABNORMAL' });
    await begin(second, id);
    const failed = await settled(second, id);
    expect(failed).toMatchObject({ status: 50, maySplit: true, mayPay: true, mayReject: false });
    expect(failed.auditReason).toMatch(/^分账未全部到账：已到 ¥[\d.]+，余下 ¥[\d.]+（收款方账户异常）$/);
    expect(failed.splits.map(({ status }) => status).sort()).toEqual([1, 3]);
    const rejected = await first.call('POST', '/console/cashOuts/reject', { id, reason: '收款方账户异常' });
    expect(rejected.data).toMatchObject({ errorKey: 'CASHOUT_SPLIT_DONE' });
    expect(await splitting.wallet(supplier)).toMatchObject({ frozen: 10_000 });
    await begin(second, id);
    expect(await settled(second, id)).toMatchObject({ status: 30, splitAmount: 9_940 });
  });

  it('leaves the rest to a list for the bank, which transfers no more than that', async () => {
    await spent();
    await recharged(20_000, { minutes: 50 });
    await recharged(100_000);
    const { second, id, cashOutNo } = await splitting.approved(10_000);
    await splitting.simulated().act('closeSplits', { splits: 1, reason: 'RECEIVER_HIGH_RISK' });
    await begin(second, id);
    const { splitAmount } = await settled(second, id);
    const rest = 9_940 - splitAmount;
    expect((await bank(second, [id])).data.batch).toMatchObject({ amount: rest });
    const answer = (amount: number) =>
      second.call<{ rows: { verdict: string }[] }>('POST', '/console/cashOuts/answers', {
        rows: [{ cashOutNo, amount, paid: true, transferNo: `REST${id}` }],
      });
    expect((await answer(9_940)).data.rows).toMatchObject([{ verdict: 'amount' }]);
    expect((await answer(rest)).data.rows).toMatchObject([{ verdict: 'paid' }]);
    expect((await splitting.lines(id)).slice(2)).toEqual([
      '5 frozen -10000',
      '5 revenue 60',
      '5 cashOut 9940',
    ]);
  });

  it('goes back to the wallet where nothing has arrived', async () => {
    await spent();
    await recharged(100_000);
    const { first, second, supplier, id } = await splitting.approved(10_000);
    await splitting.simulated().act('closeSplits', { splits: 1, reason: 'NO_RELATION' });
    await begin(second, id);
    expect(await settled(second, id)).toMatchObject({ status: 50, mayReject: true, splitAmount: 0 });
    await first.call('POST', '/console/cashOuts/reject', { id, reason: '收款方账户异常' });
    expect(await splitting.wallet(supplier)).toMatchObject({ available: 1_000_000, frozen: 0 });
  });

  it('is not split off the same recharge again where the channel refused that', async () => {
    await spent();
    const refused = await recharged(100_000, { minutes: 50 });
    const other = await recharged(100_000);
    const { second, id } = await splitting.approved(10_000);
    await splitting.simulated().act('refuseSplits', { splits: 1, code: 'NOT_ENOUGH' });
    await begin(second, id);
    expect(asAmounts(await settled(second, id))).toEqual([[refused, 9_940, 2]]);
    await begin(second, id);
    const page = await settled(second, id);
    expect([page.status, asAmounts(page).at(-1)]).toEqual([30, [other, 9_940, 1]]);
  });
});

describe('a split is refused', () => {
  it('where the recharges do not suffice, and nothing has happened then', async () => {
    await spent();
    await recharged(20_000);
    const { second, id } = await splitting.approved(10_000);
    const { data, msg } = await begin(second, id);
    expect([data.errorKey, msg]).toEqual([
      'SPLIT_SHORT',
      '可分账的充值不足，还差39.40元，请改用批量转账或稍后再试',
    ]);
    expect(await read(second, id)).toMatchObject({ status: 10, splits: [] });
  });

  it('of recharges of the last minute, and of those that the channel keeps no longer', async () => {
    await spent();
    await recharged(100_000, { minutes: 0 });
    await recharged(100_000, { minutes: 30 * 24 * 60 });
    const { second, id } = await splitting.approved(10_000);
    expect((await begin(second, id)).data).toMatchObject({ errorKey: 'SPLIT_SHORT' });
  });

  it('to who approved it, and without a receiver that was there before the cash-out', async () => {
    await spent();
    await recharged(100_000);
    const own = await splitting.approved(10_000);
    expect((await begin(own.first, own.id)).data).toMatchObject({ errorKey: 'CASHOUT_APPROVER' });
    const { second, supplier, id } = await splitting.approved(10_000, { receiver: false });
    expect((await begin(second, id)).data).toMatchObject({ errorKey: 'SPLIT_NO_RECEIVER' });
    await splitting.register(supplier);
    expect((await begin(second, id)).data).toMatchObject({ errorKey: 'SPLIT_NO_RECEIVER' });
    expect(await read(second, id)).toMatchObject({ status: 10, maySplit: false, receiver: null });
  });

  it('where the platform holds the money itself, or pays by lists', async () => {
    const { second, id } = await splitting.approved(10_000);
    for (const [key, value, before] of [
      ['payoutMethod', 'list', 'split'],
      ['custody', 'resale', 'licensed'],
    ]) {
      await splitting.setting(String(key), value);
      expect((await begin(second, id)).data).toMatchObject({ errorKey: 'SPLIT_CLOSED' });
      await splitting.setting(String(key), before);
    }
  });
});

describe('a recharge of which a part was split', () => {
  it('goes back to its channel for no more than the rest', async () => {
    await spent();
    const payNo = await recharged(100_000);
    const { second, id } = await splitting.approved(10_000);
    await begin(second, id);
    await settled(second, id);
    const [{ account, payment } = {}] = await splitting
      .api()
      .query<{ account: number; payment: number }>(
        'SELECT account_id AS account, id AS payment FROM payment WHERE pay_no = $1',
        [payNo],
      );
    expect(await splitting.api().query('SELECT remaining FROM recharges_of($1)', [account])).toEqual([
      { remaining: 90_060 },
    ]);
    const back = (amount: number) =>
      splitting
        .api()
        .query(
          'INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount) VALUES ($1, $2, $3, $4)',
          [`R${amount}`, ...[payment, account, amount]],
        );
    await expect(back(90_061)).rejects.toMatchObject({ constraint: 'payment_room' });
    // What the channel gave others leaves as a cash-out when the account is closed.
    expect(await splitting.api().query('SELECT unreturnable_recharge_of($1) AS fen', [account])).toEqual([
      { fen: 9_940 },
    ]);
  });
});

describe('the receiver of a supplier', () => {
  const mine = async (who: Awaited<ReturnType<typeof splitting.supplier>>) =>
    (await who.call<{ receiver: object | null }>('GET', '/splitReceiver/mine')).data;

  it('is named with a proof of who asks, is shown masked and lies sealed', async () => {
    const who = await splitting.supplier({ receiver: false });
    expect(await mine(who)).toEqual({ isOpen: true, receiver: null });
    expect((await splitting.register(who, { password: 'wrong-word1' })).data).toMatchObject({
      errorKey: 'PASSWORD_WRONG',
    });
    await splitting.register(who, { account: '1900001234' });
    const receiver = {
      kind: 'merchant',
      account: '19****1234',
      name: COMPANY,
      createdAt: expect.any(String),
    };
    expect(await mine(who)).toEqual({ isOpen: true, receiver });
    const rows = await splitting
      .api()
      .query('SELECT * FROM split_receiver WHERE account_id = $1', [who.accountId]);
    expect(JSON.stringify(rows)).not.toMatch(/1900001234|义乌优品/);
    await splitting.register(who, { account: '1900005678' });
    expect(await mine(who)).toMatchObject({ receiver: { account: '19****5678' } });
    expect((await who.call('POST', '/splitReceiver/remove')).data).toMatchObject({ receiver: null });
  });

  it('is refused where WeChat Pay knows another name, the number is none, or a person is somebody else', async () => {
    const who = await splitting.supplier({ receiver: false });
    const refused = async (more: object) => (await splitting.register(who, more)).data.errorKey;
    expect(await refused({ name: '名称不符' })).toBe('SPLIT_RECEIVER');
    expect(await refused({ account: '19' })).toBe('BAD_PARAM');
    const openid = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o';
    expect(await refused({ kind: 'person', account: openid, name: '李四' })).toBe('REAL_NAME_DIFF');
    expect((await splitting.register(who, { kind: 'person', account: openid, name: '张三丰' })).code).toBe(0);
  });
});
