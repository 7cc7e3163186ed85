import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from './moneyParts.ts';

const fees = { goodsFee: 120, courierFee: 274, remoteFee: 40, discountFee: 6 };
const share = { supplierShare: 430, supplyFee: 200, commission: 7 };
const line = { fees: null, share: null, cashOutFee: null };
const spoken = (input: Parameters<typeof partsOf>[0]) =>
  partsOf(input).map(({ title, amount }) => `${title} ${amount}`);

it.each([
  ['a recharge', { ...line, type: 1, amount: 500 }, []],
  [
    'an order',
    { ...line, type: 2, amount: -434, fees },
    ['商品 -120', '快递费 -280', '偏远加价 -40', '优惠 6'],
  ],
  [
    'an order without surcharge and discount',
    {
      ...line,
      type: 2,
      amount: -400,
      fees: { goodsFee: 120, courierFee: 280, remoteFee: 0, discountFee: 0 },
    },
    ['商品 -120', '快递费 -280'],
  ],
  [
    'a refund in full',
    { ...line, type: 3, amount: 434, fees, share },
    ['商品 120', '快递费 280', '偏远加价 40', '优惠 -6'],
  ],
  [
    'a refund in part',
    { ...line, type: 3, amount: 384, fees, share },
    ['商品 120', '快递费 280', '偏远加价 40', '优惠 -6', '保留部分 -50'],
  ],
  ['a settlement', { ...line, type: 9, amount: 423, fees, share }, ['货款 200', '运费 230', '佣金 -7']],
  ['what a supplier keeps of a refund', { ...line, type: 9, amount: 50, fees, share }, []],
  [
    'a settlement taken back in part',
    { ...line, type: 10, amount: -323, fees, share },
    ['货款 -200', '运费 -230', '佣金 7', '保留部分 100'],
  ],
  ['an agent’s profit', { ...line, type: 7, amount: 20, fees, share }, []],
  ['a cash-out', { ...line, type: 4, amount: -1_000, cashOutFee: 6 }, ['到账金额 -994', '手续费 -6']],
  ['a cash-out without a fee', { ...line, type: 4, amount: -1_000, cashOutFee: 0 }, []],
  ['a cash-out that came back', { ...line, type: 6, amount: 1_000, cashOutFee: 6 }, []],
] as const)('the parts of a money log are listed for %s', (_what, input, expected) => {
  expect(spoken(input)).toEqual(expected);
});

it('the parts of a money log add up to its amount for every type', () => {
  const fen = fc.nat(1_000_000);
  const record = { goodsFee: fen, courierFee: fen, remoteFee: fen, discountFee: fen };
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3, 4, 9, 10),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.record(record),
      fc.record({ supplierShare: fen, supplyFee: fen, commission: fen }),
      fen,
      (type, amount, ofFees, ofShare, cashOutFee) => {
        const parts = partsOf({ type, amount, fees: ofFees, share: ofShare, cashOutFee });
        expect(parts.length === 0 || parts.reduce((sum, part) => sum + part.amount, 0) === amount).toBe(true);
        expect(parts.some((part) => part.amount === 0)).toBe(false);
      },
    ),
  );
});
