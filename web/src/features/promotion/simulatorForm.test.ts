import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { lastOf, lastSimulationStore } from './lastSimulation.ts';
import { typedProblems } from './markUpForm.ts';
import { splitOf } from './SimulatorResult.tsx';
import {
  blankForm,
  fitted,
  questionOf,
  type SimulatedGood,
  type SimulatorForm,
  simulatedGood,
} from './simulatorForm.ts';

const near = { id: 1, name: '义乌仓', place: '浙江省 金华市', couriers: [{ id: 3, name: '圆通速递' }] };
const far = { id: 2, name: '北京仓', place: '北京市', couriers: [{ id: 4, name: '顺丰速运' }] };
const good: SimulatedGood = {
  ...{ id: 56, name: '帆布袋', pic: '', price: 130, minNum: 2, maxNum: 20 },
  warehouses: [near, far],
};
const region = { provinceCode: '33', cityCode: '3301', districtCode: '' };
const form: SimulatorForm = { ...blankForm, warehouseId: 2, courierId: 4, quantity: 3, region, userId: 12 };

describe('goods in the simulator', () => {
  it('goods list each warehouse with its working couriers', () => {
    const work = (id: number, enabled: boolean) => ({
      ...{ warehouseId: 2, courierId: id, enabled },
      courier: { id, name: '顺丰速运' },
    });
    const { warehouses: _, ...rest } = good;
    const place = { province: '北京市', city: '北京市' };
    const given = {
      ...rest,
      warehouses: [
        { id: 2, name: '北京仓', ...place, warehouse: { id: 2, couriers: [work(4, true), work(5, false)] } },
        { id: 8, name: '旧仓', ...place, warehouse: null },
      ],
    };
    expect(simulatedGood(given)).toEqual({
      ...rest,
      warehouses: [far, { id: 8, name: '旧仓', place: '北京市', couriers: [] }],
    });
  });

  it.each([
    ['keep what they allow', form, { warehouseId: 2, courierId: 4, quantity: 3 }],
    ['take the first of what they do not', { ...form, warehouseId: 9 }, { warehouseId: 1, courierId: 3 }],
    ['take the courier of another warehouse', { ...form, warehouseId: 1 }, { courierId: 3 }],
    ['bound the pieces', { ...form, quantity: 1 }, { quantity: 2 }],
    ['bound the pieces above', { ...form, quantity: 99 }, { quantity: 20 }],
  ])('goods in the simulator: %s', (_name, given, expected) => {
    expect(fitted(given, good)).toEqual({ ...given, ...expected });
  });

  it('goods without a warehouse leave the choice empty', () => {
    const nowhere = { ...good, warehouses: [] };
    expect(fitted(form, nowhere)).toEqual({ ...form, warehouseId: null, courierId: null });
  });
});

describe('the simulation request', () => {
  const asked = {
    ...{ goodId: 56, warehouseId: 2, courierId: 4, quantity: 3, areaCode: '3301', userId: 12 },
    ...{ profit: null, courierProfit: null },
  };

  it.each([
    ['what is not typed holds as it is', form, asked],
    [
      'nothing is an amount',
      { ...form, profit: '0', courierProfit: '￥0.5' },
      { ...asked, profit: 0, courierProfit: 50 },
    ],
    [
      'a district is told',
      { ...form, region: { ...region, districtCode: '330106' } },
      { ...asked, areaCode: '330106' },
    ],
  ])('goods in the simulator: %s', (_name, given, expected) =>
    expect(questionOf(given, good)).toEqual(expected),
  );

  it.each([
    ['no goods', form, null],
    ['no region', { ...form, region: blankForm.region }, good],
    ['no courier', { ...form, courierId: null }, good],
    ['no amount', { ...form, profit: '0.123' }, good],
    ['no amount a parcel', { ...form, courierProfit: '-1' }, good],
  ])('the simulation is not requested with %s', (_name, given, of) =>
    expect(questionOf(given, of)).toBeNull(),
  );

  it('the simulation accepts amounts above the limit and says so', () => {
    const limits = { maxProfit: 80, maxCourierProfit: 100 };
    expect(typedProblems({ ...form, profit: '0.81', courierProfit: '1' }, limits)).toEqual({
      profit: { code: 'max', max: 80 },
    });
    expect(typedProblems({ ...form, profit: '9', courierProfit: 'x' }, null)).toEqual({
      courierProfit: { code: 'wrong' },
    });
  });
});

describe('the last simulation', () => {
  const cells = new Map<string, string>();
  const area = memoryStorage(cells);

  it('the last simulation is stored per account without amounts', () => {
    lastSimulationStore(area, 'a').save(lastOf(56, { ...form, profit: '0.5', courierProfit: '1' }));
    expect(lastSimulationStore(area, 'a').load()).toEqual({ goodId: 56, form });
    expect(lastSimulationStore(area, 'b').load()).toBeNull();
  });

  it.each([
    ['no goods', { form }],
    ['no form', { goodId: 56 }],
    ['no region', { goodId: 56, form: { ...form, region: null } }],
    ['no code', { goodId: 56, form: { ...form, region: { ...region, provinceCode: '3' } } }],
    ['no pieces', { goodId: 56, form: { ...form, quantity: 0.5 } }],
  ])('a damaged stored simulation is discarded: %s', (_name, data) => {
    cells.set('chengcang.simulator.a', JSON.stringify({ v: 1, data }));
    expect(lastSimulationStore(area, 'a').load()).toBeNull();
  });

  it('an invalid stored choice is discarded', () => {
    const data = { goodId: 56, form: { ...form, userId: 'x', courierId: -1 } };
    cells.set('chengcang.simulator.a', JSON.stringify({ v: 1, data }));
    expect(lastSimulationStore(area, 'a').load()).toEqual({
      goodId: 56,
      form: { ...form, userId: null, courierId: null },
    });
  });
});

describe('price components', () => {
  const price = {
    ...{ unitPrice: 135, goodsFee: 405, courierFee: 279, remoteFee: 0, discountFee: 6, packageFee: 684 },
    ...{ agentShare: 50, plainFee: 634, profit: 15, courierProfit: 5, banned: false, reason: '' },
  };
  const question = { goodId: 56, warehouseId: 2, courierId: 4, quantity: 3, areaCode: '33' };

  it('a price consists of goods, courier and profit without zero parts', () => {
    expect(splitOf({ question, price })).toEqual([
      { key: 'goods', fen: 360, percent: 53 },
      { key: 'courier', fen: 274, percent: 40 },
      { key: 'agent', fen: 50, percent: 7 },
    ]);
  });

  it('a remote area adds a surcharge part', () => {
    const remote = { ...price, remoteFee: 300, packageFee: 984 };
    expect(splitOf({ question, price: remote }).map(({ key, fen }) => [key, fen])).toEqual([
      ['goods', 360],
      ['courier', 274],
      ['remote', 300],
      ['agent', 50],
    ]);
  });
});
