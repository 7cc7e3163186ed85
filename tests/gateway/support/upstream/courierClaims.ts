import type { CourierClaimDto } from '../../../../gateway/src/domains/courierClaims/courierClaims.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

/** Of which the courier has paid all that it accepted. */
function claimRow(id: number): CourierClaimDto {
  return {
    ...{ id, claimNo: `L${id}`, packageId: 1, packageNo: 'P1', orderId: 5, orderNo: 'D5' },
    ...{ caseId: 7, caseNo: 'S7', courierName: '圆通速递', waybillNo: 'YT1', direct: false },
    ...{ kind: 2, kindText: '破损', amount: 500, text: '外箱压扁', status: 40, statusText: '已赔付' },
    ...{ acceptedAmount: 400, answer: '同意', supplierPart: 327, platformPart: 73, buyerGot: 400 },
    ...{ supplierBore: 327, createdAt: at, updatedAt: at, finishedAt: at, allowedActions: ['withdraw'] },
  };
}

export const answers: Answers = {
  '/courierClaims/open': () => ok({ claimId: 7, status: 10 }),
  '/courierClaims/step': ({ body }) => ok({ claimId: (body as { claimId: number }).claimId, status: 60 }),
  '/courierClaims/getClaimsList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(claimRow)));
  },
};
