import { isWithin } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { TokenScope } from '../../shared/scopes.ts';
import { sha256 } from '../../shared/sha256.ts';
import { isToken } from './tokenText.ts';

type Found = Omit<Actor, 'kind' | 'token'> & {
  tokenId: number;
  scopes: TokenScope[];
  networks: string[];
  kindNo: number;
  isOver: boolean;
  isStale: boolean;
};

/** Who a token acts for. */
export function tokenCallService(db: Db) {
  return {
    /**
     * The account of a token in force. Made up, ended, revoked and of a frozen account answer alike.
     * @param address of the caller, as trusted gateways say it
     * @throws Refusal TOKEN_INVALID; TOKEN_NETWORK from elsewhere than it may come from
     */
    async find(token: string, address: string): Promise<Actor> {
      if (!isToken(token)) throw new Refusal('TOKEN_INVALID');
      const [found] = await runPrepared<Found>(
        db,
        sql`
        SELECT t.id AS "tokenId", t.scopes, t.networks, a.id AS "accountId", a.kind AS "kindNo", a.level, a.super_id AS "superId",
               t.revoked_at IS NOT NULL OR t.expires_at <= now() OR a.status <> 1 AS "isOver",
               coalesce(t.last_used_at < now() - interval '5 minutes', true) AS "isStale"
          FROM api_token t JOIN account a ON a.id = t.account_id WHERE t.token_hash = ${sha256(token)}`,
      );
      if (!found || found.isOver) throw new Refusal('TOKEN_INVALID');
      if (found.networks.length > 0 && !isWithin(found.networks, address)) throw new Refusal('TOKEN_NETWORK');
      const { tokenId, scopes, accountId, kindNo, level, superId } = found;
      if (found.isStale)
        await db.execute(sql`UPDATE api_token SET last_used_at = now() WHERE id = ${tokenId}`);
      return {
        ...{ accountId, kind: kindNo === 1 ? 'buyer' : 'seller', level, superId },
        token: { id: tokenId, scopes: new Set(scopes) },
      };
    },

    /** Of these, by their hashes, the accounts of those in force. */
    async accountsOf(hashes: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await db.execute<{ tokenHash: string; accountId: number }>(sql`
        SELECT t.token_hash AS "tokenHash", t.account_id AS "accountId" FROM api_token t JOIN account a ON a.id = t.account_id
         WHERE t.token_hash = ANY (${sql.param(hashes)}::text[])
           AND t.revoked_at IS NULL AND t.expires_at > now() AND a.status = 1`);
      return new Map(rows.map((row) => [row.tokenHash, row.accountId]));
    },
  };
}

export type TokenCallService = ReturnType<typeof tokenCallService>;
