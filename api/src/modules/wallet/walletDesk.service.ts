import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Db } from '../../db/client.ts';
import { maskPhone } from '../../shared/masking.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { openPhone, phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import type { WalletAtDeskDto, WalletOf } from './wallet.console.schemas.ts';

/** What an account has; who looked is recorded. */
export async function readWallet(
  db: Db,
  { accountId, phone, kind = 1 }: WalletOf,
  who: OperatorActor,
): Promise<WalletAtDeskDto> {
  if (accountId === undefined && phone === undefined) throw new Refusal('BAD_PARAM', { field: 'accountId' });
  const which =
    accountId === undefined
      ? sql`o.phone_print = ${phonePrint(db.box, phone ?? '')} AND o.kind = ${kind}`
      : sql`o.id = ${accountId}`;
  const { rows } = await db.execute<WalletAtDeskDto>(sql`
    SELECT o.id AS "accountId", o.kind, o.status, ${accountName('o')} AS name, o.phone, coalesce(a.balance, 0) AS balance, coalesce(a.held, 0) AS held,
           coalesce(f.balance, 0) AS frozen, deposit_of(o.id) AS deposit, withdrawable_of(o.id) AS withdrawable,
           coalesce(a.recharged, 0) AS recharged, coalesce(a.spent, 0) AS spent, coalesce(a.earned, 0) AS earned
      FROM account o LEFT JOIN ledger_account a ON a.owner_id = o.id AND a.code = 'available'
      LEFT JOIN ledger_account f ON f.owner_id = o.id AND f.code = 'frozen'
     WHERE ${which}`);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  await recordAudit(db, who, {
    ...{ action: 'account read', target: String(row.accountId), detail: { page: 'wallet' } },
  });
  return { ...row, phone: maskPhone(openPhone(db.box, row.phone)) };
}
