import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What an export was refused with. */
export type ExportRefusal = { errorKey: string; message: string; data: Record<string, unknown> };

/** Files that accounts have asked for: lists, labels, copies of their data. A worker writes them; they live for an hour. */
export const exportFiles = pgTable(
  'export_file',
  {
    id: id(),
    /** What the file is asked for and downloaded with: unguessable. */
    taskId: text().notNull().unique(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** The kind of job that writes it. */
    jobKind: text().notNull(),
    kind: text().notNull(),
    /** Who asks for what, sealed: a filter may name people. Empty once nobody needs to read it. */
    request: text().notNull(),
    /** 1 waiting, 2 being written, 3 done, 4 nothing will come of it. */
    status: smallint().notNull().default(1),
    attempts: smallint().notNull().default(0),
    startedAt: at(),
    /** Until when no other worker takes it. */
    leaseUntil: at(),
    /** Of the files that lie, or are about to lie, in the storage. */
    fileNames: text().array().notNull().default(sql`'{}'`),
    refusal: jsonb().$type<ExportRefusal>(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [
    check('export_file_status', sql`${t.status} BETWEEN 1 AND 4`),
    check('export_file_finished', sql`(${t.finishedAt} IS NOT NULL) = (${t.status} >= 3)`),
    // One at a time of each account.
    uniqueIndex('export_file_writing').on(t.accountId, t.jobKind).where(sql`${t.status} = 2`),
    index('export_file_waiting').on(t.jobKind, t.id).where(sql`${t.status} = 1`),
    index('export_file_account').on(t.accountId),
    index('export_file_created').on(t.createdAt),
  ],
);
