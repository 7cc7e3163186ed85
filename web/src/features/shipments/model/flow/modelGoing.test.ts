import { expect, it } from 'vitest';
import { shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { placedRows, sheetRow } from '../../../../../../tests/support/modelRows.samples.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { goingOf, heldBy, isOnlyLeftOut } from './modelGoing.ts';
import { excludeRows } from './modelRows.ts';
import type { ModelVerdict } from './modelVerdicts.ts';

const facts = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]);
const by = { facts, numBy: 'file', links: {} } as const;
const rows = placedRows(
  sheetRow(2, { specification: '红色 XL', num: 2 }),
  sheetRow(3, { specification: '蓝色 L' }),
  sheetRow(4, { specification: '红色 XL', num: 3 }),
);
const short = { field: 'specification', code: 'ITEM_SHORT', blocking: true } as const;

it('rows that lack stock are not among those that go, nor in what these hold', () => {
  const verdicts = new Map(
    rows.map(({ id }, at): [string, ModelVerdict] => [
      id,
      at === 1
        ? { state: 'error', problems: [short], price: null }
        : { state: 'ok', problems: [], price: null },
    ]),
  );
  const going = goingOf(rows, verdicts);
  expect(going).toEqual([rows[0], rows[2]]);
  expect(heldBy(going, by)).toEqual([{ skuId: 903, quantity: 5 }]);
});

it('leaving rows out changes no goods, joining parcels or adding to them does', () => {
  const [first] = rows;
  expect(isOnlyLeftOut(rows, excludeRows(rows, [first?.id ?? ''], true))).toBe(true);
  expect(isOnlyLeftOut(rows, rows.slice(1))).toBe(false);
  const more = rows.map((row) => ({ ...row, own: [{ skuId: 903, quantity: 9 }] }));
  expect(isOnlyLeftOut(rows, more)).toBe(false);
});
