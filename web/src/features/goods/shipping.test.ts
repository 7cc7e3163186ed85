import { expect, it } from 'vitest';
import { obstacleOf } from './shipping.ts';

const source = { available: 3, warehouse: { status: 'ACTIVE' } } as const;

it.each([
  ['ON_SALE', source, null],
  ['OFF_SALE', source, 'offSale'],
  ['BANNED', source, 'offSale'],
  ['DRAFT', source, 'notYetOnSale'],
  ['AUDITING', source, 'notYetOnSale'],
  ['ON_SALE', null, 'noWarehouse'],
  ['ON_SALE', { ...source, warehouse: null }, 'warehousePaused'],
  ['ON_SALE', { ...source, warehouse: { status: 'PAUSED' } }, 'warehousePaused'],
  ['ON_SALE', { ...source, available: 0 }, 'outOfStock'],
] as const)('obstacleOf reports for goods that are %s at %o the obstacle %s', (status, at, obstacle) => {
  expect(obstacleOf({ status }, at)).toBe(obstacle);
});
