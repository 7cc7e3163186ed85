import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { legalTexts } from './legal.ts';

/** People who act in an account of somebody else; its owner is the account itself. The phone lies sealed. */
export const members = pgTable(
  'member',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    /** Of the account, kept so that a phone finds its memberships. */
    kind: smallint().notNull(),
    phone: text().notNull(),
    /** `phonePrint`, by which they sign in. */
    phonePrint: text().notNull(),
    /** As the owner calls them. */
    name: text().notNull(),
    /** Of `shared/roles.ts`. */
    role: text().notNull(),
    createdAt: createdAt(),
    lastLoginAt: at(),
    /** What they did keeps their name. */
    removedAt: at(),
  },
  (t) => [
    uniqueIndex('one_membership').on(t.accountId, t.phonePrint).where(sql`${t.removedAt} IS NULL`),
    index('member_phone').on(t.kind, t.phonePrint).where(sql`${t.removedAt} IS NULL`),
    check('member_kind', sql`${t.kind} IN (1, 2)`),
  ],
);

/** A link or code with which one person becomes a member. Only the hash of the code is kept. */
export const memberInvitations = pgTable(
  'member_invitation',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    codeHash: text().notNull().unique(),
    name: text().notNull(),
    role: text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** Who has come by it. */
    memberId: ref().references(() => members.id),
    cancelledAt: at(),
  },
  (t) => [index('member_invitation_account').on(t.accountId, t.id)],
);

/** The password of a phone that owns no account of the kind itself; who owns one signs in everywhere with that one's. */
export const memberLogins = pgTable(
  'member_login',
  {
    kind: smallint().notNull(),
    phonePrint: text().notNull(),
    passwordHash: text().notNull(),
  },
  (t) => [primaryKey({ name: 'member_login_once', columns: [t.kind, t.phonePrint] })],
);

/** What members have answered to legal texts, each for themselves. */
export const memberConsents = pgTable(
  'member_consent',
  {
    memberId: ref()
      .notNull()
      .references(() => members.id),
    legalTextId: ref()
      .notNull()
      .references(() => legalTexts.id),
    agreed: boolean().notNull(),
    answeredAt: createdAt(),
  },
  (t) => [primaryKey({ name: 'member_consent_once', columns: [t.memberId, t.legalTextId] })],
);
