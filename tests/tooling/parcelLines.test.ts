import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Who may touch the lines of parcels where they lie: what writes them, what names them, and what checks them. */
const ALLOWED = [
  // The columns whose changes move a parcel's `updated_at`.
  'api/src/db/functions/changedRows.sql',
  'api/src/db/functions/orders.sql',
  'api/src/db/functions/parcelLines.sql',
  'api/src/db/functions/replacements.sql',
  'api/src/db/schema/shipments.ts',
  'api/src/modules/books/goods.rules.ts',
  'api/src/modules/personalData/orderSheets.ts',
  'api/src/modules/shipments/orders.writes.ts',
  'api/src/modules/shipments/splitting.repository.ts',
];

/** The table of lines, and a parcel's own columns of its only line: by drizzle, and in SQL that calls parcels `p`. */
const TABLE = /\bpackage_line\b|\bpackageLines\b|\bline_count\b|\blineCount\b/;
const OWN = /\bparcels?\.(skuId|num)\b/;
const IN_SQL = /\bp\.(sku_id|num)\b/;
const PARCEL_AS_P = /\border_package p\b/;

const touchesLines = (text: string) =>
  TABLE.test(text) || OWN.test(text) || (PARCEL_AS_P.test(text) && IN_SQL.test(text));

it('the lines of parcels are read through the view alone', () => {
  const files = globSync('api/src/**/*.{ts,sql}', {
    exclude: (name) => name.includes('migrations') || name.endsWith('.test.ts'),
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => touchesLines(readFileSync(file, 'utf8'))).toSorted()).toEqual(ALLOWED);
});

it.each([
  'SELECT num FROM package_line',
  'SELECT p.num FROM order_package p',
  'parcels.skuId',
  'tx.insert(packageLines)',
])('sees %s', (text) => {
  expect(touchesLines(text)).toBe(true);
});
