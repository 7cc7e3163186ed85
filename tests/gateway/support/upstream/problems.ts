import type { ProblemDto, ProblemPageDto } from '../../../../gateway/src/domains/problems/problems.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export const problemCounts: ProblemPageDto['counts'] = {
  case: 0,
  refund: 3,
  pickup: 0,
  late: 0,
  movement: 0,
  autoOrder: 0,
  output: 2,
  autoSend: 1,
  shop: 0,
  sourceOrder: 0,
  listing: 0,
  waybillAccount: 0,
  erpAccount: 0,
  erpParcel: 0,
};

export function problemRow(id: number): ProblemDto {
  return {
    id: `autoSend-${id}`,
    kind: 'autoSend',
    at,
    title: `P${id}`,
    reasonCode: 'SHOP_REFUNDING',
    text: '店铺订单退款中',
    shopId: 1,
    shopName: '橙子的抖音店',
    shopOrderId: null,
    orderId: 5,
    packageId: id,
    refundId: null,
    caseId: null,
    waybillAccountId: null,
    erpAccountId: null,
    packageStatus: 30,
    goodName: '毛绒小熊公仔',
    price: 534,
    actions: ['reAutoSend', 'trace'],
  };
}

export const answers: Answers = {
  '/problems/list': () => ok({ ...pageOf([problemRow(1)]), counts: problemCounts }),
};
