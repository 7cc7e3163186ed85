import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fields } from '../../shared/fields.ts';
import { yuanText } from '../../shared/money.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { invoiceStatus } from '../../shared/statuses.ts';
import { recordAudit } from '../audit/record.ts';
import { tell } from '../notices/personNotices.ts';
import {
  type InvoiceRow,
  invoiceNoOf,
  type Locked,
  listInvoices,
  lockInvoice,
  readInvoice,
  shownInvoice,
} from './invoices.repository.ts';
import type {
  InvoiceDetailDto,
  InvoiceDto,
  InvoicesFilter,
  IssueInput,
  RefuseInput,
} from './invoices.schemas.ts';

const { asked, issuing, issued, refused } = invoiceStatus;
const SHORTEST_REASON = 5;

/** Who issues: a supplier its own invoices, or an operator those of the platform. */
export type Issuer = { issuerId: number; operator: null } | { issuerId: null; operator: OperatorActor };
export const asSupplier = ({ accountId }: Actor): Issuer => ({ issuerId: accountId, operator: null });
export const asPlatform = (operator: OperatorActor): Issuer => ({ issuerId: null, operator });

/** Invoices as those who asked for them and those who issue them see and work on them. */
export function issuingService(db: Db) {
  const ownedBy = (issuerId: number | null): SQL =>
    issuerId === null ? sql`true` : sql`${issuerId} IN (i.account_id, i.issuer_id)`;

  const record = (tx: Tx, { operator }: Issuer, verb: string, before: Locked, after: object, reason = '') =>
    operator &&
    recordAudit(tx, operator, {
      ...{ action: `invoice ${verb}`, target: `invoice:${before.id}`, reason },
      detail: { accountId: before.accountId, amount: before.amount },
      ...{ before: { status: before.status }, after },
    });

  async function read(id: number, issuer: Issuer): Promise<InvoiceDetailDto> {
    const { row, ...rest } = await readInvoice(db, db.box, id, ownedBy(issuer.issuerId));
    return { ...shownInvoice(db.box, issuer.issuerId, row), ...rest };
  }

  /** Its number is written, in the transaction of whoever calls. */
  async function write(tx: Tx, input: Omit<IssueInput, 'amount'>, before: Locked, issuer: Issuer) {
    const { id, number, issuedOn, fileId } = input;
    if (before.redOf !== null) await requireIssued(tx, before.redOf);
    if (fileId !== undefined) await useDocument(tx, fileId, issuer.issuerId ?? before.accountId);
    try {
      await tx.execute(sql`
        UPDATE invoice SET status = ${issued}, number = ${number}, issued_on = ${issuedOn}, file_id = ${fileId ?? null},
               decided_by = ${issuer.operator?.name ?? ''}, decided_at = now() WHERE id = ${id}`);
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error;
      if ((cause as { constraint?: string }).constraint === 'invoice_number_once')
        throw new Refusal('INVOICE_NUMBER_USED');
      throw error;
    }
    await tellAsker(tx, before, '发票已开具', `发票${invoiceNoOf(id)}已开具，发票号码 ${number}。`);
    await record(tx, issuer, 'issue', before, { status: issued, number });
  }

  return {
    list(
      { accountId }: Actor,
      { side, status, ...paging }: InvoicesFilter,
      fields: Fields,
    ): Promise<Page<InvoiceDto>> {
      const whose = side === 'toIssue' ? { issuerId: accountId } : { accountId };
      return listInvoices(db, { ...whose, ...(status !== undefined && { status }) }, paging, {
        show: (row) => shownInvoice(db.box, accountId, row),
        isCounted: asksForTotal(fields),
      });
    },

    /** Those of an issuer, as it sees them. */
    async among({ accountId }: Actor, ids: number[]): Promise<InvoiceDto[]> {
      const show = (row: InvoiceRow) => shownInvoice(db.box, accountId, row);
      return (await listInvoices(db, { issuerId: accountId, ids }, { pageSize: ids.length }, { show })).list;
    },

    read: (id: number, actor: Actor) => read(id, asSupplier(actor)),

    /** Begins to issue those that are asked for: their amounts stay what they are from then on. Answers their ids. */
    begin: (ids: readonly number[], issuer: Issuer): Promise<number[]> =>
      db.transaction(async (tx) => {
        const begun: number[] = [];
        for (const id of [...new Set(ids)].sort((one, two) => one - two)) {
          const before = await lockInvoice(tx, id, issuer.issuerId);
          if (before.status !== asked) continue;
          await tx.execute(sql`UPDATE invoice SET status = ${issuing} WHERE id = ${id}`);
          await record(tx, issuer, 'begin', before, { status: issuing });
          begun.push(id);
        }
        if (begun.length === 0) throw new Refusal('INVOICE_STATE');
        return begun;
      }),

    /** Keeps the number of an issued one. @throws Refusal INVOICE_CHANGED where a refund has lowered it meanwhile */
    async issue({ amount, ...input }: IssueInput, issuer: Issuer): Promise<InvoiceDetailDto> {
      await db.transaction(async (tx) => {
        const before = await lockInvoice(tx, input.id, issuer.issuerId);
        if (before.status !== asked && before.status !== issuing) throw new Refusal('INVOICE_STATE');
        if (before.amount !== amount) throw new Refusal('INVOICE_CHANGED');
        await write(tx, input, before, issuer);
      });
      return read(input.id, issuer);
    },

    /** The same of one that is being issued, by its own number: its amount has stayed. */
    async importOne(invoiceNo: string, input: Pick<IssueInput, 'number' | 'issuedOn'>, issuer: Issuer) {
      const id = Number(invoiceNo.trim().slice(1));
      await db.transaction(async (tx) => {
        const before = await lockInvoice(tx, id, issuer.issuerId);
        if (before.status !== issuing) throw new Refusal('INVOICE_STATE');
        await write(tx, { id, ...input }, before, issuer);
      });
    },

    /** What it was of can be asked for again. A red-letter one is owed to the tax office and is not refused. */
    async refuse({ id, reason }: RefuseInput, issuer: Issuer): Promise<InvoiceDetailDto> {
      const why = reason.trim();
      if ([...why].length < SHORTEST_REASON) throw new Refusal('BAD_PARAM', { field: 'reason' });
      await db.transaction(async (tx) => {
        const before = await lockInvoice(tx, id, issuer.issuerId);
        if (before.status !== asked && before.status !== issuing) throw new Refusal('INVOICE_STATE');
        if (before.redOf !== null) throw new Refusal('INVOICE_RED');
        await refuseInvoices(tx, sql`id = ${id} OR red_of = ${id}`, why, issuer.operator?.name ?? '');
        await tellAsker(tx, before, '发票未能开具', `发票申请${invoiceNoOf(id)}未能开具：${why}`);
        await record(tx, issuer, 'refuse', before, { status: refused }, why);
      });
      return read(id, issuer);
    },
  };
}

export type IssuingService = ReturnType<typeof issuingService>;

async function refuseInvoices(tx: Tx, which: SQL, reason: string, by: string): Promise<void> {
  await tx.execute(sql`
    UPDATE invoice SET status = ${refused}, reason = ${reason}, decided_by = ${by}, decided_at = now() WHERE ${which}`);
  await tx.execute(sql`
    UPDATE invoice_part SET released = true WHERE invoice_id IN (SELECT id FROM invoice WHERE ${which})`);
}

/** A red-letter invoice names the one that it takes back. */
async function requireIssued(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT FROM invoice WHERE id = ${id} AND status = ${issued}`);
  if (rows.length === 0) throw new Refusal('INVOICE_BLUE_FIRST');
}

/** A PDF that nothing else has; of the supplier itself, or one that an operator has stored for who asked. */
async function useDocument(tx: Tx, fileId: number, accountId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    UPDATE private_file SET used = true WHERE id = ${fileId} AND account_id = ${accountId} AND kind = 'document' AND NOT used RETURNING id`);
  if (rows.length === 0) throw new Refusal('NO_FILE');
}

async function tellAsker(tx: Tx, { id, accountId, issuerId, amount }: Locked, title: string, detail: string) {
  if (accountId === issuerId) return;
  const { rows } = await tx.execute<{ kind: number }>(sql`SELECT kind FROM account WHERE id = ${accountId}`);
  const area = rows[0]?.kind === 2 ? 'seller' : 'buyer';
  await tell(tx, [
    {
      ...{ accountId, kind: 'invoiceDecided', title, detail: `${detail}金额 ¥${yuanText(amount)}。` },
      ...{ link: `/${area}/wallet?tab=invoices`, onceKey: `invoice:${id}:end` },
    },
  ]);
}
