import fc from 'fast-check';
import { type GraphQLScalarType, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { yuanText } from '../../gateway/src/money.ts';
import { DateTime, Day, EntityId, Fen, LocalTime } from '../../gateway/src/scalars.ts';

function refuses(scalar: GraphQLScalarType, value: unknown) {
  const message = `Not a valid ${scalar.name}`;
  expect(() => scalar.serialize(value)).toThrow(message);
  expect(() => scalar.parseValue(value)).toThrow(message);
}

function passes(scalar: GraphQLScalarType, value: unknown) {
  expect(scalar.serialize(value)).toBe(value);
  expect(scalar.parseValue(value)).toBe(value);
}

describe('Fen', () => {
  it.each([0, 1, -1, 2 ** 31, 10 ** 12, -(10 ** 12)])('accepts %d', (value) => passes(Fen, value));

  it.each([
    0.5,
    10 ** 12 + 1,
    -(10 ** 12) - 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1',
    '',
    null,
    undefined,
    1n,
    true,
    {},
    [],
  ])('refuses %s', (value) => refuses(Fen, value));

  it('parses literals', () => {
    expect(Fen.parseLiteral(parseValue('4294967296'))).toBe(2 ** 32);
    for (const literal of ['1.5', '"1"', 'true', '1000000000001', 'KEY']) {
      expect(() => Fen.parseLiteral(parseValue(literal))).toThrow('Not a valid Fen');
    }
  });
});

describe('EntityId', () => {
  it.each([1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])('accepts %d', (value) =>
    passes(EntityId, value),
  );

  it.each([0, -1, 0.5, 2 ** 53, 1e19, Number.NaN, '1', '', null, undefined, 1n, true, {}, []])(
    'refuses %s',
    (value) => refuses(EntityId, value),
  );

  it('parses literals', () => {
    expect(EntityId.parseLiteral(parseValue('9007199254740991'))).toBe(Number.MAX_SAFE_INTEGER);
    for (const literal of ['9007199254740992', '9007199254740993', '0', '1.5', '"1"', 'true', 'KEY']) {
      expect(() => EntityId.parseLiteral(parseValue(literal))).toThrow('Not a valid EntityId');
    }
  });
});

describe('DateTime', () => {
  it.each(['2026-11-21T10:00:00+08:00', '2026-11-21T02:00:00Z', '2028-02-29T23:59:59.999-11:30'])(
    'accepts %s',
    (value) => passes(DateTime, value),
  );

  it.each([
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00+08:00',
    '2026-11-21T10:00+08:00',
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:61:00Z',
    '2026-11-21T10:00:00+08',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '昨天',
    '',
    1_700_000_000_000,
    new Date(0),
    null,
  ])('refuses %s', (value) => refuses(DateTime, value));
});

describe('Date', () => {
  it.each(['2026-11-21', '2028-02-29', '1900-01-01', '2999-12-31'])('accepts %s', (value) =>
    passes(Day, value),
  );

  it.each([
    '0001-01-01',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-2-3',
    '2026-11-21T00:00:00Z',
    '20261121',
    '2026-00-10',
    '',
    20261121,
    null,
  ])('refuses %s', (value) => refuses(Day, value));
});

describe('LocalTime', () => {
  it.each(['00:00', '09:30', '16:00', '23:59'])('accepts %s', (value) => passes(LocalTime, value));

  it.each([
    ...[
      '24:00',
      '16:60',
      '9:30',
      '16:00:00',
      '16:00+08:00',
      '16',
      '1600',
      ' 16:00',
      '16:00\n',
      '下午四点',
      '',
    ],
    ...[16, null, undefined, true, ['16:00'], {}],
  ])('refuses %s', (value) => refuses(LocalTime, value));

  it('parses literals', () => {
    expect(LocalTime.parseLiteral(parseValue('"16:00"'))).toBe('16:00');
    for (const literal of ['"24:00"', '16', 'true', 'KEY'])
      expect(() => LocalTime.parseLiteral(parseValue(literal))).toThrow('Not a valid LocalTime');
  });
});

describe('yuanText', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [29, '0.29'],
    [1_260, '12.60'],
    [-534, '-5.34'],
    [10 ** 12, '10000000000.00'],
  ])('formats %d fen as %s', (fen, text) => expect(yuanText(fen)).toBe(text));

  it('is parsed back to the same fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (fen) => {
        const text = yuanText(fen);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(Number(text.replace('.', ''))).toBe(fen);
      }),
    );
  });

  it('refuses fractions', () => expect(() => yuanText(0.5)).toThrow('not whole fen'));
});
