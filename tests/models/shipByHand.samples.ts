import type { GoodsFacts } from '../../web/src/features/goodsPicker/goodsFacts.ts';
import {
  type Draft,
  emptyDraft,
  type ShipContext,
} from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { recipientsMachine } from '../../web/src/features/shipments/byHand/flow/recipients.machine.ts';
import {
  blankRecipient,
  type Recipient,
} from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import type { Quote, QuoteAnswer } from '../../web/src/features/shipments/shared/recipients/verdicts.ts';
import type { Basket } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { plainBasket, plainGood } from '../support/goodsFacts.samples.ts';

export const facts: GoodsFacts = plainGood(7);

/** One piece of them. */
export const basket: Basket = plainBasket(1, facts);

export const zhang: Recipient = {
  ...blankRecipient('r1'),
  name: '张三',
  phone: '13912345678',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 123 号',
};

/** The same man without a phone number: nothing that could be priced. */
export const phoneless: Recipient = { ...zhang, id: 'r2', phone: '' };

export const chosen: Draft = {
  ...emptyDraft,
  ...{ lines: [{ goodId: 7, skuId: 70, quantity: 1 }], warehouseId: 31, courierId: 1, senderId: 5 },
};

/** The machine of the recipients without its wizard. */
export const recipientsAlone = recipientsMachine.provide({
  actions: { reportRecipients: () => {}, reportReading: () => {} },
});

/** What of the chosen goods decides where a wizard can go. */
export const goodsKey = ({ lines, facts: known }: Pick<ShipContext, 'lines' | 'facts'>) => [
  lines.map(({ goodId, skuId }) => [goodId, skuId]),
  known?.goods.map(({ goodId }) => goodId),
];

/** A quote of 534 fen a parcel: 260 goods, 274 courier after 6 off. */
export function quoteOf(rows: readonly Recipient[], change: Partial<QuoteAnswer> = {}): Quote {
  const totalFee = 534 * rows.length;
  return {
    rows,
    answer: {
      quoteNo: 'Q1',
      expireAt: '2026-11-21T10:15:00+08:00',
      rows: rows.map((_, row) => ({
        row,
        state: 'OK',
        quantity: 1,
        problems: [],
        goodsFee: 260,
        courierFee: 274,
        remoteFee: 0,
        discountFee: 6,
        packageFee: 534,
        promisedShipAt: null,
      })),
      packageCount: rows.length,
      goodsFee: 260 * rows.length,
      courierFee: 274 * rows.length,
      remoteFee: 0,
      discountFee: 6 * rows.length,
      totalFee,
      stock: [],
      nextSteps: [],
      cheaperTogether: [],
      balance: 10_000,
      enough: true,
      problems: [],
      ...change,
    },
  };
}
