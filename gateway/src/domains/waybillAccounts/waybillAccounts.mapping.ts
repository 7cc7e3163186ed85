import type { ValueOf } from '../../rest/enums.ts';

export const waybillPayType = {
  MONTHLY: 'MONTHLY',
  SHIPPER: 'SHIPPER',
  CONSIGNEE: 'CONSIGNEE',
  THIRD_PARTY: 'THIRDPARTY',
} as const;
export type WaybillPayType = ValueOf<typeof waybillPayType>;
