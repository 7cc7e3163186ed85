import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { scopeNameOf } from '../../shared/scopes.ts';
import { listMembers } from '../members/members.repository.ts';
import { listTokens } from '../tokens/tokens.repository.ts';
import type { AccountMemberDto, AccountTokenDto } from './consoleAccounts.schemas.ts';

/** Who acts in an account beside its owner, and whether they are signed in. */
export async function membersOf(db: Queryable, accountId: number): Promise<AccountMemberDto[]> {
  const members = await listMembers(db, accountId);
  if (members.length === 0) return [];
  const { rows } = await db.execute<{ memberId: number }>(sql`
    SELECT DISTINCT member_id AS "memberId" FROM session
     WHERE account_id = ${accountId} AND member_id IS NOT NULL AND revoked_at IS NULL AND least(idle_until, hard_until) > now()`);
  const signedIn = new Set(rows.map(({ memberId }) => memberId));
  return members.map(({ role: _, ...member }) => ({ ...member, isSignedIn: signedIn.has(member.id) }));
}

/** The tokens of its programs, as their owner sees them. */
export async function tokensOf(
  db: Queryable,
  accountId: number,
  kind: 'buyer' | 'seller',
): Promise<AccountTokenDto[]> {
  const tokens = await listTokens(db, accountId);
  return tokens.map(({ scopes, documents: _, ...token }) => ({
    ...token,
    scopeNames: scopes.map((scope) => scopeNameOf(scope, kind)),
  }));
}
