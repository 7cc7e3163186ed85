import { describe, expect, it } from 'vitest';
import { closer, profitFilter, profitParams } from './profitQuery.ts';

const read = (search: string) => profitParams.read(new URLSearchParams(search));

describe('profitQuery', () => {
  it('profitQuery omits defaults from the URL', () => {
    const open = { from: '', to: '', unit: 'DAY', warehouseId: null, goodId: null } as const;
    expect(read('')).toEqual(open);
    expect(read('from=2026-02-30&unit=YEAR&warehouseId=-1&goodId=x')).toEqual(open);
    expect([profitParams.write(open), profitFilter(open)]).toEqual(['', {}]);
  });

  it('profitQuery writes filters to the URL and reads them back', () => {
    const search = '?from=2026-11-01&to=2026-11-21&unit=GOODS&warehouseId=3&goodId=7';
    const query = read(search);
    expect(profitParams.write(query)).toBe(search);
    expect(profitFilter(query)).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-21', warehouseId: 3, goodId: 7 },
    });
  });
});

describe('profit rows', () => {
  const whole = read('from=2026-01-15&to=2026-03-15&warehouseId=3');

  it.each([
    ['DAY', '2026-02-10', '?from=2026-02-10&to=2026-02-10&unit=GOODS&warehouseId=3'],
    ['MONTH', '2026-02', '?from=2026-02-01&to=2026-02-28&warehouseId=3'],
    ['WAREHOUSE', '5', '?from=2026-01-15&to=2026-03-15&warehouseId=5'],
    ['GOODS', '7', '?from=2026-01-15&to=2026-03-15&warehouseId=3&goodId=7'],
  ] as const)('a profit row by %s drills down to the next level', (unit, key, search) => {
    expect(profitParams.write(closer({ ...whole, unit }, key))).toBe(search);
  });
});
