import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { ledgerAccountTexts } from '../../shared/ledgerTexts.ts';
import type { Fen } from '../../shared/money.ts';
import { accountKindTexts } from '../../shared/statusTexts.ts';
import type { TransferDto } from './approvals.schemas.ts';

/** An account of the ledger: a person's, or the platform's with owner 0. */
export type Holder = { owner: number; code: string };
/** What one account pays another one. */
export type Transfer = { from: Holder; to: Holder; amount: Fen };

type Line = Holder & { amount: Fen };

/** Who pays whom, out of lines of the ledger whose sum is nothing: what passes through an account is left out. */
export function transfersIn(lines: readonly Line[]): Transfer[] {
  const nets = new Map<string, Line>();
  for (const { owner, code, amount } of lines) {
    const key = `${owner}:${code}`;
    nets.set(key, { owner, code, amount: (nets.get(key)?.amount ?? 0) + amount });
  }
  const payers = [...nets.values()].filter(({ amount }) => amount < 0);
  const payees = [...nets.values()].filter(({ amount }) => amount > 0);
  const transfers: Transfer[] = [];
  for (const payee of payees) {
    for (const payer of payers) {
      const amount = Math.min(payee.amount, -payer.amount);
      if (amount === 0) continue;
      transfers.push({ from: holderOf(payer), to: holderOf(payee), amount });
      payee.amount -= amount;
      payer.amount += amount;
    }
  }
  return transfers;
}

const holderOf = ({ owner, code }: Line): Holder => ({ owner, code });

/** The same with the names by which operators know accounts; all of a page are read at once. */
export async function withNames(
  db: Queryable,
  lists: readonly (readonly Transfer[])[],
): Promise<TransferDto[][]> {
  const owners = new Set(lists.flat().flatMap(({ from, to }) => [from.owner, to.owner]));
  const ids = `{${[...owners].filter((id) => id !== 0).join()}}`;
  const { rows } = await db.execute<{ id: number; kind: number; name: string }>(sql`
    SELECT a.id, a.kind, ${accountName('a')} AS name FROM account a WHERE a.id = ANY (${ids}::bigint[])`);
  const names = new Map(rows.map(({ id, kind, name }) => [id, `${accountKindTexts[kind]} ${name || id}`]));
  const named = ({ owner, code }: Holder): string => {
    const text = ledgerAccountTexts[code] ?? code;
    if (owner === 0) return text;
    const name = names.get(owner) ?? `账号 ${owner}`;
    return code === 'available' ? name : `${name}的${text}`;
  };
  return lists.map((list) =>
    list.map(({ from, to, amount }) => ({ from: named(from), to: named(to), amount })),
  );
}
