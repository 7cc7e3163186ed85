import type { BenchParcelDto, WaveDto } from '../../../../gateway/src/domains/packing/packing.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

function waveRow(id: number): WaveDto {
  return {
    ...{
      id,
      waveNo: `261128-${id}`,
      warehouseId: 1,
      warehouseName: '一号仓',
      parcelCount: 30,
      done: 12,
      gone: 1,
    },
    parcels: [
      {
        ...{ place: 1, packageId: 1, packageNo: 'P1', waybillNo: 'YT1', goods: '橙子 ×2', state: 'packed' },
        ...{ skipReason: '缺货', packedAt: at, packedBy: '老王' },
      },
    ],
    ...{ createdAt: at, closedAt: at, allowedActions: ['close'] },
  };
}

const checked = {
  ...{ skuId: 1, title: '橙子', pic: '/files/1.svg', num: 2, bin: 'A-2', note: '易碎', codes: ['G1-1'] },
};
const parcel: BenchParcelDto = {
  ...{
    packageId: 1,
    packageNo: 'P1',
    platform: 0,
    courierName: '圆通',
    waybillNo: 'YT1',
    printed: true,
    warehouseName: '一号仓',
  },
  ...{ receiver: '张* 浙江省', remark: '轻放', buyerNote: '放贺卡', waveId: 1, waveNo: '261128-1', place: 1 },
  items: [{ ...checked, parts: [checked] }],
};

const of = (body: unknown) => body as { id: number; packageId: number };

export const answers: Answers = {
  '/waves/getWavesList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(waveRow)));
  },
  '/waves/create': () => ok({ waveId: 7, taken: 1, failed: [{ packageId: 2, msg: '包裹已在另一个波次中' }] }),
  '/waves/close': ({ body }) => ok({ waveId: of(body).id }),
  '/packing/open': () => ok(parcel),
  '/packing/leave': ({ body }) => ok({ packageId: of(body).packageId }),
  '/packing/pack': ({ body }) => ok({ packageId: of(body).packageId, waveId: 1, packedAt: at }),
  '/packing/getBuyerNote': ({ body }) => ok({ packageId: of(body).packageId, text: '放贺卡' }),
  '/packing/saveBuyerNote': ({ body }) => ok(body as object),
};
