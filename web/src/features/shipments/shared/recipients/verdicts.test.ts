import { describe, expect, it } from 'vitest';
import { shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { basketOf } from '../wizard/basket.ts';
import { blankRecipient, type Recipient } from './recipient.ts';
import { noteText } from './rowNotes.text.ts';
import {
  blocks,
  countStates,
  isAcceptable,
  isCounted,
  isOutOfStock,
  isUnsure,
  judgeRows,
  type Quote,
  type RowPrice,
} from './verdicts.ts';

const row = (id: string, change: Partial<Recipient> = {}): Recipient => ({
  ...blankRecipient(id),
  ...{ name: '张三', phone: '13912345678', detail: `文三路 ${id} 号院` },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...change,
});

function quoteOf(rows: readonly Recipient[], problems: RowPrice['problems'][] = []): Quote {
  const fees = { goodsFee: 260, courierFee: 274, remoteFee: 0, discountFee: 6, packageFee: 534 };
  const priced = rows.map(
    (_, at): RowPrice => ({
      row: at,
      state: 'OK',
      quantity: 2,
      problems: problems[at] ?? [],
      ...fees,
      promisedShipAt: null,
    }),
  );
  const sums = { goodsFee: 0, courierFee: 0, remoteFee: 0, discountFee: 0, totalFee: 0, balance: 0 };
  const answer = { quoteNo: 'Q', expireAt: '', rows: priced, packageCount: rows.length, ...sums };
  return {
    rows,
    answer: { ...answer, stock: [], enough: true, nextSteps: [], cheaperTogether: [], problems: [] },
  };
}

const banned = { field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发', blocking: true } as const;
const remote = {
  field: 'region',
  reasonCode: 'AREA_SURCHARGE',
  msg: '偏远地区加收5元',
  blocking: false,
} as const;
const ordered = { field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg: '已下单', blocking: true } as const;

describe('verdicts on rows', () => {
  it('verdicts join local and server problems', () => {
    const rows = [
      row('1'),
      row('2'),
      row('3'),
      row('4'),
      row('5', { phone: '' }),
      row('6', { excluded: true }),
    ];
    const sent = rows.slice(0, 4);
    const verdicts = judgeRows({
      rows,
      quote: quoteOf(sent, [[], [remote], [banned], [ordered]]),
      failed: [],
      facts: null,
    });
    expect([...verdicts.values()].map(({ state }) => state)).toEqual([
      'ok',
      'warn',
      'error',
      'duplicate',
      'error',
      'excluded',
    ]);
    expect([...verdicts.values()].map(blocks)).toEqual([false, false, true, true, true, false]);
    expect(countStates(verdicts)).toMatchObject({
      all: 6,
      ok: 1,
      warn: 1,
      error: 2,
      duplicate: 1,
      excluded: 1,
    });
  });

  it('editing a row clears its server problems', () => {
    const before = row('1');
    const after = { ...before, detail: '学院路 9 号' };
    const quote = quoteOf([before], [[banned]]);
    expect(judgeRows({ rows: [after], quote, failed: [], facts: null }).get('1')).toMatchObject({
      state: 'checking',
      price: null,
    });
  });

  it('the refusal of an order is shown at the row it names', () => {
    const one = row('1');
    const failed = [{ row: one, field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发' } as const];
    const verdict = judgeRows({ rows: [one], quote: quoteOf([one]), failed, facts: null }).get('1');
    expect(verdict).toMatchObject({ state: 'error', notes: [{ msg: '该地区停发', blocking: true }] });
  });

  it('parser problems win over local rules for the same field', () => {
    const problem = {
      field: 'region',
      reasonCode: 'OUT_OF_RANGE',
      msg: '暂不支持发往香港',
      blocking: true,
    } as const;
    const one = row('1', { provinceCode: '81', cityCode: '', districtCode: '', readProblems: [problem] });
    const notes = judgeRows({ rows: [one], quote: null, failed: [], facts: null }).get('1')?.notes;
    expect(notes?.map(({ msg }) => msg)).toEqual(['暂不支持发往香港']);
  });

  it('an unchanged row keeps its verdict object', () => {
    const rows = [row('1'), row('2')];
    const quote = quoteOf(rows);
    const first = judgeRows({ rows, quote, failed: [], facts: null }).get('1');
    const [one] = rows;
    const edited = [one as Recipient, row('2', { name: '李四' })];
    expect(judgeRows({ rows: edited, quote, failed: [], facts: null }).get('1')).toBe(first);
  });

  const doubt = {
    field: 'name',
    reasonCode: 'ADDRESS_INVALID',
    msg: '收件人不确定，请确认',
    blocking: false,
  } as const;

  it('what the reader is not sure of stays to be looked at after pricing, until a person says that it is right', () => {
    const one = row('1', { readProblems: [doubt], rest: '急' });
    const verdict = (now: Recipient) =>
      judgeRows({ rows: [now], quote: quoteOf([now]), failed: [], facts: null }).get('1');
    expect(verdict(one)).toMatchObject({ state: 'warn', notes: [{ field: 'row' }, { msg: doubt.msg }] });
    expect(verdict({ ...one, checked: true })).toMatchObject({ state: 'ok', notes: [] });
  });

  it('what the reader and the pricing say in the same words is said once', () => {
    const one = row('1', { readProblems: [doubt] });
    const quote = quoteOf([one], [[doubt, remote]]);
    const notes = judgeRows({ rows: [one], quote, failed: [], facts: null }).get('1')?.notes;
    expect(notes?.map(({ msg }) => msg)).toEqual([doubt.msg, remote.msg]);
  });

  it('a row is unsure that cannot go or may be wrong, and not for a surcharge or for words that no field took', () => {
    const rows = [
      row('1', { readProblems: [doubt] }),
      row('2', { phone: '' }),
      row('3'),
      row('4', { rest: '急', excluded: true }),
      row('5', { phone: '', checked: true }),
      row('6', { rest: '谢谢' }),
      row('7', { unlikePreview: [{ field: 'name', previewed: '李四', wasSure: true }] }),
      row('8', { unlikePreview: [{ field: 'region', previewed: '江苏省 南京市', wasSure: false }] }),
    ];
    const quote = quoteOf([rows[2] as Recipient], [[remote]]);
    const verdicts = judgeRows({ rows, quote, failed: [], facts: null });
    expect([...verdicts.values()].map(isUnsure)).toEqual([
      ...[true, true, false, false, true, false, true, false],
    ]);
  });

  it('a reminder of what was read can be accepted where nothing keeps the row from going, and a surcharge cannot', () => {
    const rows = [
      row('1', { rest: '还是上次那个' }),
      row('2', { rest: '还是上次那个', checked: true }),
      row('3', { rest: '还是上次那个', excluded: true }),
      row('4', { rest: '还是上次那个', phone: '' }),
      row('5'),
      row('6', { unlikePreview: [{ field: 'region', previewed: '江苏省 南京市', wasSure: false }] }),
      row('7', { readProblems: [doubt] }),
    ];
    const quote = quoteOf([rows[4] as Recipient], [[remote]]);
    const verdicts = judgeRows({ rows, quote, failed: [], facts: null });
    expect([...verdicts.values()].map(isAcceptable)).toEqual([
      ...[true, false, false, false, false, true, true],
    ]);
  });
});

describe('stock that does not reach for all', () => {
  const need = (pieces: number, available: number) => ({ skuId: 903, title: '红色 XL', pieces, available });
  const judged = (rows: readonly Recipient[], available: number) => {
    const quote = quoteOf(rows);
    const facts = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 2 }]);
    const stock = [need(rows.length * 2, available)];
    return judgeRows({ rows, quote: { ...quote, answer: { ...quote.answer, stock } }, failed: [], facts });
  };

  it('marks the rows beyond it at their goods, with how many there are', () => {
    const verdicts = judged([row('1'), row('2'), row('3')], 4);
    expect([...verdicts.values()].map(({ state }) => state)).toEqual(['ok', 'ok', 'error']);
    const [note] = verdicts.get('3')?.notes ?? [];
    expect(note).toMatchObject({ field: 'specification', blocking: true });
    expect(note && noteText(note)).toBe('“红色 XL”库存不足，共4件，排在前面的包裹先发，不够这个包裹');
    expect([...verdicts.values()].map(isOutOfStock)).toEqual([false, false, true]);
    expect([...verdicts.values()].every(isCounted)).toBe(true);
  });

  it('marks none where there is enough', () => {
    expect([...judged([row('1'), row('2')], 4).values()].map(({ state }) => state)).toEqual(['ok', 'ok']);
  });
});
