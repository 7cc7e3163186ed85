import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What an account is told of what happened to its own things. Lives for 180 days. */
export const personNotices = pgTable(
  'person_notice',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** What happened, such as `cashOutPaid`. */
    kind: text().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    /** A path of the web app, such as `/wallet`; empty where there is nothing to see. */
    link: text().notNull().default(''),
    /** What is told once has the same one every time; null where each is told. */
    onceKey: text(),
    /** The message that was delivered with it; null of what happened to the account's own things. */
    noticeId: ref(),
    createdAt: createdAt(),
    readAt: at(),
  },
  (t) => [
    index('person_notice_feed').on(t.accountId, t.id),
    index('person_notice_unread').on(t.accountId, t.id).where(sql`${t.readAt} IS NULL`),
    uniqueIndex('person_notice_once').on(t.accountId, t.onceKey).where(sql`${t.onceKey} IS NOT NULL`),
    index('person_notice_of').on(t.noticeId, t.id).where(sql`${t.noticeId} IS NOT NULL`).concurrently(),
    index('person_notice_created').on(t.createdAt),
  ],
);
