import type {
  AfterSaleCaseDto,
  ReturnParcelDto,
} from '../../../../gateway/src/domains/afterSales/afterSales.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

/** Waits for its buyer, who was offered a part. */
export function caseRow(id: number): AfterSaleCaseDto {
  return {
    ...{ id, caseNo: `S${id}`, packageId: 1, packageNo: 'P1', orderId: 5, orderNo: 'D5', waybillNo: 'YT1' },
    items: [
      {
        ...{ skuId: 1, goodId: 1, goodName: '商品', goodPic: '', skuName: '', merchantCode: '' },
        ...{ num: 2, goodsFee: 254, bundleParts: [] },
      },
    ],
    ...{
      packageFee: 534,
      maxAmount: 534,
      kind: 3,
      kindText: '破损',
      ask: 1,
      askText: '全额退款',
      amount: 534,
    },
    ...{ status: 20, statusText: '待买家确认', offerKind: 2, offerAmount: 100, givenAmount: 0 },
    ...{ freight: 0, freightBy: 1 as const },
    returnTo: {
      ...{ warehouseId: 1, warehouseName: '仓库', contact: '退货组', phone: '13800000000' },
      ...{
        address: '浙江省杭州市西湖区文三路1号',
        text: '退货组（售后S1） 13800000000 浙江省杭州市西湖区文三路1号',
      },
    },
    returnParcel: {
      ...{
        id: 4,
        courierName: '圆通速递',
        waybillNo: 'YT2',
        traceText: '运输中',
        signedAt: null,
        arrivedAt: null,
      },
      traces: [{ at, text: '运输中' }],
    },
    goods: null,
    goodsText: null,
    replacement: {
      ...{ packageId: 8, packageNo: 'P8', orderId: 6, waybillNo: null, status: 20, statusText: '待发货' },
    },
    ...{ outcome: null, outcomeText: null, refundId: 1, unread: 1 },
    ...{ dueAt: at, createdAt: at, updatedAt: at, finishedAt: null },
    ...{ appealedBy: null, appealedAt: null },
    allowedActions: ['acceptOffer', 'insist', 'escalate', 'revoke', 'say'],
  };
}

function returnRow(id: number): ReturnParcelDto {
  return {
    ...{
      id,
      waybillNo: 'YT2',
      courierName: '圆通速递',
      warehouseId: 1,
      warehouseName: '仓库',
      packageNo: null,
    },
    ...{ traceText: '运输中', note: '', signedAt: null, arrivedAt: null, closedAt: null, createdAt: at },
    cases: [
      {
        ...{ caseId: 1, caseNo: 'S1', packageNo: 'P1', kindText: '破损', goods: '商品 × 2 件' },
        ...{ status: 40, statusText: '退货待验收' },
      },
    ],
  };
}

const stepped = (status: number) => (request: { body: unknown }) =>
  ok({ caseId: (request.body as { caseId: number }).caseId, status });

export const answers: Answers = {
  '/afterSales/open': () => ok({ caseId: 7, status: 10 }),
  '/afterSales/answer': stepped(20),
  '/afterSales/reply': stepped(70),
  '/afterSales/say': stepped(20),
  '/afterSales/appeal': stepped(60),
  '/afterSales/read': stepped(20),
  '/afterSales/getCasesList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(caseRow)));
  },
  '/returns/getReturnsList': ({ body }) => {
    const { ids = [1] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(returnRow)));
  },
  '/returns/scan': () => ok({ ...returnRow(1), arrivedAt: at, scannedBefore: false }),
  '/returns/close': () => ok({ ...returnRow(1), arrivedAt: at, closedAt: at }),
  '/returns/link': () => ok({ ...returnRow(1), arrivedAt: at, scannedBefore: true }),
  '/afterSales/messages': () =>
    ok({
      list: [
        {
          id: 3,
          by: 'user',
          action: 'open',
          text: '外壳碎了',
          amount: 534,
          createdAt: at,
          files: [{ id: 9, kind: 'picture', width: 40, height: 30, durationMs: null }],
        },
        { id: 4, by: 'seller', action: 'offer', text: '', amount: 100, createdAt: at, files: [] },
      ],
      otherRead: 3,
    }),
};
