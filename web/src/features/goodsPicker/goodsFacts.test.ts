import { describe, expect, it } from 'vitest';
import { fitChoice } from './goodsFacts.ts';

const facts = {
  ...{ minNum: 2, maxNum: 5 },
  warehouses: [
    { id: 31, open: false, available: 100, courierIds: [1], fees: [] },
    { id: 32, open: true, available: 0, courierIds: [1, 2], fees: [] },
    { id: 33, open: true, available: 40, courierIds: [2], fees: [] },
  ],
};

describe('fitChoice', () => {
  it.each([
    [
      { warehouseId: null, courierId: null, quantity: 1 },
      { warehouseId: 33, courierId: 2, quantity: 2 },
    ],
    [
      { warehouseId: 31, courierId: 1, quantity: 9 },
      { warehouseId: 33, courierId: 2, quantity: 5 },
    ],
    [
      { warehouseId: 32, courierId: 1, quantity: 3 },
      { warehouseId: 32, courierId: 1, quantity: 3 },
    ],
    [
      { warehouseId: 32, courierId: 8, quantity: 3 },
      { warehouseId: 32, courierId: null, quantity: 3 },
    ],
  ])('fitChoice changes %j to %j', (choice, fitted) => {
    expect(fitChoice(facts, choice)).toEqual(fitted);
  });

  it('fitChoice clears the choice when no warehouse ships', () => {
    const choice = { warehouseId: 31, courierId: 1, quantity: 3 };
    expect(fitChoice({ ...facts, warehouses: [] }, choice)).toEqual({
      warehouseId: null,
      courierId: null,
      quantity: 3,
    });
  });
});
