import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ROLES, type Role, roles } from '../../shared/roles.ts';
import { sha256 } from '../../shared/sha256.ts';
import { lockForAdding } from '../accounts/accounts.repository.ts';
import { findCaller } from '../accounts/credentials.repository.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import { endMembership } from './endMembership.ts';
import {
  addInvitation,
  cancelInvitation,
  changeMember,
  findMember,
  listInvitations,
  listMembers,
  lockAndCount,
  lockMember,
  lockMembership,
  nameIsTaken,
} from './members.repository.ts';
import {
  type ChangeMember,
  type CreatedInvitationDto,
  type Invite,
  MAX_INVITATIONS,
  MAX_MEMBERS,
  type MemberDto,
} from './members.schemas.ts';

const CODE_BYTES = 15;

type Dependencies = {
  db: Db;
  stepUp: StepUpService;
  sessions: SessionService;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** Members of an account, as its owner manages them. */
export function memberService({ db, stepUp, sessions, log }: Dependencies) {
  async function found(accountId: number, id: number): Promise<MemberDto> {
    const member = await findMember(db, accountId, id);
    if (!member) throw new Refusal('NOT_FOUND');
    return member;
  }

  return {
    async list({ accountId }: Actor) {
      const [list, invitations] = await Promise.all([
        listMembers(db, accountId),
        listInvitations(db, accountId),
      ]);
      return {
        list,
        invitations,
        roles: roles.map((role) => ({ role, name: ROLES[role].name, about: ROLES[role].about })),
        maxMembers: MAX_MEMBERS,
      };
    },

    /**
     * An invitation for one person; its code is answered this once.
     * @throws Refusal MEMBER_MAX, INVITATION_MAX; those of a second proof
     */
    async invite(actor: Actor, { ip, ...input }: Invite & { ip: string }): Promise<CreatedInvitationDto> {
      const { accountId } = actor;
      const { role, password, phoneCode, proof } = input;
      const name = seenName(input.name);
      await stepUp.prove(actor, { password, phoneCode, proof, scene: scenes.member, ip });
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const added = await db.transaction(async (tx) => {
        const { members, invitations } = await lockAndCount(tx, accountId);
        if (members >= MAX_MEMBERS) throw new Refusal('MEMBER_MAX', { max: MAX_MEMBERS });
        if (invitations >= MAX_INVITATIONS) throw new Refusal('INVITATION_MAX', { max: MAX_INVITATIONS });
        if (await nameIsTaken(tx, accountId, name)) throw nameTaken();
        return addInvitation(tx, {
          accountId,
          codeHash: sha256(code),
          name,
          role: role as Role,
        });
      });
      log.info({ accountId, invitationId: added.id, role }, 'a member was invited');
      return { ...added, code };
    },

    async cancelInvitation({ accountId }: Actor, id: number): Promise<void> {
      if (!(await cancelInvitation(db, accountId, id))) throw new Refusal('NOT_FOUND');
    },

    /** Another name or role, which holds from the next request of the member on. */
    async change({ accountId }: Actor, { id, name, role }: ChangeMember): Promise<MemberDto> {
      await db.transaction(async (tx) => {
        const said = name === undefined ? undefined : seenName(name);
        if (said !== undefined) {
          await lockForAdding(tx, accountId);
          if (await nameIsTaken(tx, accountId, said, id)) throw nameTaken();
        }
        if (!(await changeMember(tx, accountId, { id, name: said, role }))) throw new Refusal('NOT_FOUND');
      });
      log.info({ accountId, memberId: id, role }, 'a member was changed');
      return found(accountId, id);
    },

    /** Ends the membership and its session. */
    async remove({ accountId }: Actor, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const member = await lockMember(tx, accountId, id);
        if (!member) throw new Refusal('NOT_FOUND');
        await endMembership(tx, sessions, accountId, member);
      });
      log.info({ accountId, memberId: id }, 'a member was removed');
    },

    /** Ends the membership that the caller's phone has in an account. @throws Refusal NOT_FOUND */
    async leave(actor: Actor, accountId: number): Promise<void> {
      const caller = await findCaller(db, actor);
      if (!caller) throw new Refusal('NOT_FOUND');
      const memberId = await db.transaction(async (tx) => {
        const member = await lockMembership(tx, accountId, caller);
        if (!member) throw new Refusal('NOT_FOUND');
        await endMembership(tx, sessions, accountId, member);
        return member.id;
      });
      log.info({ accountId, memberId }, 'a member has left');
    },
  };
}

/** A name as it is seen; orders and money say by it who did something. @throws Refusal BAD_PARAM of one that is not */
function seenName(name: string): string {
  const seen = name.replace(/\p{C}/gu, '').trim();
  if (seen === '') throw new Refusal('BAD_PARAM', { field: 'name' });
  return seen;
}

const nameTaken = () =>
  new Refusal('BAD_PARAM', { field: 'name' }).saying('已有成员或邀请使用这个称呼，请换一个');

export type MemberService = ReturnType<typeof memberService>;
