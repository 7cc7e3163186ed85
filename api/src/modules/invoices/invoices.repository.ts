import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { among, equalities } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Page, Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { InvoiceDetailDto, InvoiceDto, InvoicePartDto } from './invoices.schemas.ts';
import { openTitle } from './sealedTitles.ts';

const NEWEST: Order = { name: 'invoices', by: [sql`i.id`], descending: true };
const SHOWN_PARTS = sql.raw('2000');

/** Whose invoices: those of an account, those that a supplier or the platform issues, or all. */
export type Which = {
  accountId?: number;
  issuerId?: number;
  byPlatform?: boolean;
  status?: number;
  kind?: number;
  isLate?: boolean;
  isRed?: boolean;
  ids?: readonly number[];
};

export type InvoiceRow = Omit<InvoiceDto, 'invoiceNo' | 'titleName' | 'mayIssue'> & {
  accountId: number;
  title: string;
  issuerId: number | null;
  redNumber: string;
};

const IS_OPEN = sql`i.status IN (1, 2)`;
const COLUMNS = sql`
  i.id, i.account_id AS "accountId", i.kind, i.custody, i.amount, i.red_of AS "redOf", i.status, i.number, i.issued_on::text AS "issuedOn", i.file_id AS "fileId",
  i.reason, i.issuer_id AS "issuerId", coalesce(s.company_name, '') AS "issuerName", i.title_kind AS "titleKind", i.title,
  coalesce(b.number, '') AS "redNumber", (SELECT count(*)::int FROM invoice_part x WHERE x.invoice_id = i.id) AS "partCount",
  i.due_at AS "dueAt", ${IS_OPEN} AND i.due_at < now() AS "isLate", i.created_at AS "createdAt", i.decided_at AS "decidedAt"`;
const TABLES = sql`invoice i LEFT JOIN account s ON s.id = i.issuer_id LEFT JOIN invoice b ON b.id = i.red_of`;

function conditionsOf({ accountId, issuerId, byPlatform, status, kind, isLate, isRed, ids }: Which): SQL {
  return sql.join(
    [
      sql`true`,
      ...equalities([
        [accountId, sql`i.account_id`],
        [issuerId, sql`i.issuer_id`],
        [status, sql`i.status`],
        [kind, sql`i.kind`],
      ]),
      ...(byPlatform === undefined ? [] : [sql`(i.issuer_id IS NULL) = ${byPlatform}`]),
      ...(isLate ? [sql`${IS_OPEN} AND i.due_at < now()`] : []),
      ...(isRed ? [sql`i.red_of IS NOT NULL`] : []),
      ...among(sql`i.id`, ids),
    ],
    sql` AND `,
  );
}

export const invoiceNoOf = (id: number): string => `F${String(id).padStart(8, '0')}`;

/** An invoice as whoever issues it, an account or the platform, or somebody else sees it. */
export function shownInvoice(box: SecretBox, viewer: number | null, row: InvoiceRow): InvoiceDto {
  const { accountId: _account, title, issuerId, redNumber: _number, ...rest } = row;
  return {
    ...rest,
    invoiceNo: invoiceNoOf(row.id),
    titleName: openTitle(box, title).name,
    mayIssue: issuerId === viewer && (row.status === 1 || row.status === 2),
    dueAt: shanghaiIso(new Date(row.dueAt)),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    decidedAt: shanghaiIsoOrNull(row.decidedAt),
  };
}

export async function listInvoices<Shown>(
  on: Queryable,
  which: Which,
  paging: Paging,
  { show, isCounted = true }: { show: (row: InvoiceRow) => Shown; isCounted?: boolean },
): Promise<Page<Shown>> {
  const window = windowOf(paging, NEWEST);
  const those = conditionsOf(which);
  const { rows } = await on.execute<InvoiceRow>(sql`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE ${those} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
  const total = await countTold(on, sql`FROM invoice i WHERE ${those}`, isCounted);
  return pageOfRows(window, rows, total, show);
}

export type ReadInvoice = { row: InvoiceRow } & Pick<InvoiceDetailDto, 'title' | 'redNumber' | 'parts'>;

/** One with its title and its parts, of a party. @throws Refusal NOT_FOUND */
export async function readInvoice(
  on: Queryable,
  box: SecretBox,
  id: number,
  party: SQL,
): Promise<ReadInvoice> {
  const [{ rows }, parts] = await Promise.all([
    on.execute<InvoiceRow>(sql`SELECT ${COLUMNS} FROM ${TABLES} WHERE i.id = ${id} AND ${party}`),
    on.execute<InvoicePartDto>(sql`
      SELECT x.id, o.order_no AS "orderNo", coalesce(p.package_no, y.pay_no) AS number, l.name AS "goodName", l.num, x.amount
        FROM invoice_part x JOIN invoice i ON i.id = x.invoice_id
        LEFT JOIN order_package p ON p.id = x.package_id LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN payment y ON y.id = x.payment_id
        LEFT JOIN LATERAL (
          SELECT min(good_name) FILTER (WHERE line = 1) || CASE WHEN count(*) > 1 THEN ' 等' || count(*) || '种' ELSE '' END AS name, sum(num)::bigint AS num
            FROM parcel_line WHERE package_id = x.package_id OFFSET 0) l ON x.package_id IS NOT NULL
       WHERE x.invoice_id = ${id} AND ${party} ORDER BY x.id LIMIT ${SHOWN_PARTS}`),
  ]);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  const [row] = rows;
  return { row, title: openTitle(box, row.title), redNumber: row.redNumber, parts: parts.rows };
}

export type Locked = {
  id: number;
  accountId: number;
  issuerId: number | null;
  status: number;
  amount: number;
  redOf: number | null;
};

/** An invoice of an issuer, locked; null for the platform's. @throws Refusal NOT_FOUND */
export async function lockInvoice(tx: Tx, id: number, issuerId: number | null): Promise<Locked> {
  const { rows } = await tx.execute<Locked>(sql`
    SELECT id, account_id AS "accountId", issuer_id AS "issuerId", status, amount, red_of AS "redOf"
      FROM invoice WHERE id = ${id} AND issuer_id IS NOT DISTINCT FROM ${issuerId}::bigint FOR UPDATE`);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}
