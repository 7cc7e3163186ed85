/** Numbers of REST under the names of the graph's enumerations, for rows that programs read. */
export const graphNames = {
  Platform: {
    ...{ 0: 'OTHER', 1: 'TAOBAO', 2: 'PINDUODUO', 3: 'JD', 4: 'DOUYIN', 5: 'KUAISHOU', 6: 'WECHAT_CHANNELS' },
    7: 'JUSHUITAN',
    8: 'ALI_1688',
  },
  ShipMode: { 1: 'BY_HAND', 2: 'AUTO', 3: 'MODEL' },
  OrderStatus: {
    ...{ 10: 'PENDING_PAYMENT', 20: 'PENDING_SHIPMENT', 30: 'PENDING_RECEIPT', 40: 'PENDING_REVIEW' },
    ...{ 50: 'COMPLETED', 60: 'CANCELLED', 70: 'CLOSED' },
  },
  AfterSaleStatus: { 0: 'NONE', 1: 'ACTIVE', 2: 'PARTLY_REFUNDED', 3: 'REFUNDED' },
  CancelType: { 1: 'BUYER', 2: 'TIMEOUT', 3: 'STOCK_SHORT', 4: 'WAREHOUSE_PAUSED', 5: 'SYSTEM' },
  ParcelStatus: {
    ...{ 10: 'PENDING_PAYMENT', 20: 'PENDING_SHIPMENT', 30: 'SHIPPED', 40: 'IN_TRANSIT' },
    ...{ 50: 'SIGNED', 60: 'ABNORMAL', 70: 'REFUNDED', 80: 'CANCELLED' },
  },
  RefundStatus: {
    ...{ 0: 'NONE', 10: 'APPLIED', 20: 'VOIDING', 30: 'WAIT_SELLER', 40: 'SUCCESS', 50: 'REJECTED' },
    ...{ 60: 'REVOKED' },
  },
  OutputStatus: {
    ...{ 0: 'NONE', 1: 'QUEUED', 2: 'ISSUING', 3: 'SUCCESS', 4: 'FAILED', 5: 'VOIDING', 6: 'VOIDED' },
  },
  AutoSendStatus: {
    ...{ 0: 'NONE', 1: 'WAITING', 2: 'SENDING', 3: 'SUCCESS', 4: 'FAILED', 5: 'PAUSED', 6: 'EXTERNAL' },
  },
  TraceState: {
    ...{ 0: 'MOVING', 1: 'PICKED_UP', 2: 'TROUBLE', 3: 'SIGNED', 4: 'RETURNED', 5: 'DELIVERING' },
    ...{ 6: 'RETURNING', 7: 'PASSED_ON', 8: 'CUSTOMS', 10: 'CUSTOMS_AWAITED', 11: 'CUSTOMS_UNDER_WAY' },
    ...{ 12: 'CUSTOMS_PASSED', 13: 'CUSTOMS_TROUBLE', 14: 'REFUSED' },
  },
} as const satisfies Record<string, Readonly<Record<number, string>>>;

/** Properties whose name in the graph is another one; both are there until 2027-03-15, when REST's goes. */
export const newNames: Readonly<Record<string, string>> = { num: 'quantity' };

type Named = { readonly [property: string]: keyof typeof graphNames };

/**
 * Rows as JSON under the names of the graph: these properties of a row, numbers of enumerations by their names.
 * @param enums the enumeration of each property that is one
 */
export function jsonOf<Row extends object>(
  properties: readonly (keyof Row & string)[],
  enums: Named,
): (row: Row) => string {
  return (row) =>
    JSON.stringify(
      underNewNames(
        Object.fromEntries(properties.map((property) => [property, named(row[property], enums[property])])),
      ),
    );
}

function underNewNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(underNewNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, old]) => {
      const inside = underNewNames(old);
      const newName = newNames[name];
      return newName === undefined
        ? [[name, inside]]
        : [
            [newName, inside],
            [name, inside],
          ];
    }),
  );
}

function named(value: unknown, type: keyof typeof graphNames | undefined): unknown {
  if (type === undefined || value === null) return value;
  const names: Readonly<Record<number, string>> = graphNames[type];
  // A number that came in with a later release.
  return names[Number(value)] ?? value;
}
