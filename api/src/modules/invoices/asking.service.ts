import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { custodies, type InvoiceKind, invoiceKinds, invoiceTerms } from '../../shared/statuses.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { tell } from '../notices/personNotices.ts';
import { custodyOf } from '../settings/custody.ts';
import { loadSettings } from '../settings/settings.ts';
import {
  findCandidates,
  findCompanies,
  findPrepaid,
  lockParts,
  MOST_PARTS,
  type Part,
  priceParts,
} from './billable.repository.ts';
import { type InvoiceRow, listInvoices, shownInvoice } from './invoices.repository.ts';
import type { AskInput, BillableDto, BillableInput, InvoiceDto } from './invoices.schemas.ts';
import { findTitle } from './invoiceTitles.service.ts';
import { sealTitle } from './sealedTitles.ts';

const { goods, fee, recharge, supply } = invoiceKinds;
const COMPANY = 2;

type Scope = Omit<AskInput, 'titleId' | 'kind'> & { kind: InvoiceKind };

/** Invoices are asked for: of goods by buyers, of fees by suppliers, of recharges by whoever has paid one. */
export function askingService(db: Db) {
  /** The custody that an invoice is asked under. @throws Refusal INVOICE_CLOSED, INVOICE_KIND */
  async function requireKind(on: Queryable, { kind: who }: Actor, kind: InvoiceKind): Promise<1 | 2> {
    const custody = await custodyOf(on);
    if (custody === null) throw new Refusal('INVOICE_CLOSED');
    const bySeller = custody === custodies.licensed ? fee : supply;
    const allowed = who === 'buyer' ? [goods, recharge] : [bySeller, recharge];
    if (!(allowed as number[]).includes(kind)) throw new Refusal('INVOICE_KIND');
    return custody;
  }

  async function find(on: Queryable, { accountId, kind: who }: Actor, scope: Scope): Promise<number[]> {
    const ids = await findCandidates(on, accountId, who === 'seller', scope);
    if (ids.length > MOST_PARTS) throw new Refusal('INVOICE_MANY', { max: MOST_PARTS });
    return ids;
  }

  /** Who issues a part: its supplier, or null for the platform. */
  const issuerOf = (kind: InvoiceKind, custody: 1 | 2, { sellerId }: Part): number | null =>
    kind === supply || (kind === goods && custody === custodies.licensed) ? sellerId : null;

  /** Money that a recharge was invoiced for buys goods that are not invoiced again. */
  async function refusePrepaid(on: Queryable, accountId: number, kind: InvoiceKind, amount: number) {
    if (kind !== goods && kind !== recharge) return;
    const { recharges, goods: ofGoods, had } = await findPrepaid(on, accountId);
    const isMixed = kind === goods ? recharges > 0 : ofGoods > 0;
    if (isMixed && recharges + ofGoods + amount > had) throw new Refusal('INVOICE_PREPAID');
  }

  async function titleFor(tx: Tx, accountId: number, kind: InvoiceKind, titleId: number | undefined) {
    if (kind !== supply) return findTitle(tx, accountId, titleId ?? 0);
    const { invoiceTitle: name, invoiceTaxNumber: taxNumber } = await loadSettings(tx);
    if (name === '') throw new Refusal('INVOICE_CLOSED');
    const none = { address: '', phone: '', bankName: '', bankAccount: '' };
    return { kind: COMPANY, title: sealTitle(db.box, { name, taxNumber, ...none }) };
  }

  return {
    /** What could be asked for now. */
    async billable(actor: Actor, input: BillableInput): Promise<BillableDto> {
      const scope = input as Scope;
      const { days } = invoiceTerms;
      const custody = await requireKind(db, actor, scope.kind).catch(asClosed);
      if (custody === null) return { isOpen: false, count: 0, amount: 0, issuers: [], days };
      const parts = await priceParts(db, scope.kind, await find(db, actor, scope));
      const groups = [...grouped(parts, (part) => issuerOf(scope.kind, custody, part))];
      const names = await findCompanies(
        db,
        groups.flatMap(([id]) => (id === null ? [] : [id])),
      );
      const issuers = groups.map(([id, those]) => ({
        name: id === null ? '' : (names.get(id) ?? ''),
        count: those.length,
        amount: sumOf(those),
      }));
      return { isOpen: true, count: parts.length, amount: sumOf(parts), issuers, days };
    },

    /** Asks every issuer for one. Of one account one after another; a refund waits until it is done, or came before. */
    ask: (actor: Actor, { titleId, ...input }: AskInput): Promise<InvoiceDto[]> =>
      db.transaction(async (tx) => {
        const scope = input as Scope;
        const { accountId } = actor;
        const { kind } = scope;
        await lockAccount(tx, accountId);
        const custody = await requireKind(tx, actor, kind);
        const title = await titleFor(tx, accountId, kind, titleId);
        const ids = await find(tx, actor, scope);
        if (ids.length > 0) await lockParts(tx, kind, ids);
        const parts = ids.length > 0 ? await priceParts(tx, kind, ids) : [];
        if (parts.length === 0) throw new Refusal('INVOICE_NOTHING');
        await refusePrepaid(tx, accountId, kind, sumOf(parts));
        const made: number[] = [];
        for (const [issuerId, those] of grouped(parts, (part) => issuerOf(kind, custody, part)))
          made.push(await add(tx, { accountId, issuerId, kind, custody, title }, those));
        const show = (row: InvoiceRow) => shownInvoice(db.box, accountId, row);
        return (await listInvoices(tx, { ids: made }, { pageSize: MOST_PARTS }, { show })).list;
      }),
  };
}

export type AskingService = ReturnType<typeof askingService>;

type New = {
  accountId: number;
  issuerId: number | null;
  kind: InvoiceKind;
  custody: 1 | 2;
  title: { kind: number; title: string };
};

async function add(tx: Tx, { accountId, issuerId, kind, custody, title }: New, parts: readonly Part[]) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO invoice (account_id, issuer_id, kind, custody, title_kind, title, amount, due_at)
    VALUES (${accountId}, ${issuerId}, ${kind}, ${custody}, ${title.kind}, ${title.title}, ${sumOf(parts)},
            now() + make_interval(days => ${invoiceTerms.days})) RETURNING id`);
  const id = Number(rows[0]?.id);
  const of = kind === recharge ? sql`payment_id` : sql`package_id`;
  await tx.execute(sql`
    INSERT INTO invoice_part (invoice_id, kind, ${of}, amount)
    SELECT ${id}, ${kind}, x.id, x.amount FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS x (id bigint, amount bigint)`);
  if (issuerId !== null && issuerId !== accountId)
    await tell(tx, [
      {
        ...{ accountId: issuerId, kind: 'invoiceAsked', title: '有发票要开' },
        detail: `买家申请了发票，请在${invoiceTerms.days}天内开具并登记。`,
        ...{ link: '/seller/wallet?tab=invoices&view=toIssue', onceKey: `invoice:${id}` },
      },
    ]);
  return id;
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

function grouped<Key>(parts: readonly Part[], keyOf: (part: Part) => Key): Map<Key, Part[]> {
  return Map.groupBy(parts, keyOf);
}

function asClosed(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
