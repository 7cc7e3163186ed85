import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** Buyers (kind 1) and suppliers (kind 2). One phone may be one of each: it and the contact lie sealed. */
export const accounts = pgTable(
  'account',
  {
    id: id(),
    uuid: uuid().notNull().defaultRandom().unique(),
    kind: smallint().notNull(),
    phone: text().notNull(),
    /** `phonePrint`, by which it is found. */
    phonePrint: text().notNull(),
    passwordHash: text().notNull(),
    nickName: text().notNull(),
    headerImg: text(),
    /** 1 normal, 2 frozen, 4 closed: nobody's any more. */
    status: smallint().notNull().default(1),
    /** Since when it is frozen; null while it is not. */
    frozenAt: at(),
    /** Since when its person closes it; null while nobody does. */
    closingSince: at(),
    level: smallint().notNull().default(1),
    /** Who invited it: set when it registers, and kept. */
    superId: ref(),
    realStatus: smallint().notNull().default(0),
    /** As others may see it, such as 张*; the name itself lies sealed with the check that was passed. */
    realNameMasked: text(),
    companyName: text().notNull().default(''),
    contact: text().notNull().default(''),
    commissionRate: integer().notNull().default(0),
    settleDays: integer().notNull().default(7),
    /** What the deposit of a supplier is topped up to; null for the setting's. */
    depositMin: fen(),
    lastLoginAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('account_kind_phone').on(t.kind, t.phonePrint),
    // What operators find an account by.
    index('account_nick_name').on(t.nickName),
    index('account_super').on(t.superId, t.id).where(sql`${t.superId} IS NOT NULL`),
    // What operators look accounts up by.
    index('account_level').on(t.kind, t.level, t.id),
    index('account_seller').on(t.id).where(sql`${t.kind} = 2`),
    index('account_stopped').on(t.status, t.id).where(sql`${t.status} <> 1`),
    index('account_created').on(t.createdAt, t.id),
    index('account_names').using('gin', sql`sign_pairs(${t.nickName} || ' ' || ${t.companyName})`),
    check('account_deposit_min', sql`${t.depositMin} >= 0`),
    check('account_super_other', sql`${t.superId} <> ${t.id}`),
    check('account_kind', sql`${t.kind} IN (1, 2)`),
    check('account_level', sql`${t.level} BETWEEN 1 AND 12`),
  ],
);

/** Opaque sessions; only the hash of the token is kept. At most one live row on phones and one elsewhere of each person in an account. */
export const sessions = pgTable(
  'session',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    seenAt: at().notNull().defaultNow(),
    idleUntil: at().notNull(),
    hardUntil: at().notNull(),
    revokedAt: at(),
    revokeReason: text(),
    /** The network that it was opened from, without the address in it, and what with; empty where nobody told. */
    network: text().notNull().default(''),
    device: text().notNull().default(''),
    onPhone: boolean().notNull().default(false),
    /** Of a member; null for the owner. */
    memberId: ref(),
  },
  (t) => [
    uniqueIndex('one_live_session_a_device')
      .on(t.accountId, sql`coalesce(${t.memberId}, 0)`, t.onPhone)
      .concurrently()
      .where(sql`${t.revokedAt} IS NULL`),
    // It stays what it was, so that a request enters no index.
    index('session_hard_until').on(t.hardUntil),
  ],
);

/** Pictures waiting for their one check. In partitions (`partitioned.ts`). */
export const captchas = pgTable(
  'captcha',
  { id: uuid().notNull().defaultRandom(), answerHash: text().notNull(), expiresAt: at().notNull() },
  (t) => [index('captcha_expires').on(t.expiresAt)],
);

/** Codes sent by short message, bound to phone and scene. */
export const phoneCodes = pgTable(
  'phone_code',
  {
    id: id(),
    phonePrint: text().notNull(),
    scene: smallint().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    usedAt: at(),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('phone_code_phone').on(t.phonePrint, t.scene, t.id)],
);

/**
 * Real-name checks at the provider, the newest of an account counts. Name and number lie sealed; the keyed hash of the
 * number tells how many accounts one person has.
 */
export const realNameChecks = pgTable(
  'real_name_check',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    certifyId: text().notNull().unique(),
    url: text().notNull(),
    realName: text().notNull(),
    idCard: text().notNull(),
    idCardHash: text().notNull(),
    /** 1 checking, 2 passed, 3 failed. */
    status: smallint().notNull().default(1),
    expiresAt: at().notNull(),
    finishedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('real_name_check_account').on(t.accountId, t.id),
    index('real_name_check_person').on(t.idCardHash).where(sql`${t.status} = 2`),
  ],
);

/** Counters of fixed windows, shared by every process. Counted before the thing is tried. */
export const counters = pgTable('counter', {
  key: text().primaryKey(),
  hits: bigint({ mode: 'number' }).notNull(),
  endsAt: at().notNull(),
  /** How many of the hits are tries of which nobody knows yet whether they are wrong. */
  open: integer().notNull().default(0),
  /** When those count as wrong, should nobody come to tell. */
  openUntil: at(),
});

/** The twelve levels of the buyers' league. */
export const leagueLevels = pgTable('league_level', {
  level: smallint().primaryKey(),
  name: text().notNull(),
  needInvites: integer().notNull(),
  needPackages: integer().notNull(),
  needRecharge: bigint({ mode: 'number' }).notNull(),
  discount: bigint({ mode: 'number' }).notNull(),
  maxProfit: bigint({ mode: 'number' }).notNull(),
});
