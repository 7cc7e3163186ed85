import type {
  ListingPlanDto,
  ListingPropertyDto,
  ShopListingDto,
} from '../../../../gateway/src/domains/listings/listings.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const brand = { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] };
const rule = { times: 150, plus: 0, ending: 3, floor: 10 } as const;
const settings = { rule, freightId: '0', phone: '057188880000', onSale: true };
const category = { categoryId: '21101', categoryName: '家居日用/餐饮用具/杯子', properties: [brand] };

const listing: ShopListingDto = {
  ...{ id: 1, goodId: 1, goodName: '商品1', pic: '/files/a.svg', title: '日式马克杯' },
  ...category,
  ...settings,
  ...{ state: 2, code: 'TITLE_REFUSED', msg: '平台不接受标题', words: '商品标题含违禁词' },
  ...{ verdict: 3, verdictWords: '主图有水印' },
  ...{ remoteGoodId: '', priceFrom: null, priceTo: 1_590, listedAt: null, dueAt: at },
  changes: [{ kind: 'newSkus', before: '', after: '白色' }],
  ...{ updating: 2, editedAt: at, goodOffSale: true, removable: true },
};

const plan: ListingPlanDto = {
  rows: [
    {
      ...{ goodId: 1, goodName: '商品1', pic: '/files/a.svg', title: '商品1' },
      ...{ goodCategoryId: 8, goodCategoryName: '家居' },
      ...{ costFrom: 1_000, costTo: 1_200, priceFrom: 1_590, priceTo: 1_890, margin: 36 },
      ...{ code: 'MARGIN_SHORT', msg: '毛利低于您设的下限', remembered: category },
    },
  ],
  settings,
  ...{ titleMin: 8, titleMax: 60, titleWide: 2, asksPhone: true, isCatalogue: false },
};

const property: ListingPropertyDto = {
  ...{ id: '1687', name: '品牌', isRequired: true, maxValues: 1, ownWords: false },
  options: [{ id: '16870', name: '无品牌' }],
};

export const answers: Answers = {
  '/shops/getShopListingsList': () =>
    ok({
      ...{ ...pageOf([listing]), counts: { '2': 1 }, verdicts: { '3': 1 } },
      ...{ changed: 1, updating: 0, nextAt: at },
    }),
  '/shops/planListings': () => ok(plan),
  '/shops/getListingCategories': () => ok({ list: [{ id: '21101', name: '杯子', isLeaf: true }] }),
  '/shops/getListingProperties': () => ok({ list: [property] }),
  '/shops/getListingFreights': () => ok({ list: [{ id: '0', name: '包邮' }] }),
  '/shops/createListings': () =>
    ok({
      waiting: 1,
      rows: [
        { goodId: 1, code: null, msg: '' },
        { goodId: 2, code: 'GOODS_OFF', msg: '商品已下架' },
      ],
    }),
  '/shops/sendListingChanges': ({ body }) => ok({ waiting: (body as { ids?: number[] }).ids?.length ?? 9 }),
  '/shops/removeListings': ({ body }) => ok({ removed: (body as { ids?: number[] }).ids?.length ?? 9 }),
  '/shops/retryListings': ({ body }) => ok({ waiting: (body as { ids?: number[] }).ids?.length ?? 9 }),
};
