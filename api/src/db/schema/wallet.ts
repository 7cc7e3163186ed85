import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { actedBy, at, createdAt, fen, id, ref, sequence } from './columns.ts';

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
    /** What of the balance may have to come back; it can be neither spent nor cashed out. */
    held: fen().notNull().default(0),
    version: bigint({ mode: 'number' }).notNull().default(0),
    /**
     * Sums of an available account's lines, kept with its balance: recharges, payments less refunds, an agent's profit
     * less what of it came back, and all that counts as income; whether anything else was ever spent of it.
     */
    recharged: fen().notNull().default(0),
    spent: fen().notNull().default(0),
    earned: fen().notNull().default(0),
    income: fen().notNull().default(0),
    spends: boolean().notNull().default(false),
    /** Its owner is told once what may be spent falls below it; null for never. */
    lowLimit: fen(),
  },
  (t) => [
    unique('ledger_account_once').on(t.ownerId, t.code),
    // Those whose income depends on the order of their lines.
    index('ledger_account_mixed').on(t.id).where(sql`${t.spends} AND ${t.income} > 0`),
    check('never_overdrawn', sql`${t.balance} + ${t.overdraft} >= 0`),
    check('ledger_account_held', sql`${t.held} >= 0`),
    check('ledger_account_deposit', sql`${t.code} <> 'deposit' OR (${t.overdraft} = 0 AND ${t.held} = 0)`),
    check('platform_keeps_no_balance', sql`${t.ownerId} <> 0 OR ${t.balance} = 0`),
  ],
);

/** Money that nobody paid: of demos and of tests. Each row is credited once, as a kind of its own, and stays in. */
export const demoMoney = pgTable(
  'demo_money',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    amount: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('demo_money_amount', sql`${t.amount} > 0`)],
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
    ...actedBy(),
  },
  (t) => [unique('ledger_once').on(t.kind, t.bizType, t.bizId, t.step)],
);

/**
 * The lines of a movement; they add up to nothing. Person accounts count their lines without a gap, and the ids of the
 * lines of a wallet (available and frozen together) ascend in the order in which they were written. In partitions
 * (`partitioned.ts`), within each of which `accountSeq` is unique for its account.
 */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: sequence(),
    txId: ref()
      .notNull()
      .references(() => ledgerTxs.id),
    accountId: ref().notNull(),
    amount: fen().notNull(),
    balanceAfter: fen(),
    accountSeq: bigint({ mode: 'number' }),
    /** Of a person's line: what the other account of the wallet (frozen, or available) held when it was written. */
    counterpartBalance: fen(),
    /** Those of its movement. */
    kind: smallint().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index('ledger_entry_tx').on(t.txId),
    // Persons' lines alone. All that money logs are filtered by is in it: a page and its sums are read from it.
    index('ledger_entry_lines')
      .on(t.accountId, t.id, t.kind, t.createdAt, t.amount)
      .where(sql`${t.accountSeq} IS NOT NULL`),
    check('ledger_entry_amount', sql`${t.amount} <> 0 AND abs(${t.amount}) <= 1000000000000`),
  ],
);

/**
 * What `income_of` has found of the lines of an available account up to one of them: their sum, and the lowest it was. A
 * refund removes those from its payment on, which it changes. Without a foreign key: adding one would stop payments.
 */
export const walletCheckpoints = pgTable(
  'wallet_checkpoint',
  {
    accountId: ref().notNull(),
    /** Of the last line, as `ledger_entry.account_seq`. */
    seq: bigint({ mode: 'number' }).notNull(),
    sum: fen().notNull(),
    lowest: fen().notNull(),
  },
  (t) => [primaryKey({ name: 'wallet_checkpoint_once', columns: [t.accountId, t.seq] })],
);
