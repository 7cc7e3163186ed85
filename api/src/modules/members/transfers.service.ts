import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { sealPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { giveAccount } from '../accounts/accounts.repository.ts';
import type { CaptchaService } from '../accounts/captchas.service.ts';
import {
  dropSpareLogin,
  findCaller,
  findHolder,
  keepPassword,
  lockPassword,
} from '../accounts/credentials.repository.ts';
import { type PhoneCodeService, scenes } from '../accounts/phoneCodes.service.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { hasOpenCashOut } from '../cashOuts/cashOuts.repository.ts';
import { revokeAllTokens } from '../tokens/tokens.repository.ts';
import { addMember, findMemberPhone, lockMember, removeMember } from './members.repository.ts';
import type { Transfer } from './members.schemas.ts';

type Dependencies = {
  db: Db;
  captchas: CaptchaService;
  phoneCodes: PhoneCodeService;
  sessions: SessionService;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** Giving an account to one of its members, with codes to both phones. */
export function transferService({ db, captchas, phoneCodes, sessions, log }: Dependencies) {
  async function phonesOf(actor: Actor, memberId: number) {
    const phone = await findMemberPhone(db, actor.accountId, memberId);
    const owner = await findCaller(db, actor);
    if (phone === null || !owner) throw new Refusal('NOT_FOUND');
    return { owner, phone };
  }

  async function requireNoAccount(kind: number, phone: string): Promise<void> {
    if ((await findHolder(db, kind, phone)).ownId !== null) throw new Refusal('TRANSFER_OWNS');
  }

  return {
    /** Sends a code to either phone, or to none. @throws Refusal TRANSFER_OWNS; those of captcha and codes */
    async sendCodes(
      actor: Actor,
      { id, captcha, captchaId, ip }: { id: number; captcha: string; captchaId: string; ip: string },
    ): Promise<{ expireIn: number; resendIn: number }> {
      const { owner, phone } = await phonesOf(actor, id);
      await requireNoAccount(owner.kind, phone);
      await captchas.check(captchaId, captcha);
      return phoneCodes.sendAll(
        [owner.phone, phone].map((each) => ({ phone: each, scene: scenes.transfer, ip })),
      );
    },

    /**
     * Makes a member the owner, whose phone and password the account has from then on. Everybody is signed out, and tokens
     * are revoked, whose texts the owner before may still have; the proven name goes, since it was theirs.
     * @throws Refusal TRANSFER_OWNS where the phone has an account of its own, TRANSFER_CASH_OUT while money is on its way
     *   to the owner; NOT_FOUND; those of codes
     */
    async transfer(actor: Actor, { ip, ...input }: Transfer & { ip: string }): Promise<void> {
      const { accountId } = actor;
      const { id, ownCode, memberCode, stayAs = null, proof } = input;
      const { owner, phone } = await phonesOf(actor, id);
      await requireNoAccount(owner.kind, phone);
      await requireNoCashOut(db, accountId);
      const scene = scenes.transfer;
      await phoneCodes.take({
        ...{ phone: owner.phone, scene, code: ownCode, accountId, ip, proof },
        check: () => phoneCodes.take({ phone, scene, code: memberCode, accountId, ip, proof }),
      });
      await db.transaction(async (tx) => {
        if ((await lockPassword(tx, owner)) !== owner.passwordHash) throw new Refusal('SESSION_KICKED');
        const member = await lockMember(tx, accountId, id);
        if (!member) throw new Refusal('NOT_FOUND');
        await requireNoCashOut(tx, accountId);
        const taking = { kind: owner.kind, print: member.phonePrint, ownId: null };
        const passwordHash = await lockPassword(tx, { ...owner, ...taking });
        if (passwordHash === null) throw new Refusal('TRANSFER_OWNS');
        await removeMember(tx, id);
        await giveAccount(tx, accountId, {
          phone: member.phone,
          phonePrint: member.phonePrint,
          passwordHash,
        });
        await keepPassword(tx, { ...owner, ownId: null }, owner.passwordHash ?? '');
        if (stayAs !== null)
          await addMember(tx, {
            ...{
              accountId,
              kind: owner.kind,
              phone: sealPhone(db.box, owner.phone),
              phonePrint: owner.print,
            },
            ...{ name: '原所有人', role: stayAs },
          });
        for (const print of [owner.print, member.phonePrint]) await dropSpareLogin(tx, owner.kind, print);
        await sessions.closeAll(tx, accountId, 'transfer');
        await revokeAllTokens(tx, accountId);
      });
      log.info({ accountId, memberId: id }, 'an account has another owner');
    },
  };
}

async function requireNoCashOut(db: Queryable, accountId: number): Promise<void> {
  if (await hasOpenCashOut(db, accountId)) throw new Refusal('TRANSFER_CASH_OUT');
}

export type TransferService = ReturnType<typeof transferService>;
