import type { ParcelDto, ParcelTimelineDto } from '../../../../gateway/src/domains/parcels/parcels.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export function parcelRow(id: number, orderId: number): ParcelDto {
  return {
    id,
    packageNo: `P${id}`,
    orderId,
    orderNo: `D${orderId}`,
    platform: 0,
    thirdOrderNo: 'R1',
    thirdOrderNos: ['R1', 'R2'],
    shopId: 1,
    shopName: '橙子的抖音店',
    mergeId: 7,
    encrypted: true,
    goodId: 1,
    goodName: '商品',
    goodPic: '/files/a.svg',
    num: 2,
    items: [
      {
        skuId: 1,
        goodId: 1,
        goodName: '商品',
        goodPic: '/files/a.svg',
        skuName: '红色 / XL',
        merchantCode: 'A-1',
        num: 2,
        goodsFee: 260,
        bundleParts: [],
      },
    ],
    specification: '红色',
    remark: '放门口',
    weight: 600,
    status: 10,
    statusText: '待付款',
    refundStatus: 0,
    outputStatus: 0,
    outputInfo: '',
    outputResult: '',
    resubmits: 1,
    outputCode: null,
    autoSendStatus: 4,
    autoSendResult: '店铺订单退款中',
    autoSendCode: 'SHOP_REFUNDING',
    warehouseId: 1,
    warehouseName: '一号仓',
    courierId: 1,
    courierName: '快递1',
    softwareName: '橙仓打单',
    waybillNo: null,
    ownWaybill: false,
    atErp: false,
    shippedBeforeEdit: false,
    printCount: 2,
    printedAt: at,
    receiverErasedAt: null,
    receiverName: '张*',
    receiverPhone: '138******01',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路***',
    goodsFee: 260,
    courierFee: 274,
    remoteFee: 0,
    discountFee: 6,
    price: 534,
    refundFee: 0,
    partOf: null,
    partOfNo: null,
    replacesNo: null,
    movedToOrderId: null,
    movedToOrderNo: null,
    movedFromOrderId: null,
    movedFromNo: null,
    refundId: null,
    traceState: 0,
    traceText: '到达杭州转运中心',
    tracedAt: at,
    orderAt: at,
    updatedAt: at,
    promisedShipAt: null,
    waybillDueAt: at,
    shippedAt: null,
    pickedAt: null,
    signedAt: null,
    refundedAt: null,
    openCaseId: null,
    suggestion: null,
    allowedActions: ['copyNo'],
  };
}

/** What the courier said of a parcel, and before that its payment. */
export function timelineRow(packageId: number): ParcelTimelineDto {
  return {
    packageId,
    courierName: '快递1',
    waybillNo: 'YT1',
    traceState: 0,
    list: [
      { id: 2, at, type: 'trace', text: '到达杭州转运中心', reasonCode: null, actor: 'platform' },
      { id: 1, at, type: 'paid', text: '已付款，等待仓库出单', reasonCode: null, actor: 'user' },
    ],
  };
}

export const answers: Answers = {
  '/orderPackages/getOrderPackagesList': ({ body }) => {
    const { orderIds, ids = [1, 2] } = body as { orderIds?: number[]; ids?: number[] };
    return ok(
      pageOf(
        orderIds ? orderIds.map((id) => parcelRow(id * 10, id)) : ids.map((id) => parcelRow(id, id + 4)),
      ),
    );
  },
  '/orderPackages/toShip': () =>
    ok({
      ...{ toShip: 3, late: 1 },
      warehouses: [
        { warehouseId: 2, name: '义乌仓', toShip: 3, late: 1, cutoffAt: '2026-11-28T18:00:00+08:00' },
      ],
    }),
  '/orderPackages/timeline': ({ body }) => ok(timelineRow((body as { packageId: number }).packageId)),
  '/orderPackages/revealReceiver': ({ body }) =>
    ok({
      ...(body as { packageId: number }),
      ...{ receiverName: '张三', receiverPhone: '13800000011', address: '文三路1号' },
      ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
      ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
    }),
  '/orderPackages/editReceiver': ({ body }) =>
    ok({ packageId: (body as { packageId: number }).packageId, orderId: 5 }),
  '/orderPackages/fillWaybill': () =>
    ok({ filled: [1], failed: [{ row: 2, packageNo: 'P2', msg: '运单号已被使用' }] }),
};
