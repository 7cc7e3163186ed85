import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';

/** Settings by key; what is missing has its default in the settings module. */
export const settings = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() });

/** What the platform has to say: notices that readers look at (types 1 to 3), and messages that are delivered to accounts (4). */
export const notices = pgTable(
  'notice',
  {
    id: id(),
    type: smallint().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    top: boolean().notNull().default(false),
    /** Since when it is shown, or will be; of a draft when it was begun. */
    createdAt: createdAt(),
    /** 0 everybody, 1 buyers, 2 suppliers, 3 buyers of a level, 4 one account. */
    audience: smallint().notNull().default(0),
    /** Of audience 3. */
    level: smallint(),
    /** Of audience 4. */
    accountId: ref(),
    /** 1 draft, 2 published, 3 withdrawn. */
    status: smallint().notNull().default(2),
    /** When it is to be published; null for at once. */
    startsAt: at(),
    /** From then on it is shown no more; null for never. */
    endsAt: at(),
    /** Of a message: a path of the web app; empty where there is nothing to see. */
    link: text().notNull().default(''),
    /** Counted up by each change after it was published. */
    revision: ref().notNull().default(1),
    /** The operator who began it, as they are called. */
    author: text().notNull().default(''),
    /** Of a message: how many accounts it was for when it was published. */
    addressed: ref().notNull().default(0),
    /** Of a message: the last account that was delivered to, and to how many. */
    deliveredTo: ref().notNull().default(0),
    delivered: ref().notNull().default(0),
    /** Of a message: since when nothing is left to be delivered or taken back. */
    settledAt: at(),
  },
  (t) => [
    index('notice_type').on(t.type, t.createdAt.desc()),
    index('notice_unsettled')
      .on(t.id)
      .where(sql`${t.type} = 4 AND ${t.status} <> 1 AND ${t.settledAt} IS NULL`),
    check('notice_status', sql`${t.status} IN (1, 2, 3)`),
    check(
      'notice_audience',
      sql`${t.audience} IN (0, 1, 2, 3, 4) AND (${t.audience} = 3) = (${t.level} IS NOT NULL) AND (${t.audience} = 4) = (${t.accountId} IS NOT NULL)`,
    ),
  ],
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
