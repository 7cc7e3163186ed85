import type {
  GoodPriceStepsDto,
  PriceListBuyerDto,
  PriceListDto,
} from '../../../../gateway/src/domains/pricing/pricing.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const buyer: PriceListBuyerDto = { id: 12, nickName: '阿橘优选', phone: '138****8802', orderCount: 3 };

const priceListRow = (id: number): PriceListDto => ({
  ...{ id, name: '老客户', levels: [3], buyers: [buyer], startDay: '2026-11-01', endDay: null, state: 2 },
  entries: [
    {
      ...{ goodId: 2, goodName: '洗脸巾', goodPic: '/files/a.svg', skuId: 2, skuName: '红色' },
      ...{ supplyPrice: 90, usualPrice: 100, stepPrice: 85 },
    },
  ],
  ...{ version: 0, updatedAt: at },
});

const steps = (id: number): GoodPriceStepsDto => ({
  id,
  perParcel: true,
  steps: [{ skuId: null, minPieces: 3, supplyPrice: 90 }],
});

export const answers: Answers = {
  '/goods/prices': ({ query }) =>
    ok({
      list: (query.ids ?? '')
        .split(',')
        .map(Number)
        .map((id) => ({
          ...{ id, perParcel: true },
          skus: [
            { skuId: id, price: 120, agreed: false, ofSku: false, steps: [{ minPieces: 3, price: 110 }] },
          ],
        })),
    }),
  '/priceSteps/findPriceSteps': ({ body }) => ok({ list: (body as { ids: number[] }).ids.map(steps) }),
  '/priceSteps/savePriceSteps': ({ body }) => ok(steps((body as { id: number }).id)),
  '/priceLists/getPriceListsList': () => ok({ list: [priceListRow(7)] }),
  '/priceLists/getBuyersList': () => ok({ list: [buyer] }),
  '/priceLists/createPriceList': () => ok(priceListRow(8)),
  '/priceLists/updatePriceList': ({ body }) => ok(priceListRow((body as { id: number }).id)),
  '/priceLists/deletePriceListsByIds': ({ body }) => ok(body as object),
};
