import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, ref, region } from './columns.ts';

/** Receivers that a buyer keeps (地址簿); name, phone, address and how the name sounds lie sealed in `person`. */
export const addressBookEntries = pgTable(
  'address_book_entry',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    person: text().notNull(),
    ...region(),
    /** One of at most 50 names of the account; empty without a group. */
    groupName: text().notNull().default(''),
    note: text().notNull().default(''),
    /** Keyed, of the name, phone and place: who is in the book is not added again. */
    print: bigint({ mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('one_address_book_entry').on(t.accountId, t.print),
    index('address_book_entry_account').on(t.accountId, t.id),
    index('address_book_entry_group').on(t.accountId, t.groupName, t.id).where(sql`${t.groupName} <> ''`),
  ],
);
