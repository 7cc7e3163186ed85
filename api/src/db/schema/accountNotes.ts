import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, ref } from './columns.ts';
import { operators } from './operators.ts';

/** What operators tell each other of an account, append-only. Nobody else sees it. */
export const accountNotes = pgTable(
  'account_note',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('account_note_account').on(t.accountId, t.id)],
);
