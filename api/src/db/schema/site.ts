import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';

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
export const joinApplications = pgTable(
  'join_application',
  {
    id: id(),
    person: text().notNull(),
    city: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** 0 new, 1 handled, 2 talked to, 3 nothing comes of it. */
    status: smallint().notNull().default(0),
    /** What whoever handled it last said. */
    note: text().notNull().default(''),
    handledBy: text().notNull().default(''),
    handledAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('join_application_status').on(t.status, t.id),
    check('join_application_status', sql`${t.status} IN (0, 1, 2, 3)`),
  ],
);

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
    /** As it is called: the name of an operator of the console, or who ran a command. */
    operator: text().notNull(),
    /** Null for who ran a command. */
    operatorId: ref(),
    /** Such as `account freeze`. */
    action: text().notNull(),
    /** What it was done to, such as `12` or `parcel:34`. */
    target: text().notNull(),
    detail: jsonb().notNull(),
    /** What was there, where something was changed. */
    before: jsonb(),
    /** What is there since. */
    after: jsonb(),
    reason: text().notNull().default(''),
    /** Network address of who did it; empty for a command. */
    address: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_at').on(t.createdAt.desc()),
    index('audit_log_operator').on(t.operator, t.id),
    index('audit_log_action').on(t.action, t.id),
    index('audit_log_target').on(t.target, t.id),
  ],
);
