import type { RegionCodes } from '../../fields/region.ts';
import type { ListSimulatedGoodsQuery, PriceSimulationInput } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import type { TypedAmounts } from './markUpForm.ts';

/** One of the goods with where it can be shipped from, and by whom. */
export interface SimulatedGood {
  id: number;
  name: string;
  pic: string;
  price: number;
  /** Pieces of a parcel. */
  minNum: number;
  maxNum: number;
  warehouses: readonly SimulatedWarehouse[];
}

export interface SimulatedWarehouse {
  id: number;
  name: string;
  /** Where it is, such as 浙江省 金华市. */
  place: string;
  couriers: readonly { id: number; name: string }[];
}

/** What is asked of the server. */
export type SimulationQuestion = PriceSimulationInput & { quantity: number };

/** The parcel that is tried out. An amount that is not typed is the one that holds now. */
export interface SimulatorForm extends TypedAmounts {
  warehouseId: number | null;
  courierId: number | null;
  quantity: number;
  region: RegionCodes;
  /** One of the own members; null for somebody of the lowest level. */
  userId: number | null;
}

export const blankForm: SimulatorForm = {
  warehouseId: null,
  courierId: null,
  quantity: 1,
  region: { provinceCode: '', cityCode: '', districtCode: '' },
  userId: null,
  profit: '',
  courierProfit: '',
};

export function simulatedGood({ warehouses, ...good }: ListSimulatedGoodsQuery['good']): SimulatedGood {
  const { id, name, pic, price, minNum, maxNum } = good;
  return {
    ...{ id, name, pic, price, minNum, maxNum },
    warehouses: warehouses.map(({ id: at, name: called, province, city, warehouse }) => ({
      id: at,
      name: called,
      place: [...new Set([province, city])].join(' '),
      couriers: (warehouse?.couriers ?? []).flatMap(({ enabled, courier }) => (enabled ? [courier] : [])),
    })),
  };
}

export function warehouseOf(form: SimulatorForm, good: SimulatedGood): SimulatedWarehouse | undefined {
  return good.warehouses.find(({ id }) => id === form.warehouseId);
}

/** What of a form the goods allow: else the first warehouse, its first courier, and the nearest number of pieces. */
export function fitted(form: SimulatorForm, good: SimulatedGood): SimulatorForm {
  const warehouse = warehouseOf(form, good) ?? good.warehouses[0];
  const couriers = warehouse?.couriers ?? [];
  return {
    ...form,
    warehouseId: warehouse?.id ?? null,
    courierId: (couriers.find(({ id }) => id === form.courierId) ?? couriers[0])?.id ?? null,
    quantity: Math.min(Math.max(form.quantity, good.minNum), good.maxNum),
  };
}

/** What is asked; null while something is missing or wrong. */
export function questionOf(form: SimulatorForm, good: SimulatedGood | null): SimulationQuestion | null {
  const { warehouseId, courierId, quantity, userId, region } = form;
  const areaCode = region.districtCode || region.cityCode || region.provinceCode;
  if (!good || warehouseId === null || courierId === null || areaCode === '') return null;
  const profit = amountOf(form.profit);
  const courierProfit = amountOf(form.courierProfit);
  if (profit === 'wrong' || courierProfit === 'wrong') return null;
  return { goodId: good.id, warehouseId, courierId, quantity, areaCode, userId, profit, courierProfit };
}

/** Whether what is typed for an amount is none. */
export function hasWrongAmount({ profit, courierProfit }: TypedAmounts): boolean {
  return amountOf(profit) === 'wrong' || amountOf(courierProfit) === 'wrong';
}

/** Fen; null where nothing is typed. */
function amountOf(text: string): number | null | 'wrong' {
  return text.trim() === '' ? null : (parseYuan(text) ?? 'wrong');
}
