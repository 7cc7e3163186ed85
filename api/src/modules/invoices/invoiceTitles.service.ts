import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { InvoiceTitleDto, TitleFields, TitleInput } from './invoiceTitles.schemas.ts';
import { BLANK_TITLE, openTitle, sealTitle } from './sealedTitles.ts';
import { isTaxNumber } from './taxNumber.ts';

const MAX_TITLES = 20;
const COMPANY = 2;
type Row = { id: number; kind: 1 | 2; title: string };

/** A title of the account as it is kept. @throws Refusal NOT_FOUND */
export async function findTitle(on: Queryable, accountId: number, id: number): Promise<Row> {
  const { rows } = await on.execute<Row>(
    sql`SELECT id, kind, title FROM invoice_title WHERE id = ${id} AND account_id = ${accountId}`,
  );
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}

/** What an account has its invoices made out to. */
export function invoiceTitleService(db: Db) {
  const shown = ({ id, kind, title }: Row): InvoiceTitleDto => ({ id, kind, ...openTitle(db.box, title) });

  return {
    async list(accountId: number): Promise<InvoiceTitleDto[]> {
      const { rows } = await db.execute<Row>(
        sql`SELECT id, kind, title FROM invoice_title WHERE account_id = ${accountId} ORDER BY id`,
      );
      return rows.map(shown);
    },

    save: (accountId: number, { id, kind, ...input }: TitleInput): Promise<InvoiceTitleDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const title = sealTitle(db.box, checked(kind, input));
        if (id !== undefined) {
          await findTitle(tx, accountId, id);
          await tx.execute(sql`
            UPDATE invoice_title SET kind = ${kind}, title = ${title} WHERE id = ${id} AND account_id = ${accountId}`);
          return shown({ id, kind, title });
        }
        const { rows } = await tx.execute<{ id: number }>(sql`
          INSERT INTO invoice_title (account_id, kind, title)
          SELECT ${accountId}, ${kind}, ${title}
           WHERE (SELECT count(*) FROM invoice_title WHERE account_id = ${accountId}) < ${MAX_TITLES} RETURNING id`);
        if (!rows[0]) throw new Refusal('INVOICE_TITLES', { max: MAX_TITLES });
        return shown({ id: rows[0].id, kind, title });
      }),

    async remove(accountId: number, id: number): Promise<void> {
      const { rows } = await db.execute(
        sql`DELETE FROM invoice_title WHERE id = ${id} AND account_id = ${accountId} RETURNING id`,
      );
      if (rows.length === 0) throw new Refusal('NOT_FOUND');
    },
  };
}

export type InvoiceTitleService = ReturnType<typeof invoiceTitleService>;

/** Of a person there is a name alone; a company is found by its tax number. */
function checked(kind: number, input: Omit<TitleInput, 'id' | 'kind'>): TitleFields {
  const name = input.name.trim();
  if (kind !== COMPANY) return { ...BLANK_TITLE, name };
  const taxNumber = (input.taxNumber ?? '').trim().toUpperCase();
  if (!isTaxNumber(taxNumber)) throw new Refusal('TAX_NUMBER');
  const { address = '', phone = '', bankName = '', bankAccount = '' } = input;
  return {
    ...{ name, taxNumber, address: address.trim(), phone: phone.trim() },
    ...{ bankName: bankName.trim(), bankAccount: bankAccount.trim() },
  };
}
