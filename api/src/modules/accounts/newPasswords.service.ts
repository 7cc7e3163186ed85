import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ChangePasswordInput, FindPasswordInput } from './accounts.schemas.ts';
import { findCaller, findHolder, type Holder, keepPassword, lockPassword } from './credentials.repository.ts';
import type { LoginService } from './login.service.ts';
import { clearFailedAttempts, verifyOwnPassword } from './ownPassword.ts';
import type { PasswordRule } from './passwordRule.ts';
import { hashSecret } from './passwords.ts';
import { type PhoneCodeService, scenes } from './phoneCodes.service.ts';
import type { OpenedSession, Origin, SessionService } from './sessions.service.ts';

const BUYER = 1;

type Dependencies = {
  db: Db;
  sessions: SessionService;
  phoneCodes: PhoneCodeService;
  logins: LoginService;
  checkPassword: PasswordRule;
};

/** Sets new passwords for callers with the phone, the old password or a session with a code. */
export function newPasswordService({ db, sessions, phoneCodes, logins, checkPassword }: Dependencies) {
  async function replace(tx: Tx, holder: Holder, passwordHash: string): Promise<void> {
    await keepPassword(tx, holder, passwordHash);
    await sessions.closeOfPhone(tx, holder);
  }

  return {
    /** Sets a new password with a code for the phone, ends every session that it has and clears its locks. */
    async findPassword(form: FindPasswordInput & { ip: string }): Promise<void> {
      const { phone, password, phoneCode, type = BUYER, ip, proof } = form;
      checkPassword(form, phone);
      await phoneCodes.take({ phone, scene: scenes.findPassword, code: phoneCode, ip, proof });
      const passwordHash = await hashSecret(password);
      // The phone's owner may learn that there is no account; nobody else gets here.
      const holder = await findHolder(db, type, phone);
      if (holder.ownId === null && holder.entrances.length === 0) throw new Refusal('ACCOUNT_MISSING');
      await db.transaction(async (tx) => {
        await lockPassword(tx, holder);
        await replace(tx, holder, passwordHash);
      });
      await logins.forgetLocks(type, phone);
      await clearFailedAttempts(db, holder);
    },

    /**
     * Changes the password with the old one or a code. Every session ends; the caller continues with the returned
     * one.
     */
    async changePassword(
      actor: Actor,
      form: ChangePasswordInput & { ip: string; from: Origin },
    ): Promise<OpenedSession> {
      const { oldPassword, phoneCode: code, password, ip, proof } = form;
      const caller = await findCaller(db, actor);
      if (!caller) throw new Refusal('NOT_FOUND');
      checkPassword(form, caller.phone);
      if (oldPassword !== undefined) await verifyOwnPassword(db, caller, oldPassword, 'OLD_PASSWORD_WRONG');
      else if (code === undefined) throw new Refusal('BAD_PARAM', { field: 'oldPassword' });
      else {
        const { changePassword: scene } = scenes;
        await phoneCodes.take({ phone: caller.phone, scene, code, accountId: actor.accountId, ip, proof });
      }
      const passwordHash = await hashSecret(password);
      return db.transaction(async (tx) => {
        // A concurrent change was first and has ended the caller's session.
        if ((await lockPassword(tx, caller)) !== caller.passwordHash) throw new Refusal('SESSION_KICKED');
        await replace(tx, caller, passwordHash);
        const entrance = { accountId: actor.accountId, memberId: actor.member?.id ?? null };
        return sessions.open(tx, entrance, form.from);
      });
    },
  };
}
