import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { checkOnce } from '../../shared/checkOnce.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { listTransfers } from './stockTransfers.repository.ts';
import type { NewTransfer, ReceivedTransfer, TransfersFilter } from './stockTransfers.schemas.ts';
import { transferReasonTexts } from './transferTexts.ts';

/** Pieces that a supplier moves between its warehouses; each step is one function of the database. */
export function stockTransferService(db: Db) {
  return {
    list: (sellerId: number, filter: TransfersFilter, fields: Fields) =>
      listTransfers(db, sellerId, filter, fields),

    /**
     * Takes the pieces out of the one warehouse, all lines or none; answers the id of the transfer.
     * @throws Refusal STOCK_SHORT or STOCK_KEPT with `rows` of what is short, BUNDLE_STOCK, NOT_FOUND
     */
    async send(sellerId: number, { note = '', ...rest }: NewTransfer, key: string | null): Promise<number> {
      const transfer = { ...rest, note: note.trim() };
      if (transfer.fromWarehouseId === transfer.toWarehouseId)
        throw new Refusal('BAD_PARAM', { field: 'toWarehouseId' });
      checkOnce(skusOf(transfer.lines), 'lines');
      const { rows } = await toRefusals(
        db.execute<{ id: number }>(
          sql`SELECT send_transfer(${sellerId}, ${key}, ${requestHash(transfer)}, ${JSON.stringify(transfer)}::jsonb) AS id`,
        ),
      );
      const [row] = rows;
      if (!row) throw new Error('the transfer was not written');
      return row.id;
    },

    /** @throws Refusal NOT_FOUND, TRANSFER_STATE, BAD_PARAM of lines that are none of it or lack nothing */
    async receive(sellerId: number, { id, lines = [] }: ReceivedTransfer): Promise<void> {
      checkOnce(skusOf(lines), 'lines');
      await toRefusals(
        db.execute(
          sql`SELECT receive_transfer(${id}, ${sellerId}, ${JSON.stringify(lines)}::jsonb, ${JSON.stringify(transferReasonTexts)}::jsonb)`,
        ),
      );
    },

    /** @throws Refusal NOT_FOUND, TRANSFER_STATE */
    async cancel(sellerId: number, id: number): Promise<void> {
      await toRefusals(db.execute(sql`SELECT cancel_transfer(${id}, ${sellerId})`));
    },
  };
}

export type StockTransferService = ReturnType<typeof stockTransferService>;

function skusOf(lines: readonly { skuId: number }[]): number[] {
  return lines.map(({ skuId }) => skuId);
}
