import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';

/** A component of a movement. */
export type MoneyPart = { title: string; amount: Fen };

/** The cost of an order or a parcel; the courier fee includes the discount. */
export type Fees = { goodsFee: Fen; courierFee: Fen; remoteFee: Fen; discountFee: Fen };
/** The shares of a parcel. */
export type Share = { supplierShare: Fen; supplyFee: Fen; commission: Fen };

type Line = { type: number; amount: Fen; fees: Fees | null; share: Share | null; cashOutFee: Fen | null };

/** The parts of a line's amount, which add up to it. Empty for a single part. */
export function partsOf({ type, amount, fees, share, cashOutFee }: Line): MoneyPart[] {
  const parts = (() => {
    switch (type) {
      case moneyLogTypes.orderPay:
        return fees && negative(feeParts(fees));
      case moneyLogTypes.packageRefund:
        return fees && feeParts(fees);
      case moneyLogTypes.supplierSettle:
        // A supplier's share of a refunded parcel is not a sum of these.
        return share && sumOf(shareParts(share)) === amount ? shareParts(share) : null;
      case moneyLogTypes.supplierReverse:
        return share && negative(shareParts(share));
      case moneyLogTypes.cashOutFreeze:
        return cashOutFee === null
          ? null
          : [
              { title: '到账金额', amount: amount + cashOutFee },
              { title: '手续费', amount: -cashOutFee },
            ];
      default:
        return null;
    }
  })();
  if (!parts) return [];
  const kept = { title: '保留部分', amount: amount - sumOf(parts) };
  const all = [...parts, kept].filter((part) => part.amount !== 0);
  return all.length > 1 ? all : [];
}

const feeParts = ({ goodsFee, courierFee, remoteFee, discountFee }: Fees): MoneyPart[] => [
  { title: '商品', amount: goodsFee },
  { title: '快递费', amount: courierFee + discountFee },
  { title: '偏远加价', amount: remoteFee },
  { title: '优惠', amount: -discountFee },
];

const shareParts = ({ supplierShare, supplyFee, commission }: Share): MoneyPart[] => [
  { title: '货款', amount: supplyFee },
  { title: '运费', amount: supplierShare - supplyFee },
  { title: '佣金', amount: -commission },
];

const negative = (parts: MoneyPart[]) => parts.map(({ title, amount }) => ({ title, amount: -amount }));
const sumOf = (parts: MoneyPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
