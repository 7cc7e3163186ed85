import { expect, it } from 'vitest';
import { withOwnFees } from './ownFees.ts';

const fees = (courierId: number, firstFee: number) => ({
  ...{ courierId, firstWeight: 1000, firstFee, stepWeight: 1000, stepFee: 100 },
});
const offer = (courierId: number) => ({ ...fees(courierId, 280), enabled: courierId === 1 });
const good = (courierFees: ReturnType<typeof fees>[]) => ({
  ...{ id: 7, courierFees },
  warehouses: [
    { id: 1, warehouse: { id: 1, couriers: [offer(1), offer(2)] } },
    { id: 2, warehouse: null },
  ],
});

it('goods with a freight template of their own cost what it says, by the couriers that a warehouse has', () => {
  expect(withOwnFees(good([fees(1, 500), fees(3, 900)])).warehouses).toEqual([
    { id: 1, warehouse: { id: 1, couriers: [{ ...fees(1, 500), enabled: true }, offer(2)] } },
    { id: 2, warehouse: null },
  ]);
});

it('goods without one cost what their warehouses say', () => {
  const plain = good([]);
  expect(withOwnFees(plain)).toBe(plain);
});
