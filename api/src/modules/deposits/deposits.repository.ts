import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import type { DepositDto } from './deposits.schemas.ts';

export async function findDeposit(db: Queryable, sellerId: number): Promise<DepositDto> {
  const { rows } = await db.execute<DepositDto>(sql`
    SELECT d.balance, d.minimum, deposit_lack_of(${sellerId}) AS lack, free_in_wallet(${sellerId}) AS "maxPayIn",
           greatest(0, d.balance - d.minimum) AS "maxTakeOut"
      FROM (SELECT deposit_of(${sellerId}) AS balance, deposit_min_of(${sellerId}) AS minimum) d`);
  const [deposit] = rows;
  if (!deposit) throw new Error('the ledger answered nothing');
  return deposit;
}

/** @throws Refusal CLOSING_BEGUN; AMOUNT_MAX above what the wallet has that is not held */
export async function payIntoDeposit(db: Queryable, sellerId: number, amount: Fen): Promise<void> {
  await toRefusals(db.execute(sql`SELECT pay_into_deposit(${sellerId}, ${amount})`));
}

/** @throws Refusal CLOSING_BEGUN; AMOUNT_MAX above what is more than the minimum */
export async function takeOutOfDeposit(db: Queryable, sellerId: number, amount: Fen): Promise<void> {
  await toRefusals(db.execute(sql`SELECT take_out_of_deposit(${sellerId}, ${amount})`));
}
