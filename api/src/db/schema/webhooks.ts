import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref, sequence } from './columns.ts';

/** Where a program of an account hears of what changes. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    url: text().notNull(),
    description: text().notNull().default(''),
    /** Of `modules/webhooks/webhookEvents.ts`. */
    events: text().array().notNull(),
    enabled: boolean().notNull().default(true),
    /** What its messages are signed with, and what they were signed with before, as well until `formerUntil`: sealed. */
    secret: text().notNull(),
    formerSecret: text().notNull().default(''),
    formerUntil: at(),
    /** Rounds without an answer since the last one that was taken, and when the first of them was. */
    failures: integer().notNull().default(0),
    failingSince: at(),
    /** It has failed for days: nothing is written for it until somebody wakes it. */
    restingSince: at(),
    /** Not tried before. */
    pausedUntil: at(),
    /** Until then a worker has it, alone; `claims` tells one claim from the next. */
    leaseUntil: at(),
    claims: integer().notNull().default(0),
    /** When it had its last turn. */
    servedAt: at(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('webhook_endpoint_account').on(t.accountId, t.id),
    // What every change asks: whether anybody hears of it.
    index('webhook_endpoint_live').on(t.accountId).where(sql`${t.enabled} AND ${t.restingSince} IS NULL`),
    index('webhook_endpoint_leased').on(t.leaseUntil).where(sql`${t.leaseUntil} IS NOT NULL`),
    check('webhook_endpoint_former', sql`(${t.formerSecret} = '') = (${t.formerUntil} IS NULL)`),
    check('webhook_endpoint_failing', sql`(${t.failures} = 0) = (${t.failingSince} IS NULL)`),
  ],
);

/**
 * What an endpoint is told, and how that went. In partitions (`partitioned.ts`). No foreign key: a change of an order must
 * not lock the endpoint.
 */
export const webhookMessages = pgTable(
  'webhook_message',
  {
    id: sequence(),
    at: createdAt(),
    endpointId: ref().notNull(),
    type: text().notNull(),
    /** What it is about, such as `order 12`: messages of one thing are sent one after the other. */
    thing: text().notNull(),
    /** Ids and a status, and nothing of people. */
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Of `webhookStates`. */
    state: smallint().notNull().default(1),
    attempts: smallint().notNull().default(0),
    nextAt: at().notNull().defaultNow(),
    /** The last attempt: when it ended, and after how many milliseconds. */
    triedAt: at(),
    tookMs: integer(),
    /** What it was answered, as far as it was: the HTTP status, and how the body begins. */
    answerStatus: smallint(),
    answer: text().notNull().default(''),
    /** Why there was no answer, by a word of `webhookFailures`. */
    failure: text().notNull().default(''),
  },
  (t) => [
    index('webhook_message_log').on(t.endpointId, t.id),
    index('webhook_message_failed').on(t.endpointId, t.id).where(sql`${t.state} = 3`),
    index('webhook_message_due').on(t.endpointId, t.nextAt, t.id).where(sql`${t.state} = 1`),
    index('webhook_message_thing').on(t.endpointId, t.thing, t.id).where(sql`${t.state} = 1`),
  ],
);
