/** Addresses below the base /t3, as the specification names them, of the pages that others lead to. */
export const paths = {
  home: '/',
  search: '/search/:id?',
  goods: '/goodsInfo/:id/:wid?',
  warehouse: '/warehouseStore/:id',
  favourites: '/collect',
  basket: '/basket',
  shipments: '/shipments/:id?/:cid?',
  orders: '/orderCenter',
  parcels: '/packageCenter/:id?',
  cases: '/cases',
  claims: '/claims',
  case: '/cases/:id',
  returns: '/seller/returns',
  problems: '/problems',
  workbench: '/seller/workbench',
  profit: '/seller/profit',
  shopSales: '/buyer/shopSales',
  shops: '/me/shops',
  shop: '/me/shops/:id/:tab?',
  sources: '/buyer/sources',
  buyerWallet: '/buyer/wallet',
  sellerWallet: '/seller/wallet',
  sellerGoods: '/seller/goodsManagement',
  publishGoods: '/seller/publishGoods/:id?',
  stock: '/seller/InventoryManagement',
  priceLists: '/seller/priceLists',
  sellerWarehouses: '/seller/WarehouseManagement',
  notices: '/notices',
  personNotices: '/messages',
  addressBook: '/addressBook',
  shipmentTemplates: '/shipmentTemplates',
  me: '/me',
  developer: '/me/developer',
  members: '/me/members',
  invitation: '/invitation',
  oldSite: '/old',
  legal: '/legal/:kind',
  mobile: '/h5/*',
  notFound: '/404',
} as const;

/** Of all goods, or those of one category. */
export function searchPath(categoryId?: number | null): string {
  return categoryId == null ? '/search' : `/search/${categoryId}`;
}

/** Of a warehouse's own page. */
export function warehousePath(id: number): string {
  return `/warehouseStore/${id}`;
}

/** Of one of the goods, with a warehouse chosen beforehand. */
export function goodsPath(id: number, warehouseId?: number | null): string {
  return warehouseId ? `/goodsInfo/${id}/${warehouseId}` : `/goodsInfo/${id}`;
}

/** Into the by-hand wizard, where its draft stands. */
export function newShipmentPath(): string {
  return '/shipments/byHand';
}
