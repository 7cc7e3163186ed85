import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findAccount, findByPhone, lockAccount, setPassword } from './accounts.repository.ts';
import type { ChangePasswordInput, FindPasswordInput } from './accounts.schemas.ts';
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
  async function replace(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
    await setPassword(tx, accountId, passwordHash);
    await sessions.closeAll(tx, accountId, 'password');
  }

  return {
    /** Sets a new password with a code for the phone, ends every session of the account and clears its locks. */
    async findPassword(form: FindPasswordInput & { ip: string }): Promise<void> {
      const { phone, password, phoneCode, type = BUYER, ip, proof } = form;
      checkPassword(form, phone);
      await phoneCodes.take({ phone, scene: scenes.findPassword, code: phoneCode, ip, proof });
      const passwordHash = await hashSecret(password);
      // The phone's owner may learn that there is no account; nobody else gets here.
      const account = await findByPhone(db, type, phone);
      if (!account) throw new Refusal('ACCOUNT_MISSING');
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        await replace(tx, account.id, passwordHash);
      });
      await logins.forgetLocks(type, phone);
      await clearFailedAttempts(db, account.id);
    },

    /**
     * Changes the password with the old one or a code. Every session ends; the caller continues with the returned
     * one.
     */
    async changePassword(
      { accountId }: Actor,
      form: ChangePasswordInput & { ip: string; from: Origin },
    ): Promise<OpenedSession> {
      const { oldPassword, phoneCode: code, password, ip, proof } = form;
      const account = await findAccount(db, accountId);
      if (!account) throw new Refusal('NOT_FOUND');
      checkPassword(form, account.phone);
      if (oldPassword !== undefined) await verifyOwnPassword(db, account, oldPassword, 'OLD_PASSWORD_WRONG');
      else if (code === undefined) throw new Refusal('BAD_PARAM', { field: 'oldPassword' });
      else {
        const { changePassword: scene } = scenes;
        await phoneCodes.take({ phone: account.phone, scene, code, accountId, ip, proof });
      }
      const passwordHash = await hashSecret(password);
      return db.transaction(async (tx) => {
        // A concurrent change was first and has ended the caller's session.
        if ((await lockAccount(tx, accountId))?.passwordHash !== account.passwordHash) {
          throw new Refusal('SESSION_KICKED');
        }
        await replace(tx, accountId, passwordHash);
        return sessions.open(tx, accountId, form.from);
      });
    },
  };
}
