import type { Tx } from '../../db/client.ts';
import { dropSpareLogin } from '../accounts/credentials.repository.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { removeWaysOf } from '../noticeWays/ways.repository.ts';
import { type LockedMember, removeMember } from './members.repository.ts';

/**
 * Ends a membership and its session, whoever does it. Run in the transaction that locked the member: what the member is
 * writing is finished first; nothing begins afterwards.
 */
export async function endMembership(
  tx: Tx,
  sessions: SessionService,
  accountId: number,
  { id, kind, phonePrint }: LockedMember,
): Promise<void> {
  await removeMember(tx, id);
  await removeWaysOf(tx, id);
  await sessions.closeOfMember(tx, { accountId, memberId: id });
  await dropSpareLogin(tx, kind, phonePrint);
}
