import { type SQL, sql } from 'drizzle-orm';
import type { Span } from './scope.ts';

/** Orders `o` of a supplier that were paid for within a span. */
export const soldWithin = ({ sellerId, from, to }: Span & { sellerId: number | SQL }): SQL[] => [
  sql`o.seller_id = ${sellerId}`,
  sql`o.paid_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Shanghai'`,
  sql`o.paid_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'`,
];

/** A part of line `x`: up to and with it less up to it, so that the lines add up to the fen. */
export const ofLine = (figure: SQL): SQL =>
  sql`${figure} * x.upto / x.whole - ${figure} * (x.upto - x.weight) / x.whole`;

/** Every day or month of a span, also those without orders: its `date` in `format`. */
export const datesOf = ({ from, to }: Span, format: SQL): SQL =>
  sql`SELECT DISTINCT to_char(day, ${format}) AS date FROM generate_series(${from}::date, ${to}::date, interval '1 day') day`;
