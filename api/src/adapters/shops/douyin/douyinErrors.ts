import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'douyin';
export const SUCCESS = 10_000;

/** By the platform's own codes. Those of the gateway. */
const KINDS_OF_CODES: Record<number, ShopErrorKind> = {
  20000: 'transient',
  20001: 'transient',
  30001: 'invalid',
  30002: 'invalid',
  40001: 'invalid',
  40002: 'invalid',
  40003: 'invalid',
  40004: 'invalid',
  60000: 'rateLimited',
  70000: 'invalid',
};

/** Sub codes with more detail. The token ones occur when a grant is created or renewed. */
const KINDS_OF_SUB_CODES: Record<string, ShopErrorKind> = {
  'dop.authorization-no-existed': 'authExpired',
  'dop.authorization-closed': 'authExpired',
  'isv.access-token-missing': 'authExpired',
  'isv.access-token-expired': 'authExpired',
  'isv.access-token-no-existed': 'authExpired',
  'isv.access-token-invalid': 'authExpired',
  'dop.token-generate-failed:no-authorization': 'authExpired',
  'dop.token-generate-failed:token-expired': 'authExpired',
  'dop.token-generate-failed:token-invalid': 'authExpired',
  'dop.token-generate-failed:code-expired': 'invalid',
  'dop.token-generate-failed:code-invalid': 'invalid',
  'dop.token-generate-failed:app-secret-invalid': 'invalid',
  'dop.token-generate-failed:grant-type-invalid': 'invalid',
  'dop.token-generate-failed:app-forbidden': 'invalid',
  'isv.business-failed:31012': 'transient',
  // More waybills were voided than Douyin takes of so many that were issued.
  'isv.business-failed:88888': 'invalid',
};

/** The numbers after a sub code's colon depend on the method. */
const KINDS_OF_SHIPPING: Record<string, ShopErrorKind> = {
  8888: 'transient',
  60011: 'courierUnknown',
  60017: 'waybillUsed',
  60018: 'courierUnknown',
  60021: 'closed',
  60040: 'refunding',
  60068: 'closed',
  60083: 'courierUnknown',
  60109: 'transient',
  60110: 'alreadyShipped',
  60118: 'transient',
  60124: 'transient',
  70009: 'transient',
  70011: 'transient',
  70018: 'waybillUsed',
  70019: 'waybillUsed',
  70020: 'addressChanged',
  70021: 'addressChanged',
  70022: 'waybillUsed',
};

/** 41000 to 41004 say that the order's state forbids it, 41007 that it waits with another number of pieces. */
const KINDS_OF_ASSIGNED: Record<string, ShopErrorKind> = {
  1000: 'transient',
  10005: 'transient',
  10006: 'transient',
  41000: 'unknown',
  41001: 'unknown',
  41002: 'unknown',
  41003: 'invalid',
  41004: 'unknown',
  41005: 'unknown',
  41007: 'unknown',
};

const KINDS_OF_NUMBERS: Record<string, Record<string, ShopErrorKind>> = {
  'order.logisticsAddSinglePack': KINDS_OF_SHIPPING,
  'order.logisticsEditByPack': { ...KINDS_OF_SHIPPING, 70011: 'invalid' },
  'order.orderDetail': { 20004: 'transient', 20045: 'transient', 20055: 'transient' },
  'order.mergeV2': { 200101: 'transient' },
  'iop.orderList': KINDS_OF_ASSIGNED,
  'iop.orderInfo': KINDS_OF_ASSIGNED,
  'iop.waybillGet': KINDS_OF_ASSIGNED,
  'iop.waybillReturn': KINDS_OF_ASSIGNED,
  'iop.waybillUpdate': KINDS_OF_ASSIGNED,
  'logistics.waybillApply': { 100101: 'transient', 100102: 'transient', 100106: 'transient' },
};

const NO_SUCH_ORDER = ['20001', '20014', '20015'];

/** Maps an error of Douyin. `unknown` where only the order's state reveals the reason. */
export function douyinError(method: string, code: number, subCode: string): ShopError {
  const said = subCode.replaceAll(' ', '');
  const kind =
    KINDS_OF_SUB_CODES[said] ??
    KINDS_OF_NUMBERS[method]?.[numberIn(said)] ??
    KINDS_OF_CODES[code] ??
    'unknown';
  return new ShopError(PLATFORM, kind, said || String(code));
}

export function saysNoSuchOrder({ code }: ShopError): boolean {
  return NO_SUCH_ORDER.includes(numberIn(code));
}

function numberIn(subCode: string): string {
  return /:(\d+)$/.exec(subCode)?.[1] ?? '';
}
