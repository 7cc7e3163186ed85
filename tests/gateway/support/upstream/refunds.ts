import type { RefundDto } from '../../../../gateway/src/domains/refunds/refunds.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

/** Waits for the supplier. */
export function refundRow(id: number): RefundDto {
  return {
    id,
    refundId: id,
    refundNo: `T${id}`,
    packageId: 1,
    packageNo: 'P1',
    orderId: 5,
    orderNo: 'D5',
    goodName: '商品',
    num: 2,
    items: [
      {
        ...{ skuId: 1, goodId: 1, goodName: '商品', goodPic: '', skuName: '', merchantCode: '' },
        ...{ num: 2, goodsFee: 254, bundleParts: [] },
      },
    ],
    isPart: false,
    partOfNo: null,
    waybillNo: 'YT1',
    packageFee: 534,
    maxAmount: 534,
    amount: 534,
    waybillFee: 0,
    reason: '破损',
    status: 30,
    statusText: '待供应商处理',
    appliedBy: 'user',
    auditBy: null,
    auditReason: '',
    auditAt: null,
    dueAt: at,
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
    returnedAt: null,
    caseId: null,
    allowedActions: ['revoke'],
  };
}

export const answers: Answers = {
  '/orderPackages/refund': ({ body }) => ok(refundResult((body as { packageIds: number[] }).packageIds)),
  '/refunds/getRefundsList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(refundRow)));
  },
  '/refunds/answer': ({ body }) => {
    const { refundId, agree, amount = 534 } = body as { refundId: number; agree: boolean; amount?: number };
    return ok(agree ? { refundId, status: 40, amount } : { refundId, status: 50, amount: 0 });
  },
  '/refunds/revoke': ({ body }) => ok({ ...(body as object), status: 60, amount: 0 }),
  '/refunds/confirmReturn': ({ body }) => ok({ ...(body as object), status: 40, amount: 534 }),
};

/** The first parcel is refunded, all others are not there. */
function refundResult([first, ...others]: number[]) {
  return {
    success: [{ packageId: first, refundStatus: 40, amount: 534 }],
    failed: others.map((packageId) => ({ packageId, reasonCode: 'NOT_FOUND', msg: '数据不存在' })),
    refundFee: 534,
  };
}
