import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { literals } from '../../db/conditions.ts';
import { idIn, phoneIn, receiverPhoneIn } from '../../shared/numbersIn.ts';
import { deskPrint, phonePrint } from '../../shared/personalData.ts';
import { accountKinds } from '../../shared/statuses.ts';
import { payTypes } from '../payments/payTypes.ts';
import type { FindKind } from './finding.schemas.ts';

export type FoundRow = {
  /** Place of the number among those asked for, from 1. */
  n: number;
  kind: FindKind;
  id: number;
  no: string;
  orderId: number | null;
  accountId: number;
  status: number;
  /** What it is about: goods, courier, a number; of an account its sealed phone, of a receiver all of it, sealed. */
  about: string;
  /** Of an account: buyer or supplier. */
  accountKind: number | null;
  amount: number | null;
  at: string;
};

/** Of one kind for one number. */
const MOST = sql.raw('20');

const parcel = (
  about: SQL,
) => sql`p.id, p.package_no AS no, p.order_id AS "orderId", p.account_id AS "accountId", p.status,
  ${about} AS about, NULL::smallint AS "accountKind", p.package_fee AS amount, p.created_at AS at`;
const PARCEL = parcel(sql`coalesce(p.waybill_no, '')`);
const ACCOUNT = sql`a.id, ${accountName('a')} AS no, NULL::bigint AS "orderId", a.id AS "accountId", a.status,
  a.phone AS about, a.kind AS "accountKind", NULL::bigint AS amount, a.created_at AS at`;
const plain = (alias: SQL, about: SQL) => sql`${alias}.account_id AS "accountId", ${alias}.status,
  ${about} AS about, NULL::smallint AS "accountKind", ${alias}.amount, ${alias}.created_at AS at`;

/** What is looked for in each kind, by an index each: `asked` has the number with what else it may be. */
const SOURCES: Record<FindKind, readonly SQL[]> = {
  order: [
    sql`SELECT o.id, o.order_no AS no, o.id AS "orderId", o.account_id AS "accountId", o.status, o.good_name AS about,
               NULL::smallint AS "accountKind", o.total_fee AS amount, o.created_at AS at FROM orders o WHERE o.order_no = asked.no`,
  ],
  parcel: [sql`SELECT ${PARCEL} FROM order_package p WHERE p.package_no = asked.no`],
  waybill: [
    sql`SELECT ${PARCEL} FROM order_package p WHERE p.waybill_no = asked.no AND p.waybill_no IS NOT NULL`,
  ],
  shopOrder: [
    sql`SELECT ${PARCEL} FROM order_package p WHERE p.third_order_no = asked.no AND p.third_order_no IS NOT NULL`,
    // Of merged parcels the other numbers.
    sql`SELECT ${PARCEL} FROM third_order t JOIN order_package p ON p.id = t.package_id
         WHERE t.third_order_no = asked.no AND p.third_order_no IS DISTINCT FROM asked.no`,
  ],
  refund: [
    sql`SELECT r.id, r.refund_no AS no, r.order_id AS "orderId", ${plain(sql`r`, sql`r.reason`)} FROM refund r WHERE r.refund_no = asked.no`,
  ],
  case: [
    sql`SELECT c.id, c.case_no AS no, c.order_id AS "orderId", ${plain(sql`c`, sql`''`)} FROM after_sale_case c WHERE c.case_no = asked.no`,
  ],
  account: [
    sql`SELECT ${ACCOUNT} FROM account a WHERE a.id = asked.id`,
    sql`SELECT ${ACCOUNT} FROM account a WHERE a.kind IN ${literals(Object.values(accountKinds))} AND a.phone_print = asked.print`,
    sql`SELECT ${ACCOUNT} FROM account a WHERE a.nick_name = asked.no AND a.id IS DISTINCT FROM asked.id`,
  ],
  payment: [
    sql`SELECT y.id, y.pay_no AS no, NULL::bigint AS "orderId", ${plain(sql`y`, sql`''`)} FROM payment y WHERE y.pay_no = asked.no`,
    sql`SELECT y.id, y.pay_no AS no, NULL::bigint AS "orderId", ${plain(sql`y`, sql`''`)} FROM payment y
         WHERE y.pay_type IN ${literals(Object.values(payTypes))} AND y.channel_trade_no = asked.no`,
  ],
  cashOut: [
    sql`SELECT c.id, c.cash_out_no AS no, NULL::bigint AS "orderId", ${plain(sql`c`, sql`''`)} FROM cash_out c WHERE c.cash_out_no = asked.no`,
    sql`SELECT c.id, c.cash_out_no AS no, NULL::bigint AS "orderId", ${plain(sql`c`, sql`''`)} FROM cash_out c
         WHERE c.account_type IN (1, 2, 3) AND c.transfer_no = asked.no`,
  ],
  receiver: [
    sql`SELECT ${parcel(sql`p.receiver`)} FROM receiver_print r JOIN order_package p ON p.id = r.package_id
         WHERE r.print = asked.receiver AND p.receiver <> '' ORDER BY r.package_id DESC`,
  ],
};

/** What the numbers are, of these kinds alone. */
export async function findNumbers(
  db: Queryable,
  numbers: readonly string[],
  kinds: readonly FindKind[],
): Promise<FoundRow[]> {
  if (numbers.length === 0 || kinds.length === 0) return [];
  const prints = numbers.map((number) => {
    const phone = phoneIn(number);
    return phone && phonePrint(db.box, phone);
  });
  const receivers = numbers.map((number) => {
    const phone = receiverPhoneIn(number);
    return phone && deskPrint(db.box, phone);
  });
  const found = kinds.flatMap((kind) =>
    SOURCES[kind].map(
      (source) => sql`
        SELECT asked.n, ${sql.raw(`'${kind}'`)} AS kind, hit.* FROM asked CROSS JOIN LATERAL (${source} LIMIT ${MOST}) hit`,
    ),
  );
  const { rows } = await db.execute<FoundRow>(sql`
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest(${sql.param(numbers)}::text[], ${sql.param(numbers.map(idIn))}::bigint[], ${sql.param(prints)}::text[],
                           ${sql.param(receivers)}::bigint[])
        WITH ORDINALITY AS asked (no, id, print, receiver, n))
    SELECT * FROM (${sql.join(found, sql` UNION ALL `)}) found
     ORDER BY n, kind, CASE kind WHEN 'receiver' THEN -id ELSE id END`);
  return rows;
}
