import { describe, expect, it } from 'vitest';
import { asksFor, type FieldNames, fieldsBelow, parseFields } from './fields.ts';
import { Refusal } from './refusal.ts';

const names = (levels: number): FieldNames =>
  new Map(
    levels > 0
      ? [
          ['a', names(levels - 1)],
          ['b', new Map()],
        ]
      : [],
  );
const nested = (levels: number): string => (levels > 1 ? `a(${nested(levels - 1)})` : 'a');

describe('fields', () => {
  it('are asked for by their names and those above them', () => {
    const fields = parseFields('b,a(a(b))', names(3));
    expect([...fields.keys()]).toEqual(['b', 'a']);
    const asked = [['b'], ['a'], ['a', 'a'], ['a', 'a', 'b'], ['a', 'b'], ['a', 'a', 'a'], ['b', 'c']];
    expect(asked.map((path) => asksFor(fields, ...path))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(fieldsBelow(fields, 'a')).toEqual(parseFields('a(b)', names(2)));
    expect(fieldsBelow(fields, 'b')).toBeNull();
    expect(asksFor(fieldsBelow(fields, 'c'), 'a')).toBe(false);
  });

  it('are everything without any', () => {
    expect(asksFor(null, 'list', 'id')).toBe(true);
    expect(fieldsBelow(null, 'list')).toBeNull();
  });

  it('have six levels at most', () => {
    expect(asksFor(parseFields(nested(6), names(9)), 'a', 'a', 'a', 'a', 'a', 'a')).toBe(true);
    expect(() => parseFields(nested(7), names(9))).toThrow(Refusal);
  });
});
