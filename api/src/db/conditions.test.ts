import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { literal, literals } from './conditions.ts';

const dialect = new PgDialect();

describe('a literal', () => {
  it('is part of the text, and no parameter', () => {
    const { sql: text, params } = dialect.sqlToQuery(
      sql`status = ${literal(10)} AND kind IN ${literals([1, -2])} AND id = ${7}`,
    );
    expect([text, params]).toEqual(['status = 10 AND kind IN (1, -2) AND id = $1', [7]]);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1' as unknown as number])(
    'refuses %s, which is no whole number',
    (value) => {
      expect(() => literal(value)).toThrow(RangeError);
    },
  );
});
