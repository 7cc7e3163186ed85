import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, ref } from './columns.ts';

/** Pictures, videos and PDF documents that only their uploader sees, and whoever is a party of what they are attached to. */
export const privateFiles = pgTable(
  'private_file',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** Name in the storage: random, never reused, told to nobody. */
    key: text().notNull().unique(),
    kind: text().notNull().$type<PrivateFileKind>(),
    mime: text().notNull(),
    /** As stored. */
    bytes: integer().notNull(),
    /** Pixels of a picture. */
    width: integer(),
    height: integer(),
    /** Of a video. */
    durationMs: integer(),
    /** Of the bytes as stored, in hexadecimal. */
    sha256: text().notNull(),
    /** It is attached to something. */
    used: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'private_file_kind',
      sql`(${t.kind} = 'picture' AND ${t.width} IS NOT NULL AND ${t.height} IS NOT NULL AND ${t.durationMs} IS NULL)
       OR (${t.kind} = 'video' AND ${t.width} IS NULL AND ${t.height} IS NULL AND ${t.durationMs} IS NOT NULL)
       OR (${t.kind} = 'document' AND ${t.width} IS NULL AND ${t.height} IS NULL AND ${t.durationMs} IS NULL)`,
    ),
    index('private_file_account').on(t.accountId, t.kind, t.id),
    index('private_file_unused').on(t.createdAt).where(sql`NOT ${t.used}`),
  ],
);

export type PrivateFileKind = 'picture' | 'video' | 'document';
