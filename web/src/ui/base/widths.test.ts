import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the width between the layouts is named by every sheet, and written by none', () => {
  const sheets = globSync('web/src/**/*.css');
  const written = sheets.filter((sheet) =>
    /@media[^{]*\b(767|768|1119|1120)px/.test(readFileSync(sheet, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});
