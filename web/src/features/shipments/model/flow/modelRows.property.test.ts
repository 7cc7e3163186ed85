import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedRows, sheetRow, urumqi, westLake } from '../../../../../../tests/support/modelRows.samples.ts';
import { modelParts } from './modelBatch.ts';
import { type CellField, type ModelRow, withPlace } from './modelRow.ts';
import {
  excludeRows,
  excludeStopped,
  fillCells,
  moveRows,
  remembered,
  replaceText,
  shownRows,
} from './modelRows.ts';
import { computeVerdicts, countVerdicts, includedRows } from './modelVerdicts.ts';

const texts = [
  '',
  'A1001',
  'A1002',
  '张三',
  '13800000001',
  '1380',
  '文三路1号',
  '文三路2号',
  '1',
  '3',
  '100',
  'x',
];
const text = fc.constantFrom(...texts);
const field = fc.constantFrom<CellField>('thirdOrderNo', 'name', 'phone', 'detail', 'num');
const lines = fc
  .array(fc.record({ thirdOrderNo: text, name: text, phone: text, address: text, num: fc.nat(120) }), {
    maxLength: 12,
  })
  .map((list) => placedRows(...list.map((change, at) => sheetRow(at + 2, change))));

type Action = (rows: readonly ModelRow[]) => readonly ModelRow[];

const ids = fc.array(
  fc.integer({ min: 2, max: 13 }).map((line) => `l${line}`),
  { maxLength: 4 },
);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(field, ids, text).map(
    ([name, some, value]): Action =>
      (rows) =>
        fillCells(
          rows,
          some.map((id) => ({ id, field: name, value })),
        ),
  ),
  fc.tuple(field, text, text).map(
    ([name, find, replace]): Action =>
      (rows) =>
        replaceText(rows, { field: name, find, replace, ids: null }),
  ),
  ids.map(
    (some): Action =>
      (rows) =>
        moveRows(rows, some, urumqi),
  ),
  fc.tuple(ids, fc.boolean()).map(
    ([some, out]): Action =>
      (rows) =>
        excludeRows(rows, some, out),
  ),
);

/** The same rows as objects that nobody has judged before. */
const anew = (rows: readonly ModelRow[]) => rows.map((row) => ({ ...row }));

describe('editing the rows of a file', () => {
  it('verdicts after any actions equal verdicts computed from scratch', () => {
    fc.assert(
      fc.property(lines, fc.array(action, { maxLength: 8 }), (rows, actions) => {
        let now: readonly ModelRow[] = rows;
        for (const one of actions) {
          now = one(now);
          expect(computeVerdicts(now, null)).toEqual(computeVerdicts(anew(now), null));
        }
      }),
    );
  });

  it('actions keep the order of rows and return the same list when nothing changes', () => {
    fc.assert(
      fc.property(lines, action, (rows, one) => {
        const after = one(rows);
        expect(after.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        if (after.every((row, at) => row === rows[at])) expect(after).toBe(rows);
      }),
    );
  });

  it('excluding all blocked rows leaves none blocked', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const left = excludeStopped(rows, computeVerdicts(rows, null));
        expect(countVerdicts(computeVerdicts(left, null)).stopped).toBe(0);
        expect(includedRows(left)).toEqual(left.filter(({ excluded }) => !excluded));
      }),
    );
  });

  it('every row has exactly one state', () => {
    fc.assert(
      fc.property(lines, action, (rows, one) => {
        const now = one(rows);
        const verdicts = computeVerdicts(now, null);
        const states = ['ok', 'warn', 'error', 'duplicate', 'ordered', 'excluded'] as const;
        const shown = states.flatMap((state) =>
          shownRows(now, verdicts, { state, held: new Set(), words: '' }),
        );
        expect(shown.map(({ id }) => id).toSorted()).toEqual(now.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('every valid row is sent once in parts of one courier with at most five hundred rows', () => {
    const many = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { maxLength: 1_600 });
    fc.assert(
      fc.property(many, (list) => {
        const rows = placedRows(...list.map(([num], at) => sheetRow(at + 2, { num }))).map((row, at) =>
          withPlace(row, list[at]?.[1] ? urumqi : westLake),
        );
        const parts = modelParts({
          ...{ rows, numBy: 'file', links: {}, facts: null, warehouseId: 31, courierId: 1 },
          split: { courierId: 2, areaCodes: ['650102'] },
        });
        expect(
          parts
            .flatMap((part) => part.rows)
            .toSorted((one, two) => (one.lines[0] ?? 0) - (two.lines[0] ?? 0)),
        ).toEqual(rows);
        for (const part of parts) {
          expect(part.rows.length).toBeLessThanOrEqual(500);
          expect(part.rows.every((row) => (row.provinceCode === '65') === (part.courierId === 2))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('undo', () => {
  it('undo goes back fifty steps', () => {
    const lists = Array.from({ length: 60 }, (_, at) => placedRows(sheetRow(at + 2)));
    const past = lists.reduce<readonly (readonly ModelRow[])[]>(remembered, []);
    expect(past).toEqual(lists.slice(10));
  });
});
