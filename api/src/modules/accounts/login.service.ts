import { holderOf, networkOf } from '@chengcang/process';
import type { Db } from '../../db/client.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findByPhone, lockAccount, recordLogin, setPassword } from './accounts.repository.ts';
import type { CaptchaService } from './captchas.service.ts';
import { clearHits, clearHitsByPrefix, countAttempt, isUsedUp, type LimitKey } from './counters.ts';
import { hashSecret, isOutdated, verifySecret } from './passwords.ts';
import { type PhoneCodeService, scenes } from './phoneCodes.service.ts';
import type { OpenedSession, Origin, SessionService } from './sessions.service.ts';

type Dependencies = {
  db: Db;
  sessions: SessionService;
  captchas: CaptchaService;
  phoneCodes: PhoneCodeService;
  limitByAddress: boolean;
};
export type Login = {
  phone: string;
  password: string;
  captcha: string;
  captchaId: string;
  phoneCode?: string;
  kind: number;
  ip: string;
  from: Origin;
};
export type Opened = OpenedSession & { accountId: number };

/** Both by the fingerprint of the phone. */
const ofPhone = (kind: number, print: string): LimitKey => ({
  limit: 'wrongLoginsOfPhone',
  of: `${kind}:${print}`,
});
const ofNetwork = (kind: number, print: string, network: string): LimitKey => ({
  limit: 'wrongLoginsOfNetwork',
  of: `${kind}:${print}:${network}`,
});

/** Sign-in. The same message and duration for an unknown phone and a wrong password. */
export function loginService({ db, sessions, captchas, phoneCodes, limitByAddress }: Dependencies) {
  /** Null when phone and password do not match. */
  async function enter(form: Login): Promise<Opened | null> {
    const account = await findByPhone(db, form.kind, form.phone);
    if (!(await verifySecret(account?.passwordHash ?? null, form.password)) || !account) return null;
    if (account.status !== 1) throw new Refusal('LOGIN_FROZEN');
    const { id: accountId, passwordHash } = account;
    const fresher = isOutdated(passwordHash) ? await hashSecret(form.password) : null;
    const session = await db.transaction(async (tx) => {
      if ((await lockAccount(tx, accountId))?.passwordHash !== passwordHash) return null;
      if (fresher) await setPassword(tx, accountId, fresher);
      await recordLogin(tx, accountId);
      return sessions.open(tx, accountId, form.from);
    });
    // The password was changed while it was verified and may not be valid any more.
    return session ? { accountId, ...session } : enter(form);
  }

  return {
    async login(form: Login): Promise<Opened> {
      const { kind, phone, phoneCode, ip } = form;
      await captchas.check(form.captchaId, form.captcha);
      const print = phonePrint(db.box, phone);
      const ofThisPhone = ofPhone(kind, print);
      const ofThisNetwork = ofNetwork(kind, print, networkOf(ip));
      const code = phoneCode !== undefined && (await isUsedUp(db, ofThisPhone)) ? phoneCode : null;
      const limitKeys: LimitKey[] = [
        ofThisNetwork,
        ...(code === null ? [ofThisPhone] : []),
        ...(limitByAddress ? [{ limit: 'wrongLoginsOfAddress', of: holderOf(ip) } as const] : []),
      ];
      const opened = await countAttempt(db, limitKeys, async () => {
        if (code !== null) await phoneCodes.take({ phone, scene: scenes.login, code, ip, proof: undefined });
        return enter(form);
      });
      if (!opened) throw new Refusal('LOGIN_WRONG');
      await clearHits(db, ofThisNetwork);
      return opened;
    },

    /** Clears the locks of wrong attempts, wherever those came from. */
    async forgetLocks(kind: number, phone: string): Promise<void> {
      const print = phonePrint(db.box, phone);
      await clearHitsByPrefix(db, ofNetwork(kind, print, ''));
      await clearHits(db, ofPhone(kind, print));
    },
  };
}

export type LoginService = ReturnType<typeof loginService>;
