import { shelfKinds, shelfVariables } from '../features/goods/homeShelves.ts';
import { anyGoods, feedVariables } from '../shop/goodsQuery.ts';

/** Stands for the number in the address of a page. */
export const ID = '$id';

/** The name of an operation, and the variables that its component gives it. */
export type Asked = readonly [operation: string, variables: object];

/** What a page opens with. */
export interface Screen {
  /** The name of the operation that asks for all of it. */
  name: string;
  /** Matches the address below the base with its search part; a group is the number in it. */
  path: string;
  /** `anybody`: what the gateway asks to draw a page, which is the same whoever opens it. */
  who: 'visitor' | 'buyer' | 'seller' | 'anybody';
  asks: readonly Asked[];
  /** The end of the path of its page's module, where that is one page. */
  page?: string;
}

const ANY = '/.*';
const GOOD = String.raw`/goodsInfo/(\d+)(?:/\d+)?`;

const everywhere: readonly Asked[] = [
  ['ListHomeNotices', {}],
  ['LoadSiteSettings', {}],
];
const home: readonly Asked[] = [
  ...everywhere,
  ['ListGoodsFeed', feedVariables(anyGoods, 1)],
  ['ListCommonGoods', feedVariables(anyGoods, 2)],
  ...shelfKinds.map((kind) => ['ListGoodsFeed', shelfVariables(kind)] as const),
  ['ListHomeCategories', {}],
  ['LoadHomePlaces', {}],
];
const account: readonly Asked[] = [
  ...everywhere,
  ['LoadAccount', { kind: 'BUYER' }],
  ['CountProblems', {}],
  ['CountUnreadNotices', {}],
];
const seller: readonly Asked[] = [
  ...everywhere,
  ['LoadAccount', { kind: 'SELLER' }],
  ['CountProblems', {}],
  ['CountUnreadNotices', {}],
  ['LoadConsents', {}],
];
const buyer: readonly Asked[] = [...account, ['LoadConsents', {}]];

/**
 * What pages open with, so that it is sent as one operation while their code is on the way: vite/firstScreens.ts joins it,
 * public/start.js sends it. The first that matches counts. What is not listed, or is asked otherwise, is sent by itself.
 */
export const screens: readonly Screen[] = [
  { name: 'OpenVisitorHome', path: '/', who: 'visitor', asks: home },
  { name: 'OpenHome', path: '/', who: 'buyer', asks: [...buyer, ...home.slice(everywhere.length)] },
  { name: 'OpenSellerHome', path: '/', who: 'seller', asks: [...seller, ...home.slice(everywhere.length)] },
  {
    name: 'OpenGood',
    path: GOOD,
    who: 'buyer',
    page: '/features/goods/GoodsInfoPage.tsx',
    asks: [...buyer, ['LoadGood', { id: ID }], ['LoadGoodPrices', { id: ID }], ['LoadViewerRegion', {}]],
  },
  {
    name: 'OpenGoodForAnybody',
    path: GOOD,
    who: 'anybody',
    page: '/features/goods/GoodsInfoPage.tsx',
    asks: [...everywhere, ['LoadGoodLook', { id: ID }]],
  },
  {
    name: 'OpenSearch',
    path: '/search',
    who: 'buyer',
    page: '/features/search/SearchPage.tsx',
    asks: [...buyer, ['LoadGoodsFilters', {}], ['ListGoodsFeed', feedVariables(anyGoods, 1)]],
  },
  {
    name: 'OpenOrders',
    path: '/orderCenter',
    who: 'buyer',
    page: '/features/orders/OrdersPage.tsx',
    asks: [
      ...account,
      ['LoadOrderFilters', { withShops: true }],
      ['ListOrders', { filter: {}, sort: 'NEWEST', page: 1, pageSize: 10 }],
    ],
  },
  {
    name: 'OpenParcels',
    path: '/packageCenter',
    who: 'buyer',
    page: '/features/parcels/ParcelsPage.tsx',
    asks: [
      ...account,
      ['LoadParcelFilters', {}],
      ['ListParcelFilterShops', {}],
      ['ListParcels', { filter: {}, page: 1, pageSize: 20 }],
    ],
  },
  {
    name: 'OpenWallet',
    path: '/buyer/wallet',
    who: 'buyer',
    page: '/features/wallet/WalletPage.tsx',
    asks: [
      ...buyer,
      ['LoadWalletBalance', { kind: 'BUYER' }],
      ['ListWalletDays', { days: 30 }],
      ['ListMoneyLogs', { filter: {}, page: 1, pageSize: 20 }],
    ],
  },
  { name: 'OpenVisitorPage', path: ANY, who: 'visitor', asks: everywhere },
  { name: 'OpenBuyerPage', path: ANY, who: 'buyer', asks: buyer },
  { name: 'OpenSellerPage', path: ANY, who: 'seller', asks: seller },
];
