import { describe, expect, it } from 'vitest';
import type { BackRow } from '../../spreadsheets/fillBack/backSheet.ts';
import { backName } from './backName.ts';
import {
  type Found,
  numberQuestions,
  type Question,
  type RowParcel,
  receiverQuestions,
  resultsOf,
  waybillsOf,
} from './matchRows.ts';

const ANNA = { name: '张三', phone: '13800000011', address: '杭州市文三路1号' };
const BERT = { name: '李四', phone: '13800000012', address: '南京市珠江路2号' };
const row = (line: number, thirdOrderNo: string, receiver: BackRow['receiver'] = null): BackRow => ({
  ...{ line, thirdOrderNo, receiver },
});
const parcel = (parcelId: number, waybillNo: string | null, more: Partial<RowParcel> = {}): RowParcel => ({
  ...{ parcelId, orderId: 1, status: waybillNo ? 'SHIPPED' : 'PENDING_SHIPMENT', waybillNo },
  ...{ statusText: waybillNo ? '已发货' : '待发货', courierName: '圆通速递' },
  ...more,
});
const found = (by: Found['by'], parcels: RowParcel[], rows = 1): Found => ({ by, rows, parcels });
const told = (rows: BackRow[], all: [number, Found][]) => [...resultsOf(rows, new Map(all)).values()];

describe('what is asked', () => {
  const rows = [
    row(2, 'A-1', ANNA),
    row(3, 'A-1'),
    row(4, '', ANNA),
    row(5, 'A-2', { ...ANNA, address: '杭州市 文三路1号' }),
    row(6, ''),
  ];

  it('is each number once, with the rows that have it', () => {
    expect(numberQuestions(rows)).toEqual([
      { lines: [2, 3], thirdOrderNo: 'A-1' },
      { lines: [5], thirdOrderNo: 'A-2' },
    ] satisfies Question[]);
  });

  it('is no number that stands beside several receivers, as in a cell that goes over their rows', () => {
    const merged = [row(2, 'A-1', ANNA), row(3, 'A-1', BERT)];
    expect(numberQuestions(merged)).toEqual([]);
    expect(receiverQuestions(merged, new Map())).toEqual([
      { lines: [2], receiver: ANNA },
      { lines: [3], receiver: BERT },
    ] satisfies Question[]);
  });

  it('is each receiver once whose rows no number has found, and nobody else', () => {
    const numbered = new Map([2, 3].map((line) => [line, found('number', [parcel(1, 'YT1')])]));
    expect(receiverQuestions(rows, numbered)).toEqual([
      { lines: [4, 5], receiver: ANNA },
    ] satisfies Question[]);
    const long = row(7, '', { ...BERT, address: '路'.repeat(401) });
    expect(receiverQuestions([long], new Map())).toEqual([]);
  });
});

describe('what becomes of a row', () => {
  it.each<[string, RowParcel[], object]>([
    [
      'with one parcel gets its waybill',
      [parcel(1, 'YT1')],
      { kind: 'filled', waybills: { courier: '圆通速递', waybillNo: 'YT1' }, waiting: 0 },
    ],
    [
      'that was split gets all waybills, a common courier once',
      [parcel(1, 'YT1'), parcel(2, 'YT2')],
      { kind: 'filled', waybills: { courier: '圆通速递', waybillNo: 'YT1；YT2' }, waiting: 0 },
    ],
    [
      'of several couriers names each, and what still waits is said',
      [parcel(1, 'YT1'), parcel(2, 'SF2', { courierName: '顺丰速运' }), parcel(3, null)],
      { kind: 'filled', waybills: { courier: '圆通速递；顺丰速运', waybillNo: 'YT1；SF2' }, waiting: 1 },
    ],
    ['without a waybill waits', [parcel(1, null)], { kind: 'waiting', state: '待发货' }],
    [
      'that was refunded is said, whatever waybill it had',
      [parcel(1, 'YT1', { status: 'REFUNDED', statusText: '已退款' })],
      { kind: 'ended', state: '已退款' },
    ],
  ])('one %s', (_what, parcels, expected) => {
    expect(told([row(2, 'A-1')], [[2, found('number', parcels)]])).toEqual([expected]);
  });

  it('one that nothing was found for is missing, and one without number and receiver says so', () => {
    expect(told([row(2, 'A-1'), row(3, '', ANNA), row(4, '')], [])).toEqual([
      ...[{ kind: 'missing' }, { kind: 'missing' }, { kind: 'incomplete' }],
    ]);
  });

  it('one whose receiver has parcels of several orders is ambiguous, as are two rows of several parcels', () => {
    const orders = found('receiver', [parcel(1, 'YT1'), parcel(2, 'YT2', { orderId: 2 })]);
    expect(told([row(2, '', ANNA)], [[2, orders]])).toEqual([{ kind: 'ambiguous', parcels: 2 }]);
    const twice = found('receiver', [parcel(1, 'YT1'), parcel(2, 'YT2')], 2);
    expect(
      told(
        [row(2, '', ANNA), row(3, '', ANNA)],
        [
          [2, twice],
          [3, twice],
        ],
      ).map(({ kind }) => kind),
    ).toEqual(['ambiguous', 'ambiguous']);
    const split = found('receiver', [parcel(1, 'YT1'), parcel(2, 'YT2')]);
    expect(told([row(2, '', ANNA)], [[2, split]])).toMatchObject([{ waybills: { waybillNo: 'YT1；YT2' } }]);
  });

  it('one found by its receiver gets none of the parcels that other rows have by their numbers', () => {
    const results = resultsOf(
      [row(2, 'A-1', ANNA), row(3, '', ANNA), row(4, '', BERT)],
      new Map([
        [2, found('number', [parcel(1, 'YT1')])],
        [3, found('receiver', [parcel(1, 'YT1'), parcel(2, 'YT2', { orderId: 2 })])],
        [4, found('receiver', [parcel(1, 'YT1')])],
      ]),
    );
    expect([...waybillsOf(results)]).toEqual([
      [2, { courier: '圆通速递', waybillNo: 'YT1' }],
      [3, { courier: '圆通速递', waybillNo: 'YT2' }],
    ]);
    expect(results.get(4)).toEqual({ kind: 'taken', line: 2 });
  });
});

it.each([
  ['订单.xlsx', '订单-已回填.xlsx'],
  ['订单.11.csv', '订单.11-已回填.csv'],
  ['订单-已回填.xls', '订单-已回填.xls'],
  ['订单', '订单-已回填'],
])('the file %s is saved as %s', (name, saved) => {
  expect(backName(name)).toBe(saved);
});
