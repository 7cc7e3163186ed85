import type { Db } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { roleNameOf } from '../../shared/roles.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { recordAudit } from '../audit/record.ts';
import { endMembership } from '../members/endMembership.ts';
import { lockMember } from '../members/members.repository.ts';
import { tell } from '../notices/personNotices.ts';
import { lockToken } from '../tokens/tokenDocuments.repository.ts';
import { revokeToken } from '../tokens/tokens.repository.ts';
import type { MemberRemoval, TokenRevocation } from './consoleAccounts.schemas.ts';

type Dependencies = { db: Db; sessions: SessionService };

/** What operators end of who and what acts in an account beside its owner, who is told and why. */
export function accountAccessService({ db, sessions }: Dependencies) {
  return {
    /** Removes a member as the owner does. @throws Refusal NOT_FOUND, of one who has been removed and of another account's */
    async removeMember({ id, memberId, reason }: MemberRemoval, who: OperatorActor): Promise<void> {
      await db.transaction(async (tx) => {
        const member = await lockMember(tx, id, memberId);
        if (!member) throw new Refusal('NOT_FOUND');
        const { name, role } = member;
        // The notice locks the account before its session is ended: a freeze takes them in this order.
        await tell(tx, [
          {
            ...{ accountId: id, kind: 'memberRemoved', title: '成员已被平台移除', link: '/me/members' },
            detail: `${roleNameOf(role)}「${name}」已退出，不能再进入本账号：${reason}。`,
          },
        ]);
        await endMembership(tx, sessions, id, member);
        await recordAudit(tx, who, {
          ...{ action: 'account member', target: String(id), reason },
          detail: { memberId, role: roleNameOf(role) },
        });
      });
    },

    /**
     * Revokes a token as the owner does: at once and everywhere, with its documents.
     * @throws Refusal NOT_FOUND of another account's, TOKEN_STATE where it is over
     */
    async revokeToken({ id, tokenId, reason }: TokenRevocation, who: OperatorActor): Promise<void> {
      await db.transaction(async (tx) => {
        const isInForce = await lockToken(tx, tokenId);
        const token = await revokeToken(tx, id, tokenId);
        if (!token) throw new Refusal('NOT_FOUND');
        if (!isInForce) throw new Refusal('TOKEN_STATE');
        await tell(tx, [
          {
            ...{ accountId: id, kind: 'tokenRevoked', title: '访问令牌已被平台停用', link: '/me/developer' },
            detail: `「${token.name}」（${token.hint}…）已停用，使用它的程序不能再读取和操作本账号：${reason}。`,
          },
        ]);
        await recordAudit(tx, who, {
          ...{ action: 'account token', target: String(id), reason, detail: { tokenId } },
        });
      });
    },
  };
}

export type AccountAccessService = ReturnType<typeof accountAccessService>;
