import { describe, expect, it } from 'vitest';
import {
  day,
  fixed,
  flag,
  id,
  keyOf,
  named,
  oneOf,
  page,
  type QueryOf,
  scope,
  searchParams,
  text,
} from './searchParams.ts';

const list = searchParams({
  tab: oneOf(['all', 'open'], 'all'),
  keyword: text(4),
  state: keyOf({ NEW: '', OLD: '' }),
  shopId: named('shop', id()),
  batchNo: scope(text()),
  from: day(),
  low: flag(),
  size: oneOf([10, 20], 10),
  page: page(),
});
const read = (search: string) => list.read(new URLSearchParams(search));
const narrowed: QueryOf<typeof list> = {
  tab: 'open',
  keyword: '杯子',
  state: 'OLD',
  shopId: 7,
  batchNo: 'P1',
  from: '2026-11-21',
  low: true,
  size: 20,
  page: 3,
};

describe('search parameters', () => {
  it('are read as they were written, in the order of the table', () => {
    const search = list.write(narrowed);
    expect(decodeURIComponent(search)).toBe(
      '?tab=open&keyword=杯子&state=OLD&shop=7&batchNo=P1&from=2026-11-21&low=1&size=20&page=3',
    );
    expect(read(search)).toEqual(narrowed);
  });

  it('leave initial values out of the address', () => {
    expect(list.write(list.initial)).toBe('');
    expect(read('')).toEqual(list.initial);
  });

  it('fall back to the initial value where the text makes no sense', () => {
    const search = 'tab=lost&state=new&shop=-1&from=2026-02-30&low=yes&size=15&page=0';
    expect(read(search)).toEqual(list.initial);
  });

  it('trim words and cut them to their length', () => {
    expect(read('keyword=+12345').keyword).toBe('1234');
  });

  it('narrow a list by its filters, and a reset keeps tab, scope and size', () => {
    expect(list.isNarrowed(narrowed)).toBe(true);
    const reset = list.reset(narrowed);
    expect(reset).toEqual({ ...list.initial, tab: 'open', batchNo: 'P1', size: 20 });
    expect(list.isNarrowed(reset)).toBe(false);
  });

  it('always write what is fixed', () => {
    const refunds = searchParams({ tab: fixed('refunds'), page: page() });
    expect(refunds.write({ ...refunds.initial, page: 2 })).toBe('?tab=refunds&page=2');
    expect(refunds.write(refunds.read(new URLSearchParams('tab=other')))).toBe('?tab=refunds');
  });
});
