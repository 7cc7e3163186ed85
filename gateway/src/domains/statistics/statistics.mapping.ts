import type { ValueOf } from '../../rest/enums.ts';

export const profitUnit = { DAY: 'day', MONTH: 'month', WAREHOUSE: 'warehouse', GOODS: 'goods' } as const;
export type ProfitUnit = ValueOf<typeof profitUnit>;

export const afterSalesUnit = {
  GOODS: 'goods',
  COURIER: 'courier',
  WAREHOUSE: 'warehouse',
  MONTH: 'month',
} as const;
export type AfterSalesUnit = ValueOf<typeof afterSalesUnit>;

export const shopSalesUnit = { DAY: 'day', MONTH: 'month', SHOP: 'shop', GOODS: 'goods' } as const;
export type ShopSalesUnit = ValueOf<typeof shopSalesUnit>;

/** The graph's names of the bounds under REST's names. */
export function restSpan<T extends { from?: string | null; to?: string | null }>({ from, to, ...rest }: T) {
  return { ...rest, ...(from ? { startAt: from } : {}), ...(to ? { endAt: to } : {}) };
}
