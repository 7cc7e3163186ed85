import { describe, expect, it } from 'vitest';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { cashOutFixture, NAME, PHONE_PAYEE } from '../support/cashOutFixture.ts';
import { listExports } from '../support/exportedList.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

const cashing = cashOutFixture();
const { earner, asked } = cashing;
const MONEY: Permission[] = ['money.read', 'cashOuts.approve', 'cashOuts.pay'];

type Row = { id: number; status: number; mayPay: boolean; mayEnd: boolean; approvedBy: string | null };
type Batch = { id: number; batchNo: string; count: number; amount: number; paying: number; paid: number };
type Verdicts = {
  rows: { cashOutNo: string; verdict: string }[];
  paid: number;
  failed: number;
  amount: number;
};

const operator = () => operatorWith(cashing.api(), MONEY);
const approve = (who: TestOperator, id: number) => who.call<Row>('POST', '/console/cashOuts/approve', { id });
const batch = (who: TestOperator, ids: number[]) =>
  who.call<{ batch: Batch; left: number }>('POST', '/console/cashOuts/batches/create', { ids });
const take = (who: TestOperator, rows: object[], checkOnly = false) =>
  who.call<Verdicts>('POST', '/console/cashOuts/answers', { rows, checkOnly });
const verdicts = ({ data }: { data: Verdicts }) => data.rows.map(({ verdict }) => verdict);

/** Cash-outs that the first operator approved and the second one pays. */
async function beingPaid(number: number) {
  const [first, second] = [await operator(), await operator()];
  const all = [];
  for (let n = 0; n < number; n += 1) all.push(await asked(await earner(), 10_000));
  for (const { id } of all) await approve(first, id);
  const made = await batch(
    second,
    all.map(({ id }) => id),
  );
  return { first, second, all, made: made.data };
}
const arrived = ({ cashOutNo }: { cashOutNo: string }, transferNo: string) => ({
  ...{ cashOutNo, amount: 9_940, paid: true, transferNo },
});

describe('lists for the bank at the console', () => {
  it('are found by whether some are being paid and by when they were made, as pages and as a file', async () => {
    const { second, all, made } = await beingPaid(1);
    const { id, batchNo } = made.batch;
    const who = await operatorWith(cashing.api(), ['money.read', 'lists.export']);
    const found = async (filter: string) =>
      (
        await who.call<{ list: Batch[] }>('GET', `/console/cashOuts/batches?pageSize=100&${filter}`)
      ).data.list.some((each) => each.id === id);
    expect(await found('onlyPaying=true')).toBe(true);
    const { rowsOf } = listExports(cashing.api);
    expect(await rowsOf(who, 'cashOutBatches', { onlyPaying: true })).toContainEqual(
      expect.arrayContaining([batchNo, second.name]),
    );
    await take(second, [arrived(all[0] ?? { cashOutNo: '' }, `ICBC-${batchNo}`)]);
    expect([await found('onlyPaying=true'), await found('')]).toEqual([false, true]);
    await cashing
      .api()
      .query("UPDATE cash_out_batch SET created_at = '2026-01-02 12:00+8' WHERE id = $1", [id]);
    const day = (from: string, to: string) =>
      found(`from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`);
    expect(await day('2026-01-02T00:00:00+08:00', '2026-01-03T00:00:00+08:00')).toBe(true);
    expect(await day('2026-01-03T00:00:00+08:00', '2026-01-04T00:00:00+08:00')).toBe(false);
  });
});

describe('cash-outs at the console', () => {
  it('are listed masked, and say what the operator may do', async () => {
    const [first, second] = [await operator(), await operator()];
    const reader = await operatorWith(cashing.api(), ['money.read']);
    const { id, cashOutNo } = await asked(await earner(), 10_000);
    const seen = async (who: TestOperator) =>
      (await who.call<{ list: Row[] }>('GET', `/console/cashOuts?number=${cashOutNo}`)).data.list[0];
    expect(await seen(reader)).toMatchObject({
      ...{ id, cashOutNo, status: 0, account: '138******34', accountName: '张**', realAmount: 9_940 },
      ...{ mayApprove: false, mayReject: false, mayPay: false, mayEnd: false },
    });
    await approve(first, id);
    expect(await seen(first)).toMatchObject({ status: 10, approvedBy: first.name, mayPay: false });
    expect(await seen(second)).toMatchObject({ status: 10, approvedBy: first.name, mayPay: true });
    const text = JSON.stringify(await second.call('GET', `/console/cashOuts/read?id=${id}`));
    expect([text.includes(PHONE_PAYEE), text.includes(NAME)]).toEqual([false, false]);
  });

  it('are not paid by who approved them', async () => {
    const [first, second] = [await operator(), await operator()];
    const { id } = await asked(await earner(), 10_000);
    await approve(first, id);
    expect((await batch(first, [id])).data).toMatchObject({ errorKey: 'CASHOUT_APPROVER' });
    const { data } = await batch(second, [id]);
    expect(data).toMatchObject({ batch: { count: 1, amount: 9_940, paying: 1 }, left: 0 });
    const paid = (who: TestOperator) =>
      who.call('POST', '/console/cashOuts/paid', { id, transferNo: `P${id}` });
    expect((await paid(first)).data).toMatchObject({ errorKey: 'CASHOUT_APPROVER' });
    const file = (who: TestOperator) =>
      who.call('GET', `/console/files/cashOutBatch?id=${data.batch.id}&format=csv`);
    expect((await file(first)).data).toMatchObject({ errorKey: 'CASHOUT_APPROVER' });
    expect((await paid(second)).data).toMatchObject({ status: 30, paidBy: second.name });
    expect((await paid(second)).data).toMatchObject({ errorKey: 'CASHOUT_STATE' });
    const { data: page } = await first.call<{ steps: { action: string; operator: string }[] }>(
      'GET',
      `/console/cashOuts/read?id=${id}`,
    );
    expect(page.steps.map(({ action, operator: by }) => `${action} ${by}`)).toEqual([
      `cash-out approve ${first.name}`,
      `cash-out pay ${second.name}`,
      `cash-out paid ${second.name}`,
    ]);
  });

  it('are approved once however many operators do it at once, and are on one list alone', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, operator));
    const { id } = await asked(await earner(), 10_000);
    const approvals = await Promise.all(all.slice(0, 3).map((who) => approve(who, id)));
    expect(approvals.filter(({ code }) => code === 0)).toHaveLength(1);
    const lists = await Promise.all(all.slice(3).map((who) => batch(who, [id])));
    expect(lists.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(lists.filter(({ code }) => code !== 0).map(({ data }) => data)).toMatchObject(
      Array(2).fill({ errorKey: 'CASHOUT_STATE' }),
    );
    expect(await cashing.lines(id)).toEqual(['4 available -10000', '4 frozen 10000']);
  });

  it('that were approved by oneself are left out of a list', async () => {
    const [first, second] = [await operator(), await operator()];
    const [own, other, late] = [
      await asked(await earner(), 10_000),
      await asked(await earner(), 20_000),
      await asked(await earner(), 30_000),
    ];
    await approve(first, own.id);
    await approve(second, other.id);
    const { data } = await batch(first, [own.id, other.id, late.id]);
    expect(data).toMatchObject({ batch: { count: 1, amount: 19_880 }, left: 2 });
  });

  it('go on no list of another sum than was shown, and the refusal names it', async () => {
    const [first, second, third] = [await operator(), await operator(), await operator()];
    const [one, two] = [await asked(await earner(), 10_000), await asked(await earner(), 20_000)];
    for (const { id } of [one, two]) await approve(first, id);
    const ids = [one.id, two.id];
    await batch(third, [two.id]);
    const create = (amount: number) =>
      second.call('POST', '/console/cashOuts/batches/create', { ids, amount });
    const before = (await second.call<{ total: number }>('GET', '/console/cashOuts/batches')).data.total;
    expect((await create(29_820)).data).toMatchObject({
      ...{ errorKey: 'AMOUNT_CHANGED', amount: 9_940, count: 1 },
    });
    const list = await second.call<{ total: number }>('GET', '/console/cashOuts/batches');
    expect(list.data.total).toBe(before);
    expect((await create(9_940)).data).toMatchObject({ batch: { count: 1, amount: 9_940 }, left: 1 });
  });

  it('are neither approved nor written down as paid at another amount than was shown', async () => {
    const [first, second] = [await operator(), await operator()];
    const { id } = await asked(await earner(), 10_000);
    const changed = { errorKey: 'AMOUNT_CHANGED', amount: 9_940 };
    const at = (who: TestOperator, step: string, amount: number, more: object = {}) =>
      who.call<Row>('POST', `/console/cashOuts/${step}`, { id, amount, ...more });
    expect((await at(first, 'approve', 10_000)).data).toMatchObject(changed);
    expect((await at(first, 'approve', 9_940)).data).toMatchObject({ status: 10 });
    await batch(second, [id]);
    expect((await at(second, 'paid', 10_000, { transferNo: `X${id}` })).data).toMatchObject(changed);
    expect((await at(second, 'paid', 9_940, { transferNo: `X${id}` })).data).toMatchObject({ status: 30 });
  });

  it('show their payees in clear in the file of a list alone, which is recorded', async () => {
    const { second, all, made } = await beingPaid(2);
    const { batch: list } = made;
    const { headers, body: text } = await cashing.api().app.inject({
      url: `/api/v1/console/files/cashOutBatch?id=${list.id}&format=csv`,
      headers: { 'x-token': second.token },
    });
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="${list.batchNo}.csv"`,
      'cache-control': 'no-store',
    });
    expect(all.every(({ cashOutNo }) => text.includes(cashOutNo))).toBe(true);
    expect([text.includes(PHONE_PAYEE), text.includes(NAME), text.includes('99.40')]).toEqual([
      true,
      true,
      true,
    ]);
    const read = await cashing
      .api()
      .query("SELECT operator, detail FROM audit_log WHERE action = 'cash-out file' AND target = $1", [
        `cashOutBatch:${list.id}`,
      ]);
    expect(read).toEqual([{ operator: second.name, detail: { count: 2, format: 'csv' } }]);
  });
});

describe('the answer of a bank', () => {
  it('is looked at row by row before anything is done', async () => {
    const { first, second, all } = await beingPaid(3);
    const [one = { id: 0, cashOutNo: '' }, two, three] = all;
    if (!two || !three) throw new Error('too few');
    const rows = [
      arrived(one, `L${one.id}`),
      { ...arrived(two, `L${two.id}`), amount: 1 },
      { cashOutNo: three.cashOutNo, amount: 9_940, paid: false, reason: '户名不符' },
      arrived({ cashOutNo: 'T-none' }, 'L-none'),
      arrived(one, `L${one.id}`),
      { cashOutNo: two.cashOutNo, amount: 9_940, paid: true },
    ];
    const expected = ['paid', 'amount', 'failed', 'unknown', 'twice', 'twice'];
    const looked = await take(second, rows, true);
    expect([verdicts(looked), looked.data.paid, looked.data.amount]).toEqual([expected, 1, 9_940]);
    expect(verdicts(await take(first, [rows[0] ?? {}], true))).toEqual(['approver']);
    expect(await cashing.lines(one.id)).toHaveLength(2);
    expect(verdicts(await take(second, rows))).toEqual(expected);
    expect(await cashing.lines(one.id)).toHaveLength(5);
    expect(verdicts(await take(second, rows))).toEqual([
      'done',
      'amount',
      'done',
      'unknown',
      'twice',
      'twice',
    ]);
  });

  it('is taken over once, also by two operators at once', async () => {
    const { second, all } = await beingPaid(4);
    const third = await operator();
    const rows = all.map((cashOut) => arrived(cashOut, `R${cashOut.id}`));
    const answers = await Promise.all([take(second, rows), take(third, rows), take(second, rows)]);
    const counted = answers.flatMap(verdicts).filter((verdict) => verdict === 'paid');
    expect(counted).toHaveLength(4);
    for (const { id } of all)
      expect(await cashing.lines(id)).toEqual([
        ...['4 available -10000', '4 frozen 10000', '5 frozen -10000'],
        ...['5 revenue 60', '5 cashOut 9940'],
      ]);
  });

  it('does not use the number of a transfer twice', async () => {
    const { second, all } = await beingPaid(2);
    const rows = all.map((cashOut) => arrived(cashOut, 'SAME-TRANSFER'));
    expect(verdicts(await take(second, rows))).toEqual(['paid', 'transfer']);
  });
});
