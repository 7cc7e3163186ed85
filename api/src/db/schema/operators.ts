import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** Who works at the console. They are no accounts: nothing of a buyer or supplier is theirs. */
export const operators = pgTable(
  'operator',
  {
    id: id(),
    /** They sign in with it: lower case letters, digits, dots and hyphens. */
    name: text().notNull().unique(),
    displayName: text().notNull(),
    passwordHash: text().notNull(),
    /** The password was handed out and has to be changed when signing in. */
    passwordIsTemporary: boolean().notNull().default(true),
    /** Secret of the authenticator, sealed; null until the first sign-in has set one up. */
    totpSecret: text(),
    /** The last time step of which a code was taken: none is taken twice. */
    totpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** 1 active, 2 disabled. */
    status: smallint().notNull().default(1),
    lastLoginAt: at(),
    createdAt: createdAt(),
  },
  () => [check('operator_status', sql`status IN (1, 2)`), check('operator_name', sql`name = lower(name)`)],
);

/** Codes that replace the authenticator once each. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_code',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (t) => [index('operator_recovery_code_operator').on(t.operatorId)],
);

/** Sign-ins whose second factor is missing. */
export const operatorChallenges = pgTable('operator_challenge', {
  id: uuid().primaryKey().defaultRandom(),
  operatorId: ref()
    .notNull()
    .references(() => operators.id),
  /** Of an authenticator that is being set up, sealed. */
  totpSecret: text(),
  tries: integer().notNull().default(0),
  expiresAt: at().notNull(),
});

/** Only the hash of a token is kept. An operator may work at several screens. */
export const operatorSessions = pgTable(
  'operator_session',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    address: text().notNull(),
    createdAt: createdAt(),
    seenAt: at().notNull().defaultNow(),
    idleUntil: at().notNull(),
    hardUntil: at().notNull(),
    /** Until when a second factor that was shown counts for what moves money. */
    provenUntil: at(),
    revokedAt: at(),
  },
  (t) => [
    index('operator_session_operator').on(t.operatorId, t.id),
    index('operator_session_hard_until').on(t.hardUntil),
  ],
);

/** Named sets of permissions. */
export const operatorRoles = pgTable('operator_role', {
  id: id(),
  /** Of the roles that an installation begins with, such as `finance`; null of others. */
  code: text().unique(),
  name: text().notNull().unique(),
  permissions: text().array().notNull(),
  /** What one operator with it may move by an adjustment alone, in a case and in a day; a second one approves the rest. */
  adjustCaseFen: fen().notNull().default(0),
  adjustDayFen: fen().notNull().default(0),
  createdAt: createdAt(),
});

export const operatorRoleMembers = pgTable(
  'operator_role_member',
  {
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    roleId: ref()
      .notNull()
      .references(() => operatorRoles.id),
  },
  (t) => [primaryKey({ columns: [t.operatorId, t.roleId] }), index('operator_role_member_role').on(t.roleId)],
);

/** What one operator asks for and another one has to approve. */
export const operatorApprovals = pgTable(
  'operator_approval',
  {
    id: id(),
    /** What is done once it is approved, such as `balance.adjust`. */
    action: text().notNull(),
    /** What it is about, such as `account:12`. */
    target: text().notNull(),
    /** In one sentence, for who decides. */
    summary: text().notNull(),
    payload: jsonb().notNull(),
    /** Fen that it moves. */
    amount: fen().notNull(),
    reason: text().notNull(),
    /** 1 waiting, 2 approved and done, 3 refused, 4 taken back. */
    status: smallint().notNull().default(1),
    askedBy: ref()
      .notNull()
      .references(() => operators.id),
    askedAt: createdAt(),
    decidedBy: ref().references(() => operators.id),
    decidedAt: at(),
    decision: text().notNull().default(''),
  },
  (t) => [
    index('operator_approval_waiting').on(t.id).where(sql`${t.status} = 1`),
    index('operator_approval_target').on(t.target),
    check('operator_approval_status', sql`${t.status} IN (1, 2, 3, 4)`),
    check('operator_approval_two', sql`${t.decidedBy} <> ${t.askedBy} OR ${t.status} = 4`),
    check('operator_approval_decided', sql`(${t.status} = 1) = (${t.decidedAt} IS NULL)`),
  ],
);
