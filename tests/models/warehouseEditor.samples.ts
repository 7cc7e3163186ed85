import type { AreaRule } from '../../web/src/features/sellerWarehouses/areaRules.ts';
import { blankCourier, type CourierForm } from '../../web/src/features/sellerWarehouses/courierForm.ts';
import {
  blankWarehouse,
  type Warehouse,
  type WarehouseForm,
} from '../../web/src/features/sellerWarehouses/warehouseForm.ts';
import { WEEK } from '../../web/src/lib/courier.ts';

export const banned: AreaRule = {
  ...{ areaCode: '65', areaName: '新疆维吾尔自治区', type: 'BAN', fee: 0 },
  ...{ startAt: null, endAt: null, reason: '暂不发往' },
};

/** What the server has. */
export const yiwu: Warehouse = {
  ...{ id: 7, name: '义乌仓', logo: null, intro: '', contact: '李四', phone: '0579-85551234', csUrl: null },
  ...{ provinceCode: '33', cityCode: '3307', districtCode: '330782', address: '国际商贸城三区' },
  ...{ platforms: [], outputMode: 'IMMEDIATE', weekdays: WEEK.slice(0, 5) },
  freightTemplateId: null,
  ...{ restDates: ['2027-02-06'], cutoff: '17:30', status: 'PAUSED', pauseReason: '盘点', version: 3 },
  couriers: [
    {
      ...{ courierId: 1, firstWeight: 500, firstFee: 280, stepWeight: 1000, stepFee: 100 },
      ...{ costFirstFee: 230, costStepFee: 80, enabled: true, areaRules: [banned] },
    },
  ],
};

export const yto: CourierForm = {
  ...{ courierId: 1, firstWeight: '0.5', firstFee: '2.80', stepWeight: '1', stepFee: '1.00' },
  ...{ costFirstFee: '2.30', costStepFee: '0.80', enabled: true, areaRules: [banned] },
};

/** The same as the form shows it. */
export const yiwuForm: WarehouseForm = {
  ...blankWarehouse,
  ...{ name: '义乌仓', contact: '李四', phone: '0579-85551234' },
  ...{ provinceCode: '33', cityCode: '3307', districtCode: '330782', address: '国际商贸城三区' },
  weekdays: WEEK.slice(0, 5),
  ...{ restDates: ['2027-02-06'], cutoff: '17:30' },
  couriers: [yto],
};

export const zto: CourierForm = {
  ...{ ...blankCourier, courierId: 2, firstFee: '3', stepFee: '1' },
  ...{ costFirstFee: '2.4', costStepFee: '0.8' },
};
