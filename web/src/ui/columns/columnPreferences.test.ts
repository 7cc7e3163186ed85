import { describe, expect, it } from 'vitest';
import {
  type ColumnChoice,
  noPreferences,
  parsePreferences,
  shownKeys,
  toggleColumn,
} from './columnPreferences.ts';

const choices: ColumnChoice[] = [
  { key: 'no', name: '订单号' },
  { key: 'total', name: '总费用' },
  { key: 'remark', name: '备注', isOff: true },
];

describe('the columns that show', () => {
  it.each([
    ['by itself', noPreferences, ['no', 'total']],
    ['as was chosen', { total: false, remark: true }, ['no', 'remark']],
    ['whatever was chosen of columns that are gone', { lost: true }, ['no', 'total']],
    ['by itself when none would be left', { no: false, total: false, remark: false }, ['no', 'total']],
  ])('%s', (_, preferences, keys) => {
    expect([...shownKeys(choices, preferences)]).toEqual(keys);
  });

  it('change one by one, but the last one stays', () => {
    const one = toggleColumn(choices, noPreferences, 'no');
    expect(one).toEqual({ no: false });
    expect(toggleColumn(choices, one, 'total')).toBe(one);
    expect(toggleColumn(choices, one, 'remark')).toEqual({ no: false, remark: true });
    expect(toggleColumn(choices, one, 'no')).toEqual({ no: true });
  });
});

it.each([
  [{ no: false }, { no: false }],
  [{ no: 'yes' }, null],
  [['no'], null],
  ['no', null],
  [null, null],
])('reads %o as %o', (data, preferences) => {
  expect(parsePreferences(data)).toEqual(preferences);
});
