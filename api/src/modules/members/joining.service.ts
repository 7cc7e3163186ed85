import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { phonePrint, sealPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ROLES } from '../../shared/roles.ts';
import { sha256 } from '../../shared/sha256.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import {
  enterAsMember,
  findHolder,
  type Holder,
  keepPassword,
  lockPassword,
} from '../accounts/credentials.repository.ts';
import { hashSecret, verifySecret } from '../accounts/passwords.ts';
import { type PhoneCodeService, scenes } from '../accounts/phoneCodes.service.ts';
import type { Origin, SessionService } from '../accounts/sessions.service.ts';
import type { LegalService } from '../legal/legal.service.ts';
import { addMember, findInvitation, lockAndCount, markAccepted } from './members.repository.ts';
import { type Join, MAX_MEMBERS, type OpenInvitationDto } from './members.schemas.ts';

type Dependencies = {
  db: Db;
  accounts: AccountService;
  legal: LegalService;
  phoneCodes: PhoneCodeService;
  sessions: SessionService;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** Becoming a member by an invitation. */
export function joiningService({ db, accounts, legal, phoneCodes, sessions, log }: Dependencies) {
  async function invitationOf(code: string) {
    const invitation = await findInvitation(db, sha256(code));
    if (!invitation) throw new Refusal('INVITATION_GONE');
    return invitation;
  }

  return {
    /** @throws Refusal INVITATION_GONE of one that is over or was never made */
    async look(code: string): Promise<OpenInvitationDto> {
      const { accountName, kind, name, role, expiresAt } = await invitationOf(code);
      return {
        ...{ accountName, type: kind, name },
        ...{ roleName: ROLES[role].name, about: ROLES[role].about },
        expiresAt: shanghaiIso(new Date(expiresAt)),
      };
    },

    /**
     * Joins and signs in. The code of the short message is used up only where nothing else is wrong.
     * @throws Refusal INVITATION_GONE; JOIN_PASSWORD where the phone has another password, PASSWORD_NEEDED where it has
     *   none; MEMBER_ALREADY, MEMBER_MAX; those of consents and codes
     */
    async join({
      code,
      phone,
      phoneCode,
      password,
      consent,
      ip,
      proof,
      from,
    }: Join & { ip: string; from: Origin }) {
      const { accountId, kind } = await invitationOf(code);
      const agreed = await legal.agreedTo(consent);
      if (password !== undefined) accounts.checkPassword({ password, repassword: password }, phone);
      const print = phonePrint(db.box, phone);
      let holder: Holder | undefined;
      await phoneCodes.take({
        ...{ phone, scene: scenes.join, code: phoneCode, ip, proof },
        async check() {
          holder = await findHolder(db, kind, phone);
          if (holder.entrances.some((each) => each.accountId === accountId))
            throw new Refusal('MEMBER_ALREADY');
          await requirePassword(holder, password);
        },
      });
      if (!holder) throw new Error('a code was taken without its check');
      const joining = holder;
      const passwordHash = password === undefined ? null : await hashSecret(password);
      const opened = await db.transaction(async (tx) => {
        const { members } = await lockAndCount(tx, accountId);
        if (members >= MAX_MEMBERS) throw new Refusal('MEMBER_MAX', { max: MAX_MEMBERS });
        const invitation = await findInvitation(tx, sha256(code), true);
        if (!invitation) throw new Refusal('INVITATION_GONE');
        const { id, name, role } = invitation;
        const sealed = sealPhone(db.box, phone);
        const memberId = await addMember(tx, {
          accountId,
          kind,
          phone: sealed,
          phonePrint: print,
          name,
          role,
        });
        if (memberId === null) throw new Refusal('MEMBER_ALREADY');
        if ((await lockPassword(tx, joining)) === null) {
          if (passwordHash === null) throw new Refusal('PASSWORD_NEEDED');
          await keepPassword(tx, joining, passwordHash);
        }
        await markAccepted(tx, id, memberId);
        await legal.keep(tx, { accountId, member: { id: memberId } }, agreed);
        await enterAsMember(tx, memberId);
        log.info({ accountId, memberId, role }, 'a member has joined');
        return { accountId, memberId, ...(await sessions.open(tx, { accountId, memberId }, from)) };
      });
      return accounts.beginning({ kind, ...opened });
    },
  };
}

/** A phone has one password: the one that is there stays. */
async function requirePassword({ passwordHash }: Holder, given: string | undefined): Promise<void> {
  if (passwordHash === null) {
    if (given === undefined) throw new Refusal('PASSWORD_NEEDED');
    return;
  }
  if (given !== undefined && !(await verifySecret(passwordHash, given))) throw new Refusal('JOIN_PASSWORD');
}

export type JoiningService = ReturnType<typeof joiningService>;
