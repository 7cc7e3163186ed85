import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { members } from './members.ts';

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
    /** The only member that is told, 0 for the owner; null where all people of the account are. */
    forMember: ref(),
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

/** The same for each member that the account had then: its owner reads on the notice itself. Goes with the notice. */
export const memberNotices = pgTable(
  'member_notice',
  {
    noticeId: ref()
      .notNull()
      .references(() => personNotices.id, { onDelete: 'cascade' }),
    memberId: ref()
      .notNull()
      .references(() => members.id),
    readAt: at(),
  },
  (t) => [
    primaryKey({ name: 'member_notice_once', columns: [t.noticeId, t.memberId] }),
    index('member_notice_unread').on(t.memberId, t.noticeId).where(sql`${t.readAt} IS NULL`),
  ],
);

/** How a person of an account wants to be told besides by the bell; who has never said it has no row. */
export const noticeSettings = pgTable(
  'notice_setting',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** Null for the owner. */
    memberId: ref().references(() => members.id),
    /** What short messages tell: of `modules/notices/personNoticeKinds.ts`, and `digest`. */
    smsGroups: text().array().notNull().default([]),
    /** Minutes of a day of Beijing between which nothing is sent, over midnight where the first is later; null for never. */
    quietFrom: integer(),
    quietTo: integer(),
    /** When the digest of the day before is sent, and when that is next. */
    digestAt: integer(),
    digestNextAt: at(),
    /** Short messages that were sent on a day of Beijing. */
    smsDay: text().notNull().default(''),
    smsSent: integer().notNull().default(0),
    /** When the next short message is due; until when it waits after a failure; who sends it, as of a robot. */
    nextAt: at(),
    failures: integer().notNull().default(0),
    pausedUntil: at(),
    leaseUntil: at(),
    claims: integer().notNull().default(0),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notice_setting_of').on(t.accountId, sql`coalesce(${t.memberId}, 0)`),
    index('notice_setting_digest').on(t.digestNextAt).where(sql`${t.digestNextAt} IS NOT NULL`),
    index('notice_setting_due').on(t.nextAt).where(sql`${t.nextAt} IS NOT NULL`),
    check('notice_setting_quiet', sql`(${t.quietFrom} IS NULL) = (${t.quietTo} IS NULL)`),
    check('notice_setting_digest_at', sql`(${t.digestAt} IS NULL) = (${t.digestNextAt} IS NULL)`),
  ],
);

/** A robot of a group chat that a person has told us of. */
export const groupRobots = pgTable(
  'group_robot',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** Whose it is; null for the owner's. */
    memberId: ref().references(() => members.id),
    /** Of `adapters/groupRobots`. */
    platform: text().notNull(),
    name: text().notNull(),
    /** What its address ends with, and what its messages are signed with, which may be empty: both sealed. */
    key: text().notNull(),
    secret: text().notNull().default(''),
    /** What it tells, as of short messages. */
    groups: text().array().notNull(),
    /** Messages in a row that were not taken, when the first of them was, and what the platform said last. */
    failures: integer().notNull().default(0),
    failingSince: at(),
    problem: text().notNull().default(''),
    /** It is gone, or refuses us: nothing is written for it until somebody wakes it. */
    restingSince: at(),
    /** When the next message is due; not sent before. */
    nextAt: at(),
    pausedUntil: at(),
    /** Until then a worker has it, alone; `claims` tells one claim from the next. */
    leaseUntil: at(),
    claims: integer().notNull().default(0),
    sentAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('group_robot_account').on(t.accountId, t.id),
    index('group_robot_due').on(t.nextAt).where(sql`${t.nextAt} IS NOT NULL AND ${t.restingSince} IS NULL`),
    check('group_robot_failing', sql`(${t.failures} = 0) = (${t.failingSince} IS NULL)`),
  ],
);

/** Notices of accounts that are told by other ways too, until it is decided to whom and when. */
export const noticesToRoute = pgTable('notice_to_route', {
  noticeId: ref()
    .primaryKey()
    .references(() => personNotices.id, { onDelete: 'cascade' }),
});

/** What waits to be sent by a robot, or to a person by short message. What is due together is sent as one. */
export const noticeSends = pgTable(
  'notice_send',
  {
    id: id(),
    settingId: ref().references(() => noticeSettings.id, { onDelete: 'cascade' }),
    robotId: ref().references(() => groupRobots.id, { onDelete: 'cascade' }),
    group: text('notice_group').notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    link: text().notNull(),
    /** Of a digest: its figures, by name. */
    figures: jsonb().$type<Record<string, string>>(),
    dueAt: at().notNull(),
  },
  (t) => [
    index('notice_send_of_setting').on(t.settingId, t.dueAt).where(sql`${t.settingId} IS NOT NULL`),
    index('notice_send_of_robot').on(t.robotId, t.dueAt).where(sql`${t.robotId} IS NOT NULL`),
    check('notice_send_way', sql`(${t.settingId} IS NULL) <> (${t.robotId} IS NULL)`),
  ],
);
