import { expect, it } from 'vitest';
import { byBin } from './shelves.repository.ts';

it('bins are sorted by their numbers, and what lies nowhere comes last', () => {
  expect(['A-10', '', 'B-1', 'A-2', 'a-3', '2-1', '10-1'].sort(byBin)).toEqual([
    ...['2-1', '10-1', 'A-2', 'a-3', 'A-10', 'B-1', ''],
  ]);
});
