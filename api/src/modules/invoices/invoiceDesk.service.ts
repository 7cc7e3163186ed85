import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Fields } from '../../shared/fields.ts';
import { maskName } from '../../shared/masking.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { REFUSALS, Refusal } from '../../shared/refusal.ts';
import { recordReading } from '../audit/record.ts';
import { fileOfInvoice } from '../privateFiles/privateFiles.repository.ts';
import type { DeskDetailDto, DeskFilter, DeskInvoiceDto } from './invoices.console.schemas.ts';
import { type InvoiceRow, listInvoices, readInvoice, shownInvoice } from './invoices.repository.ts';
import type { ImportedDto, ImportRow } from './invoices.schemas.ts';
import { asPlatform, type IssuingService } from './issuing.service.ts';

const PERSON = 1;

/** Invoices as operators see them; they issue what the platform issues. */
export function invoiceDeskService(db: Db, issuing: IssuingService) {
  const shown = (row: InvoiceRow): DeskInvoiceDto => {
    const { titleName, ...invoice } = shownInvoice(db.box, null, row);
    const name = invoice.titleKind === PERSON ? maskName(titleName) : titleName;
    return { ...invoice, accountId: row.accountId, titleName: name };
  };

  async function importOne({ invoiceNo, ...input }: ImportRow, who: OperatorActor): Promise<string | null> {
    try {
      await issuing.importOne(invoiceNo, input, asPlatform(who));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return REFUSALS[error.errorKey].msg;
      throw error;
    }
  }

  return {
    list: ({ late, red, ...filter }: DeskFilter, fields: Fields): Promise<Page<DeskInvoiceDto>> =>
      listInvoices(db, { ...filter, ...(late && { isLate: true }), ...(red && { isRed: true }) }, filter, {
        show: shown,
        isCounted: asksForTotal(fields),
      }),

    /** Some of them. */
    among: async (ids: number[]): Promise<DeskInvoiceDto[]> =>
      (await listInvoices(db, { ids }, { pageSize: ids.length }, { show: shown })).list,

    /** One with its title in clear, which is recorded: it is what is written on the invoice. */
    async read(id: number, who: OperatorActor): Promise<DeskDetailDto> {
      const { row, ...rest } = await readInvoice(db, db.box, id, sql`true`);
      await recordReading(db, who, { action: 'invoice read', target: `invoice:${id}` });
      return { ...shown(row), titleName: rest.title.name, ...rest };
    },

    /** Numbers of what the platform has issued elsewhere, row by row, each in a transaction of its own. */
    async importNumbers(rows: readonly ImportRow[], who: OperatorActor): Promise<ImportedDto['list']> {
      const list: ImportedDto['list'] = [];
      for (const row of rows)
        list.push({ invoiceNo: row.invoiceNo.trim(), problem: await importOne(row, who) });
      return list;
    },

    /** Whose PDF may be stored: of an account that has asked for an invoice. */
    async requireAsker(accountId: number): Promise<void> {
      const { rows } = await db.execute(
        sql`SELECT FROM invoice WHERE account_id = ${accountId} AND issuer_id IS NULL LIMIT 1`,
      );
      if (rows.length === 0) throw new Refusal('NOT_FOUND');
    },

    async documentOf(fileId: number, who: OperatorActor) {
      const file = await fileOfInvoice(db, fileId);
      if (!file) throw new Refusal('NO_FILE');
      await recordReading(db, who, { action: 'invoice file', target: `file:${fileId}` });
      return file;
    },
  };
}

export type InvoiceDeskService = ReturnType<typeof invoiceDeskService>;
