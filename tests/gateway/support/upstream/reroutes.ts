import type { StoppedParcelDto } from '../../../../gateway/src/domains/reroutes/reroutes.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const stopped: StoppedParcelDto = {
  ...{ packageId: 1, packageNo: 'P1', orderId: 1, contents: '商品1 ×1', isPaid: true, atErp: false },
  ...{ area: '浙江省杭州市西湖区' },
  ...{ stop: 1, reason: '仓库盘点', warehouseName: '义乌仓', courierName: '圆通速递' },
  ...{ packageFee: 534, promisedShipAt: at },
  way: {
    ...{ warehouseId: 2, warehouseName: '杭州仓', courierId: 1, courierName: '圆通速递', isFallback: false },
    ...{ contents: '商品1 ×1', packageFee: 584, difference: 50, promisedShipAt: at, days: 0 },
  },
};

export const answers: Answers = {
  '/reroutes/getStoppedParcels': () => ok({ list: [stopped] }),
  '/reroutes/getRule': () => ok({ isOn: true, maxMore: 100, maxDays: 1 }),
  '/reroutes/setRule': () => ok({ isOn: true, maxMore: 100, maxDays: 1 }),
  '/reroutes/accept': () => ok({ list: [{ packageId: 1, orderId: 9, errorKey: null, msg: '' }] }),
};
