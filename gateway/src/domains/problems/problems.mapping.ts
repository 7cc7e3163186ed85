import type { ValueOf } from '../../rest/enums.ts';
import type { ProblemPageDto } from './problems.dto.ts';

export const problemKind = {
  CASE: 'case',
  REFUND: 'refund',
  PICKUP: 'pickup',
  MOVEMENT: 'movement',
  LATE: 'late',
  AUTO_ORDER: 'autoOrder',
  OUTPUT: 'output',
  AUTO_SEND: 'autoSend',
  SHOP: 'shop',
  SOURCE_ORDER: 'sourceOrder',
  LISTING: 'listing',
  WAYBILL_ACCOUNT: 'waybillAccount',
  ERP_ACCOUNT: 'erpAccount',
  ERP_PARCEL: 'erpParcel',
} as const;
export type ProblemKind = ValueOf<typeof problemKind>;

export const problemAction = {
  AGAIN_SUBMIT: 'againSubmit',
  FILL_WAYBILL: 'fillWaybill',
  EDIT_RECEIVER: 'editReceiver',
  RE_AUTO_SEND: 'reAutoSend',
  RENEW_SHOP: 'renewShop',
  ORDER: 'order',
  REFUND: 'refund',
  AFTER_SALE: 'afterSale',
  ANSWER_REFUND: 'answerRefund',
  ANSWER_CASE: 'answerCase',
  TRACE: 'trace',
  OPEN_SOURCE_ORDERS: 'openSourceOrders',
  OPEN_LISTINGS: 'openListings',
  MEND_ACCOUNT: 'mendAccount',
  OPEN_ERP: 'openErp',
} as const;
export type ProblemAction = ValueOf<typeof problemAction>;

/** REST keys its counts by the kind. */
export function countsByKind({
  counts,
}: Pick<ProblemPageDto, 'counts'>): { kind: ProblemKind; count: number }[] {
  return Object.values(problemKind).map((kind) => ({ kind, count: counts[kind] }));
}
