import type { WarehouseDto } from '../../../../gateway/src/domains/warehouses/warehouses.dto.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export function warehouseRow(id: number, courierIds = [1, 2]): WarehouseDto {
  return {
    id,
    name: `${id}号仓`,
    sellerId: 3,
    sellerName: '供应商',
    logo: null,
    intro: '',
    provinceCode: '33',
    cityCode: '3307',
    districtCode: '330782',
    province: '浙江省',
    city: '金华市',
    district: '义乌市',
    couriers: courierIds.map((courierId) => ({
      warehouseId: id,
      courierId,
      firstWeight: 1_000,
      firstFee: 280,
      stepWeight: 1_000,
      stepFee: 100,
      enabled: true,
      areaRules: [
        { areaCode: '65', areaName: '新疆', type: 1, fee: 0, startAt: null, endAt: null, reason: '停发' },
      ],
    })),
    platforms: [],
    outputMode: 1,
    shipsByErp: false,
    workDays: '1111111',
    sundayRest: true,
    restDates: ['2027-02-06'],
    cutoffTime: '16:00',
    goodsCount: 2,
    soldCount: 12,
    monthSold: 5,
    collectCount: 3,
    score: 4.5,
    refundRate: 250,
    answerSeconds: 7200,
    status: 1,
    pauseReason: null,
  };
}

export const answers: Answers = {
  '/warehouse/list': ({ body }) => {
    const { ids = [1, 3] } = body as { ids?: number[] };
    return ok(pageOf(ids.filter((id) => id !== 2).map((id) => warehouseRow(id))));
  },
  '/warehouse/id': ({ body }) => ok(warehouseRow((body as { id: number }).id)),
};
