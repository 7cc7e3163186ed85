import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheaperTogether } from './cheaperTogether.ts';
import { contentRefusal } from './orderLines.ts';
import { type PricedOrder, pricedTogether, type ReadOrder, type ReadRow } from './pricedOrder.ts';

type Sku = ReadRow['lines'][number]['sku'];

/** 120 fen and 300 g a piece. */
const sku = (id: number, more: Partial<Sku> = {}): Sku => ({
  ...{ id, name: '', merchantCode: '', goodId: id, goodName: '洗脸巾', pic: '', sellerId: 1 },
  ...{ supplyPrice: 100, agreedPrice: null, steps: [], stepsPer: 1, platformMargin: 20, weight: 300 },
  ...{ minNum: 1, maxNum: 99, platforms: [], bundleParts: [], agentProfit: 0, agentFreight: 0 },
  fees: null,
  ...more,
});
const fees = {
  ...{ firstWeight: 1000, firstFee: 280, stepWeight: 1000, stepFee: 100 },
  ...{ costFirstFee: 230, costStepFee: 80 },
};

type Given = { to?: string; lines?: [Sku, number][]; no?: string; remoteFee?: number };
const row = ({ to = '甲', lines = [[sku(1), 1]], no, remoteFee = 0 }: Given, at: number): ReadRow => ({
  receiver: {
    ...{ thirdOrderNo: no ?? '', receiverName: to, receiverPhone: '13800000000', address: '西湖路1号' },
    ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  },
  ...{ specification: '', remark: '', thirdOrderNos: no ? [no] : [], fromShop: null, problems: [] },
  ...{
    row: at,
    lines: lines.map(([each, num]) => ({ sku: each, num })),
    region: null,
    remoteFee,
    freeFreight: false,
    goes: true,
  },
});
/** The parts that the price and the places depend on. */
const order = (rows: readonly ReadRow[], levelDiscount = 6): ReadOrder =>
  ({
    facts: { warehouse: { id: 1 }, courier: { id: 1, fees }, levelDiscount },
    ...{ sellerId: 1, platform: 0, rows },
  }) as unknown as ReadOrder;
const priced = (...given: Given[]) => pricedTogether([order(given.map(row))]);
const told = (...given: Given[]) =>
  cheaperTogether(priced(...given)).map(({ parcels, saving }) => [parcels.map((each) => each.row), saving]);

/** The orders with what is told joined, as a person would: the first of each parcel holds all of it. */
function joined(orders: readonly PricedOrder[]): PricedOrder[] {
  const all = cheaperTogether(orders);
  const rowsOf = (part: number) => orders[part]?.rows ?? [];
  return pricedTogether(
    orders.map((one, part) => ({
      ...one,
      rows: one.rows.flatMap((each, at) => {
        const of = all.find(({ parcels }) =>
          parcels.some((place) => place.part === part && place.row === at),
        );
        if (!of) return [each];
        const [first] = of.parcels;
        if (first?.part !== part || first.row !== at) return [];
        const lines = of.parcels.flatMap((place) => rowsOf(place.part)[place.row]?.lines ?? []);
        const bySku = Map.groupBy(lines, (line) => line.sku.id).values();
        return [
          {
            ...each,
            lines: [...bySku].flatMap(([line, ...more]) =>
              line ? [{ ...line, num: more.reduce((sum, { num }) => sum + num, line.num) }] : [],
            ),
          },
        ];
      }),
    })),
  );
}
const totalOf = (orders: readonly PricedOrder[]) => orders.reduce((sum, { totalFee }) => sum + totalFee, 0);

describe('parcels that are cheaper together', () => {
  it('are those to one receiver, and save the courier’s second fee', () => {
    expect(told({}, {}, { to: '乙' })).toEqual([[[0, 1], 274]]);
    expect(told({}, {}, {})).toEqual([[[0, 1, 2], 548]]);
  });

  it('save the surcharge of the area too, and what the step of the parcel takes off', () => {
    expect(told({ remoteFee: 500 }, { remoteFee: 500 })).toEqual([[[0, 1], 774]]);
    const stepped = sku(1, { steps: [{ minPieces: 2, supplyPrice: 90, ofSku: false }] });
    expect(told({ lines: [[stepped, 1]] }, { lines: [[stepped, 1]] })).toEqual([[[0, 1], 294]]);
  });

  it('are none where a parcel may not hold them all', () => {
    const few = sku(1, { maxNum: 2 });
    expect(told({ lines: [[few, 2]] }, { lines: [[few, 1]] })).toEqual([]);
    expect(told({ lines: [[few, 2]] }, { lines: [[few, 1]] }, { lines: [[few, 1]] })).toEqual([
      [[1, 2], 274],
    ]);
    const heavy = sku(1, { weight: 30_000 });
    expect(told({ lines: [[heavy, 1]] }, { lines: [[heavy, 1]] })).toEqual([]);
  });

  it('are none where joining costs more', () => {
    const light = sku(1, { weight: 1000 });
    const dear = { ...fees, stepFee: 300, costStepFee: 300 };
    const orders = [order([{}, {}].map((each) => row({ ...each, lines: [[light, 1]] }, 0)))].map((one) => ({
      ...one,
      facts: { ...one.facts, courier: { ...one.facts.courier, fees: dear } },
    }));
    expect(cheaperTogether(pricedTogether(orders))).toEqual([]);
  });

  it('never lose a number: two different ones stay two parcels', () => {
    expect(told({ no: 'A' }, { no: 'B' })).toEqual([]);
    expect(told({ no: 'A' }, {}, { no: 'B' })).toEqual([[[0, 1], 274]]);
  });

  it('are left to the shop where a shop has ordered them, and where one cannot go', () => {
    const fromShop = {
      shopOrderIds: [1],
      lineIds: null,
      mergeId: null,
      encryptedId: null,
      receiverKey: '',
      planned: null,
    };
    const rows = [{}, {}].map(row);
    expect(cheaperTogether(pricedTogether([order(rows.map((each) => ({ ...each, fromShop })))]))).toEqual([]);
    expect(cheaperTogether(pricedTogether([order(rows.map((each) => ({ ...each, goes: false })))]))).toEqual(
      [],
    );
  });

  it('may be in two parts of a batch, and are told by their places there', () => {
    const orders = pricedTogether([order([row({}, 0)]), order([row({ to: '乙' }, 0), row({}, 1)])]);
    expect(cheaperTogether(orders, [0, 2])).toEqual([
      {
        parcels: [
          { part: 0, row: 0 },
          { part: 2, row: 1 },
        ],
        saving: 274,
      },
    ]);
  });

  it('make the total less by exactly what is told, and what they make may go', () => {
    const step = fc.record({
      minPieces: fc.integer({ min: 2, max: 12 }),
      supplyPrice: fc.integer({ min: 1, max: 200 }),
      ofSku: fc.boolean(),
    });
    const anySku = fc.record({
      ...{ goodId: fc.integer({ min: 1, max: 2 }), steps: fc.array(step, { maxLength: 3 }) },
      ...{ agreedPrice: fc.option(fc.integer({ min: 1, max: 150 })), stepsPer: fc.constantFrom(1, 2) },
      ...{ weight: fc.integer({ min: 1, max: 9000 }), maxNum: fc.integer({ min: 3, max: 20 }) },
      ...{ agentProfit: fc.integer({ min: 0, max: 30 }), agentFreight: fc.integer({ min: 0, max: 300 }) },
    });
    const skus = fc
      .tuple(anySku, anySku, anySku)
      .map((three) => three.map((each, at) => sku(at + 1, { ...each, maxNum: three[0].maxNum })));
    const given = fc.record({
      to: fc.constantFrom('甲', '乙'),
      lines: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })), {
        ...{ minLength: 1, maxLength: 3, selector: ([at]) => at },
      }),
      no: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
    });
    fc.assert(
      fc.property(skus, fc.array(fc.array(given, { maxLength: 8 }), { maxLength: 3 }), (three, parts) => {
        const orders = pricedTogether(
          parts.map((rows) =>
            order(
              rows.map((each, at) =>
                row(
                  {
                    ...{ to: each.to, remoteFee: each.to === '甲' ? 500 : 0 },
                    lines: each.lines.map(([index, num]): [Sku, number] => [three[index] as Sku, num]),
                    ...(each.no ? { no: each.no } : {}),
                  },
                  at,
                ),
              ),
            ),
          ),
        );
        const all = cheaperTogether(orders);
        const after = joined(orders);
        const places = all.flatMap(({ parcels }) => parcels.map((each) => `${each.part} ${each.row}`));
        return (
          totalOf(orders) - totalOf(after) === all.reduce((sum, { saving }) => sum + saving, 0) &&
          all.every(({ saving, parcels }) => saving > 0 && parcels.length > 1) &&
          new Set(places).size === places.length &&
          after
            .flatMap(({ rows }, part) => rows.map((each) => ({ ...each, part })))
            .filter((each) =>
              all.some(({ parcels: [first] }) => first?.part === each.part && first.row === each.row),
            )
            .every(({ lines }) => !contentRefusal(lines))
        );
      }),
      { numRuns: 3000 },
    );
  });
});
