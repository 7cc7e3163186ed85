import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, ref } from './columns.ts';

/**
 * Accounts of the double-entry ledger. A person's account keeps its balance, guarded by `never_overdrawn`; a platform
 * account (ownerId 0) keeps none and is summed on demand, so that no payment of the site waits for another.
 */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: id(),
    ownerId: ref().notNull(),
    code: text().notNull(),
    balance: fen().notNull().default(0),
    /** How far it is below nothing: what was taken back of an income that had been spent. Nothing else leads there. */
    overdraft: fen().notNull().default(0),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('ledger_account_once').on(t.ownerId, t.code),
    check('never_overdrawn', sql`${t.balance} + ${t.overdraft} >= 0`),
    check('platform_keeps_no_balance', sql`${t.ownerId} <> 0 OR ${t.balance} = 0`),
  ],
);

/** One movement of money. `(kind, bizType, bizId, step)` can happen once, for ever. */
export const ledgerTxs = pgTable(
  'ledger_tx',
  {
    id: id(),
    kind: smallint().notNull(),
    bizType: text().notNull(),
    bizId: bigint({ mode: 'number' }).notNull(),
    step: text().notNull().default(''),
    title: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('ledger_once').on(t.kind, t.bizType, t.bizId, t.step)],
);

/** The lines of a movement; they add up to nothing. Person accounts count their lines without a gap. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: id(),
    txId: ref()
      .notNull()
      .references(() => ledgerTxs.id),
    accountId: ref().notNull(),
    amount: fen().notNull(),
    balanceAfter: fen(),
    accountSeq: bigint({ mode: 'number' }),
  },
  (t) => [
    unique('ledger_entry_chain').on(t.accountId, t.accountSeq),
    index('ledger_entry_tx').on(t.txId),
    check('ledger_entry_amount', sql`${t.amount} <> 0 AND abs(${t.amount}) <= 1000000000000`),
  ],
);
