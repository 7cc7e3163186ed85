import { describe, expect, it } from 'vitest';
import { shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { placedRows, sheetRow } from '../../../../../../tests/support/modelRows.samples.ts';
import type { ServerProblem } from '../../shared/recipients/recipient.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import type { ModelRow } from './modelRow.ts';
import { excludeStopped } from './modelRows.ts';
import {
  computeVerdicts,
  countVerdicts,
  includedRows,
  type ModelQuoted,
  numbersOf,
  outOfStock,
} from './modelVerdicts.ts';

const stateOf = (rows: readonly ModelRow[], quoted: ModelQuoted | null = null) =>
  rows.map(({ id }) => computeVerdicts(rows, quoted).get(id)?.state);

const fees = { goodsFee: 1, courierFee: 2, remoteFee: 0, discountFee: 0, packageFee: 3 };
const ordered: ServerProblem = {
  ...{ field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', blocking: true },
  msg: '订单号【A1】已下单，包裹号【P1】',
};
const dear = {
  field: 'region',
  reasonCode: 'AREA_SURCHARGE',
  msg: '偏远地区加收5元',
  blocking: false,
} as const;

/** A quote of one part that says this of its rows, in their order. */
function quotedAs(
  rows: readonly ModelRow[],
  problems: readonly (readonly ServerProblem[])[],
  refused: string | null = null,
): ModelQuoted {
  const sums = { packageCount: 0, totalFee: 0 };
  return {
    parts: [rows],
    quote: {
      ...{ quoteNo: 'Q', expireAt: '', ...sums, goodsFee: 0, courierFee: 0, remoteFee: 0, discountFee: 0 },
      nextSteps: [],
      cheaperTogether: [],
      ...{ balance: 0, enough: false },
      parts: [
        {
          ...{ part: 0, ...sums, available: 9, stock: [], problems: [] },
          refusal: refused === null ? null : { errorKey: 'COURIER_OFF', msg: refused },
          rows: problems.map((said, row) => ({
            ...{ ...fees, row, mergeId: null, shopOrderIds: [], state: 'OK' as const, problems: [...said] },
          })),
        },
      ],
    },
  };
}

describe('verdicts on rows of a file', () => {
  it('each row is checked by itself', () => {
    const rows = placedRows(
      sheetRow(2),
      sheetRow(3, { phone: '1380000' }),
      sheetRow(4, { address: '文三' }),
      sheetRow(5, { num: 120 }),
    );
    const codes = rows.map(({ id }) =>
      computeVerdicts(rows, null)
        .get(id)
        ?.problems.map(({ code }) => code),
    );
    expect(codes).toEqual([[], ['PHONE_WRONG'], ['DETAIL_SHORT'], ['NUM_WRONG']]);
    expect(includedRows(rows).map(({ id }) => id)).toEqual(['l2']);
  });

  it('one order number with two receivers blocks both rows and one receiver with two numbers warns', () => {
    const rows = placedRows(
      sheetRow(2, { thirdOrderNo: 'A1001' }),
      sheetRow(3, { thirdOrderNo: 'A1001' }),
      sheetRow(4, { phone: '13800000004', address: '文三路9号' }),
      sheetRow(5, { phone: '13800000004', address: '文三路9号' }),
    );
    const problems = rows.map(({ id }) => computeVerdicts(rows, null).get(id)?.problems);
    expect(problems).toEqual([
      [{ field: 'thirdOrderNo', code: 'SAME_NO', blocking: true, other: 3 }],
      [{ field: 'thirdOrderNo', code: 'SAME_NO', blocking: true, other: 2 }],
      [{ field: 'row', code: 'SAME_RECEIVER', blocking: false, other: 5 }],
      [{ field: 'row', code: 'SAME_RECEIVER', blocking: false, other: 4 }],
    ]);
    expect(stateOf(rows)).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate']);
    expect(includedRows(rows).map(({ id }) => id)).toEqual(['l4', 'l5']);
  });

  it('an excluded row no longer counts as a duplicate', () => {
    const rows = placedRows(sheetRow(2, { thirdOrderNo: 'A1001' }), sheetRow(3, { thirdOrderNo: 'A1001' }));
    expect(stateOf(rows.map((row, at) => ({ ...row, excluded: at === 1 })))).toEqual(['ok', 'excluded']);
  });

  it('problems of a quote stay on its rows until they change', () => {
    const rows = placedRows(sheetRow(2), sheetRow(3), sheetRow(4));
    const quoted = quotedAs(rows, [[ordered], [dear], []]);
    expect(stateOf(rows, quoted)).toEqual(['ordered', 'warn', 'ok']);
    expect(countVerdicts(computeVerdicts(rows, quoted))).toEqual({
      ...{ all: 3, ok: 1, warn: 1, unread: 0, error: 0, duplicate: 0, ordered: 1, excluded: 0, stopped: 1 },
    });
    const fixed = rows.map((row, at) => (at === 0 ? { ...row, thirdOrderNo: 'B2002' } : row));
    expect(stateOf(fixed, quoted)).toEqual(['ok', 'warn', 'ok']);
  });

  it('an order number that was ordered before blocks its row until the server has checked it', () => {
    const rows = placedRows(sheetRow(2), sheetRow(3, { thirdOrderNo: ' A1001 ' }), sheetRow(4));
    const known = new Set(['NO1002', 'A1001']);
    const states = (quoted: ModelQuoted | null) =>
      [...computeVerdicts(rows, quoted, known).values()].map(({ state }) => state);
    expect(states(null)).toEqual(['ordered', 'ordered', 'ok']);
    expect(countVerdicts(computeVerdicts(rows, null, known)).stopped).toBe(2);
    expect(states(quotedAs(rows, [[], [ordered], [ordered]]))).toEqual(['ok', 'ordered', 'ordered']);
    expect(numbersOf([...rows, { ...(rows[2] as ModelRow), excluded: true }])).toEqual([
      'NO1002',
      'A1001',
      'NO1004',
    ]);
  });

  it('a row whose region is pending is neither an error nor excluded with errors', () => {
    const rows = placedRows(sheetRow(2), sheetRow(3), sheetRow(4, { phone: '1380000' })).map((row, at) =>
      at === 0 ? row : { ...row, unplaced: '浙江省杭州市西湖区文三路123号' },
    );
    const verdicts = computeVerdicts(rows, null);
    expect(stateOf(rows)).toEqual(['ok', 'unread', 'error']);
    expect(countVerdicts(verdicts)).toMatchObject({ all: 3, unread: 1, error: 1, stopped: 1 });
    expect(excludeStopped(rows, verdicts).map(({ excluded }) => excluded)).toEqual([false, false, true]);
    expect(includedRows(rows).map(({ id }) => id)).toEqual(['l2']);
  });

  it('of rows with one order number the first that is right otherwise stays when all that cannot go are excluded', () => {
    const no = { thirdOrderNo: 'A1001' };
    const wrong = sheetRow(2, { ...no, phone: '1380000' });
    const rows = placedRows(wrong, sheetRow(3, no), sheetRow(4, no), sheetRow(5, { phone: '1380000' }));
    const left = excludeStopped(rows, computeVerdicts(rows, null));
    expect(left.map(({ excluded }) => excluded)).toEqual([true, false, true, true]);
    expect(stateOf(left)).toEqual(['excluded', 'ok', 'excluded', 'excluded']);
  });

  it('every row of a refused part is blocked', () => {
    const rows = placedRows(sheetRow(2), sheetRow(3));
    const quoted = quotedAs(rows, [], '快递已停用');
    expect(stateOf(rows, quoted)).toEqual(['error', 'error']);
  });
});

it('pieces that are wrong are told once, with what the goods allow', () => {
  const by = { facts: basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]), links: {} };
  const rows = placedRows(sheetRow(2)).map((row) => ({ ...row, num: '0' }));
  const [verdict] = computeVerdicts(rows, null, null, { ...by, numBy: 'file' }).values();
  expect(verdict?.problems.map(({ code }) => code)).toEqual(['QUANTITY_WRONG']);
});

it('rows beyond the stock are stopped at their goods with how many there are, and the others can go', () => {
  const by = { facts: basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]), links: {} };
  const rows = placedRows(sheetRow(2), sheetRow(3), sheetRow(4)).map((row) => ({ ...row, num: '2' }));
  const quoted = quotedAs(rows, [[], [], []]);
  const [part] = quoted.quote.parts;
  if (part) part.stock = [{ skuId: 903, title: '红色 XL', pieces: 6, available: 5 }];
  const verdicts = computeVerdicts(rows, quoted, null, { ...by, numBy: 'file' });
  const [, , last] = rows;
  expect(outOfStock(verdicts)).toEqual([last?.id]);
  const [problem] = verdicts.get(last?.id ?? '')?.problems ?? [];
  expect(problem).toMatchObject({
    field: 'specification',
    code: 'ITEM_SHORT',
    said: '红色 XL',
    available: 5,
  });
  expect(countVerdicts(verdicts).stopped).toBe(1);
});
