import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, ref } from './columns.ts';

/**
 * What people agree to (kind 1 用户协议, 2 隐私政策, 3 数据处理协议), as it was published. A version never changes and never goes, so
 * that what somebody agreed to can be read later; the newest of a kind is the one that holds.
 */
export const legalTexts = pgTable(
  'legal_text',
  {
    id: id(),
    kind: smallint().notNull(),
    /** As people read it, such as 2026-11-22. */
    version: text().notNull(),
    title: text().notNull(),
    /** Paragraphs, a line each; `## ` begins a heading, `- ` an item. */
    body: text().notNull(),
    /** Not looked over by counsel yet; the page says so. */
    draft: boolean().notNull(),
    publishedAt: createdAt(),
  },
  (t) => [
    unique('legal_text_version').on(t.kind, t.version),
    check('legal_text_kind', sql`${t.kind} IN (1, 2, 3)`),
  ],
);

/** What somebody answered to a version, and when; who declined may agree later, and not the other way round. */
export const consents = pgTable(
  'consent',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    legalTextId: ref()
      .notNull()
      .references(() => legalTexts.id),
    agreed: boolean().notNull(),
    answeredAt: createdAt(),
  },
  (t) => [unique('consent_once').on(t.accountId, t.legalTextId)],
);
