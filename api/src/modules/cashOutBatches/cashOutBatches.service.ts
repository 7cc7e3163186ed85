import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal, within } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { refuseWhereChanged } from '../../shared/seenAmount.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { recordAudit } from '../audit/record.ts';
import { stepCashOut } from '../cashOuts/cashOutSteps.ts';
import { PAYEE } from '../cashOuts/payees.ts';
import type { SheetFormat } from '../exports/sheet.types.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import { bankColumns, type Transfer } from './bankColumns.ts';
import type { BatchDto, BatchesFilter, BatchInput } from './cashOutBatches.schemas.ts';

const { approved, paying, paid, failed } = cashOutStatus;
const NEWEST: Order = { name: 'cashOutBatches', by: [sql`b.id`], descending: true };

type Row = Omit<BatchDto, 'batchNo'>;

/** Lists of cash-outs for the bank. Their file is the one place where the numbers of payees stand in clear. */
export function cashOutBatchService(db: Db) {
  async function read(on: Queryable, id: number): Promise<BatchDto> {
    const { rows } = await on.execute<Row>(sql`SELECT ${COLUMNS} FROM cash_out_batch b WHERE b.id = ${id}`);
    if (!rows[0]) throw new Refusal('NOT_FOUND');
    return shown(rows[0]);
  }

  return {
    /** Begins the payment of those that may be paid by this operator; none of the list is paid by another one since. */
    async create(
      { ids, amount }: BatchInput,
      who: OperatorActor,
    ): Promise<{ batch: BatchDto; left: number }> {
      return db.transaction(async (tx) => {
        const wanted = [...new Set(ids)].sort((one, two) => one - two);
        // In the order of their ids, so that two lists cannot deadlock.
        const { rows } = await tx.execute<{ id: number; approvedBy: string | null }>(sql`
          SELECT id, approved_by AS "approvedBy" FROM cash_out
           WHERE id = ANY (${`{${wanted.join()}}`}::bigint[]) AND status IN (${approved}, ${failed}) ORDER BY id FOR UPDATE`);
        const taken = rows.filter(({ approvedBy }) => approvedBy?.toLowerCase() !== who.name.toLowerCase());
        if (taken.length === 0) throw new Refusal(rows.length > 0 ? 'CASHOUT_APPROVER' : 'CASHOUT_STATE');
        const own = `{${taken.map(({ id }) => id).join()}}`;
        const made = await tx.execute<{ id: number }>(sql`
          INSERT INTO cash_out_batch (operator, cash_out_ids) VALUES (${who.name}, ${own}::bigint[]) RETURNING id`);
        const batchId = Number(made.rows[0]?.id);
        for (const { id } of taken) await stepCashOut(tx, id, { to: paying }, who);
        await tx.execute(sql`UPDATE cash_out SET batch_id = ${batchId} WHERE id = ANY (${own}::bigint[])`);
        await recordAudit(tx, who, {
          action: 'cash-out batch',
          target: `cashOutBatch:${batchId}`,
          detail: { count: taken.length },
        });
        const batch = await read(tx, batchId);
        refuseWhereChanged(amount, batch.amount, { count: batch.count });
        return { batch, left: wanted.length - taken.length };
      });
    },

    async list({ onlyPaying = false, from, to, ...paging }: BatchesFilter): Promise<Page<BatchDto>> {
      const window = windowOf(paging, NEWEST);
      const days = within(sql`b.created_at`, { startAt: from, endAt: to });
      const which = sql.join([sql`true`, ...(onlyPaying ? [IS_PAYING] : []), ...days], sql` AND `);
      const those = sql`FROM cash_out_batch b WHERE ${which}`;
      const { rows } = await db.execute<Row>(sql`
        SELECT ${COLUMNS} ${those} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      return pageOfRows(window, rows, await countTold(db, those), shown);
    },

    /** The file for the bank, of what is still being paid by the list. That it was read is recorded before it is answered. */
    async file(
      id: number,
      format: SheetFormat,
      who: OperatorActor,
    ): Promise<{ name: string; content: Buffer }> {
      const { batchNo } = await read(db, id);
      const { rows } = await db.execute<Transfer>(sql`
        SELECT cash_out_no AS "cashOutNo", amount - fee - split_of_cash_out(id) AS amount, account_type AS "accountType", account,
               account_name AS "accountName", bank_name AS "bankName", approved_by AS "approvedBy"
          FROM cash_out WHERE id = ANY ((SELECT cash_out_ids FROM cash_out_batch WHERE id = ${id})::bigint[])
           AND batch_id = ${id} AND status = ${paying} ORDER BY id`);
      if (rows.length === 0) throw new Refusal('CASHOUT_STATE');
      if (rows.some(({ approvedBy }) => approvedBy?.toLowerCase() === who.name.toLowerCase()))
        throw new Refusal('CASHOUT_APPROVER');
      await recordAudit(db, who, {
        action: 'cash-out file',
        target: `cashOutBatch:${id}`,
        detail: { count: rows.length, format },
      });
      const open = (sealed: string) => (sealed === '' ? '' : db.box.open(sealed, PAYEE));
      const transfers = rows.map((row) => ({
        ...row,
        account: open(row.account),
        accountName: open(row.accountName),
      }));
      return { name: `${batchNo}.${format}`, content: await written(transfers, format) };
    },
  };
}

export type CashOutBatchService = ReturnType<typeof cashOutBatchService>;

/** Of which some are being paid: these few are looked at, not all that was ever paid. */
const IS_PAYING = sql`b.id IN (SELECT c.batch_id FROM cash_out c WHERE c.status = ${literal(paying)})`;
const IN_IT = sql`FROM cash_out c WHERE c.id = ANY (b.cash_out_ids)`;
const COLUMNS = sql`
  b.id, b.operator, b.created_at AS "createdAt", cardinality(b.cash_out_ids) AS count,
  (SELECT coalesce(sum(c.amount - c.fee - split_of_cash_out(c.id)), 0)::bigint ${IN_IT}) AS amount,
  (SELECT count(*)::int ${IN_IT} AND c.batch_id = b.id AND c.status = ${paying}) AS paying,
  (SELECT count(*)::int ${IN_IT} AND c.batch_id = b.id AND c.status = ${paid}) AS paid,
  (SELECT count(*)::int ${IN_IT} AND c.batch_id = b.id AND c.status = ${failed}) AS failed`;

function shown(row: Row): BatchDto {
  return {
    ...row,
    batchNo: `D${String(row.id).padStart(8, '0')}`,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

function written(transfers: readonly Transfer[], format: SheetFormat): Promise<Buffer> {
  return inTemporaryFolder('chengcang-bank-', async (folder) => {
    const path = join(folder, `transfers.${format}`);
    const columns = bankColumns.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format, title: '批量转账', columns });
    try {
      await writer.add(transfers.map((row) => bankColumns.map(({ cell }) => cell(row))));
      await writer.end();
    } finally {
      await writer.close();
    }
    return readFile(path);
  });
}
