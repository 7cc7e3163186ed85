/** Addresses below the base /t3, as the specification names them. */
export const paths = {
  home: '/',
  goods: '/goodsInfo/:id/:wid?',
  shipments: '/shipments/:id?/:cid?',
  orders: '/orderCenter',
  parcels: '/packageCenter/:id?',
  buyerWallet: '/buyer/wallet',
  notFound: '/404',
} as const;

export type PathName = keyof typeof paths;

/** Of one of the goods, with a warehouse chosen beforehand. */
export function goodsPath(id: number, warehouseId?: number | null): string {
  return warehouseId ? `/goodsInfo/${id}/${warehouseId}` : `/goodsInfo/${id}`;
}

/** Into the by-hand wizard; no courier is written as -1. */
export function shipByHandPath(goodId: number, courierId: number | null, warehouseId: number): string {
  return `/shipments/${goodId}/${courierId ?? -1}/byHand?wid=${warehouseId}`;
}

/** All parcels, or those of one order. */
export function parcelsPath(orderId?: number): string {
  return orderId === undefined ? '/packageCenter' : `/packageCenter/${orderId}`;
}
