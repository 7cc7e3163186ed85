import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';

/** What programs act for an account with. Only the hash of a token is kept; `hint` is how it begins. */
export const apiTokens = pgTable(
  'api_token',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    hint: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Of `shared/scopes.ts`. */
    scopes: text().array().notNull(),
    /** Addresses and networks that it may come from, such as 203.0.113.0/24; empty for all. */
    networks: text().array().notNull().default(sql`'{}'`),
    /** What it may pay in a day; null where it pays nothing. */
    dayLimit: fen(),
    /** What it has paid on `spent_on`, a day in Shanghai. */
    spent: fen().notNull().default(0),
    spentOn: date(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** To five minutes. */
    lastUsedAt: at(),
    revokedAt: at(),
  },
  (t) => [
    index('api_token_account').on(t.accountId, t.id),
    check('api_token_pays_within', sql`('orders:pay' = ANY (${t.scopes})) = (${t.dayLimit} IS NOT NULL)`),
    check('api_token_spent', sql`${t.spent} >= 0 AND ${t.spent} <= coalesce(${t.dayLimit}, 0)`),
  ],
);

/** Operations of the graph that a token may send by their ids, the SHA-256 of their texts, where texts are refused. */
export const tokenDocuments = pgTable(
  'token_document',
  {
    tokenId: ref()
      .notNull()
      .references(() => apiTokens.id),
    hash: text().notNull(),
    name: text().notNull(),
    /** `query`, `mutation` or `subscription`. */
    type: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenId, t.hash] }),
    check('token_document_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('token_document_length', sql`length(${t.body}) <= 8000`),
  ],
);
