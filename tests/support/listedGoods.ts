import type { ListingSlug, listingShops, MadeGoods } from './listingShop.ts';

const rule = { times: 150, plus: 100, ending: 3, floor: 20 };
const OF_CUPS = [
  { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] },
  { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] },
];
/** What each platform wants to know of cups. */
const PROPERTIES: Partial<Record<ListingSlug, object[]>> = {
  ...{ douyin: OF_CUPS, pinduoduo: OF_CUPS, kuaishou: OF_CUPS },
  weixin: [{ id: '材质', name: '材质', values: [{ id: '陶瓷', name: '陶瓷' }] }],
};

/** A bound shop, and how cups are put up in it with what its platform wants to know of them. */
export async function openListing(shopsOf: ReturnType<typeof listingShops>, slug: ListingSlug) {
  const shop = await shopsOf.open(slug);
  const freights = await shop.read<{ list: { id: string }[] }>('/shops/getListingFreights');
  const settings = { rule, freightId: freights.list[0]?.id, phone: '057188880000', onSale: true };
  return {
    ...shop,
    put: (goods: readonly MadeGoods[], more: object = {}, changed: object = {}) =>
      shop.create({
        ...{ ...settings, ...changed },
        goods: goods.map(({ goodId }) => ({
          ...{ goodId, title: '日式陶瓷马克杯 家用', categoryId: '21101' },
          ...{ categoryName: '家居日用/餐饮用具/杯子', properties: PROPERTIES[slug], ...more },
        })),
      }),
  };
}
