import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Settings by key; what is missing has its default in the settings module. */
export const settings = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() });

export const notices = pgTable(
  'notice',
  {
    id: id(),
    type: smallint().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    top: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('notice_type').on(t.type, t.createdAt.desc())],
);

/** People who would like to open a branch site, for an operator to call back; name and phone lie sealed in `person`. */
export const joinApplications = pgTable('join_application', {
  id: id(),
  person: text().notNull(),
  city: text().notNull().default(''),
  remark: text().notNull().default(''),
  /** 0 new, 1 handled. */
  status: smallint().notNull().default(0),
  createdAt: createdAt(),
});

/** One row: where fingerprints come from, sealed. It stays while the key that seals it is exchanged. */
export const printKeys = pgTable(
  'print_key',
  { id: smallint().primaryKey().default(1), sealed: text().notNull() },
  (t) => [check('print_key_one', sql`${t.id} = 1`)],
);

/** What operators did, append-only. */
export const auditLogs = pgTable(
  'audit_log',
  {
    id: id(),
    operator: text().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    detail: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_at').on(t.createdAt.desc())],
);
