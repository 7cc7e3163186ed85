import { describe, expect, it } from 'vitest';
import { WEEK } from '../../lib/courier.ts';
import {
  blankWarehouse,
  differingFields,
  toggledWeekdays,
  type Warehouse,
  warehouseForm,
  warehouseInput,
} from './warehouseForm.ts';

const warehouse: Warehouse = {
  ...{ id: 7, name: '义乌仓', logo: null, intro: '', contact: '李四', phone: '0579-85551234', csUrl: null },
  ...{ provinceCode: '44', cityCode: '4419', districtCode: '', address: '松山湖大道1号' },
  ...{
    freightTemplateId: null,
    platforms: ['DOUYIN'],
    outputMode: 'DELAYED',
    weekdays: WEEK.slice(0, 5),
  },
  ...{ restDates: ['2027-02-06'], cutoff: '17:30', status: 'ACTIVE', pauseReason: null, version: 3 },
  couriers: [
    {
      ...{ courierId: 1, firstWeight: 500, firstFee: 280, stepWeight: 1234, stepFee: 100 },
      ...{ costFirstFee: 230, costStepFee: 0, enabled: true, areaRules: [] },
    },
  ],
};
const form = warehouseForm(warehouse);

describe('the warehouse form', () => {
  it('the form shows kilograms and yuan', () => {
    expect(form.couriers[0]).toMatchObject({ firstWeight: '0.5', stepWeight: '1.234', firstFee: '2.80' });
  });

  it('a day of the week is taken out and in again at its place', () => {
    expect(toggledWeekdays(WEEK.slice(0, 3), 'TUESDAY')).toEqual(['MONDAY', 'WEDNESDAY']);
    expect(toggledWeekdays(['MONDAY', 'WEDNESDAY'], 'TUESDAY')).toEqual(WEEK.slice(0, 3));
    expect(toggledWeekdays(['SUNDAY'], 'SUNDAY')).toEqual([]);
  });

  it('an unedited form is submitted as loaded with a city code where there are no districts', () => {
    expect(warehouseInput(form, warehouse)).toMatchObject({
      ...{ districtCode: '4419', weekdays: WEEK.slice(0, 5), cutoff: '17:30', version: 3 },
      couriers: [{ firstWeight: 500, stepWeight: 1234, firstFee: 280, costStepFee: 0 }],
    });
    expect(
      warehouseInput(blankWarehouse, { status: 'ACTIVE', pauseReason: null, version: null }),
    ).toMatchObject({ weekdays: WEEK, cutoff: '16:00', couriers: [] });
  });
});

describe('differences between forms', () => {
  it('forms differ only where their input differs', () => {
    const [courier] = form.couriers;
    if (!courier) throw new Error('no courier');
    expect(differingFields(form, warehouse)).toEqual([]);
    const same = { ...form, name: ' 义乌仓 ', couriers: [{ ...courier, firstFee: '2.8' }] };
    expect(differingFields(same, warehouse)).toEqual([]);
    const other = { ...form, intro: '小商品', couriers: [{ ...courier, firstFee: '2.9' }] };
    expect(differingFields(other, warehouse)).toEqual(['intro', 'couriers']);
  });
});
