import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  addAccount,
  findAccount,
  findByPhone,
  findInviter,
  findSeller,
  findUser,
  lockAccount,
  noteLogin,
  setPassword,
} from './accounts.repository.ts';
import type {
  ChangePasswordInput,
  FindPasswordInput,
  RegisterInput,
  SellerDto,
  UserDto,
} from './accounts.schemas.ts';
import type { CaptchaService } from './captchas.service.ts';
import { countHit, forgetHits } from './counters.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import type { PhoneCodeService } from './phoneCodes.service.ts';
import type { Actor, SessionService } from './sessions.service.ts';

const BUYER = 1;
const WRONG_LOGINS = 5;
const LOCK_SECONDS = 15 * 60;
const REGISTER_SCENE = 1;
const FIND_SCENE = 2;
const CHANGE_SCENE = 4;

type Parts = { db: Db; sessions: SessionService; captchas: CaptchaService; phoneCodes: PhoneCodeService };
type Login = {
  phone: string;
  password: string;
  captcha: string;
  captchaId: string;
  phoneCode?: string;
  kind: number;
  ip: string;
};

/** Signing in and up. */
export function accountService({ db, sessions, captchas, phoneCodes }: Parts) {
  async function me(
    actor: Pick<Actor, 'accountId' | 'kind'>,
  ): Promise<{ user?: UserDto; seller?: SellerDto }> {
    if (actor.kind === 'buyer') {
      const user = await findUser(db, actor.accountId);
      if (user) return { user };
    } else {
      const seller = await findSeller(db, actor.accountId);
      if (seller) return { seller };
    }
    throw new Refusal('NOT_FOUND');
  }

  return {
    me,

    /** The same words and the same time for an unknown phone and a wrong password. */
    async login({ phone, password, captcha, captchaId, kind, ip }: Login) {
      await captchas.check(captchaId, captcha);
      const lock = `login:${kind}:${phone}:${networkOf(ip)}`;
      const { hits, minutesLeft } = await countHit(db, lock, LOCK_SECONDS);
      if (hits > WRONG_LOGINS) throw new Refusal('LOGIN_LOCKED', { minutes: minutesLeft });
      const account = await findByPhone(db, kind, phone);
      if (!(await verifySecret(account?.passwordHash ?? null, password)) || !account)
        throw new Refusal('LOGIN_WRONG');
      if (account.status !== 1) throw new Refusal('LOGIN_FROZEN');
      await forgetHits(db, lock);
      const { token, expiresAt } = await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        await noteLogin(tx, account.id);
        return sessions.open(tx, account.id);
      });
      const person = await me({ accountId: account.id, kind: kind === BUYER ? 'buyer' : 'seller' });
      return { token, expiresAt: shanghaiIso(expiresAt), ...person };
    },

    /** An unknown, own or supplier inviter is ignored. */
    async register({
      phone,
      password,
      repassword,
      phoneCode,
      type = BUYER,
      superId,
    }: RegisterInput): Promise<void> {
      if (password !== repassword) throw new Refusal('PASSWORDS_DIFFER');
      await phoneCodes.take(phone, REGISTER_SCENE, phoneCode);
      const passwordHash = await hashSecret(password);
      const inviter = type === BUYER && superId !== undefined ? await findInviter(db, String(superId)) : null;
      const nickName = `${type === BUYER ? '会员' : '供应商'}${phone.slice(-4)}`;
      const id = await addAccount(db, { kind: type, phone, passwordHash, nickName, superId: inviter });
      if (id === undefined) throw new Refusal('PHONE_TAKEN');
    },

    /** Sets a new password with a code of the phone's own, and ends every session of the account. */
    async findPassword({
      phone,
      password,
      repassword,
      phoneCode,
      type = BUYER,
    }: FindPasswordInput): Promise<void> {
      if (password !== repassword) throw new Refusal('PASSWORDS_DIFFER');
      await phoneCodes.take(phone, FIND_SCENE, phoneCode);
      const passwordHash = await hashSecret(password);
      // Who holds the phone may learn that there is no account; nobody else gets here.
      const account = await findByPhone(db, type, phone);
      if (!account) throw new Refusal('ACCOUNT_MISSING');
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        await setPassword(tx, account.id, passwordHash);
        await sessions.closeAll(tx, account.id, 'password');
      });
    },

    /** Changes the password with the old one or a code. Every session ends; the caller goes on with the one answered. */
    async changePassword(
      actor: Actor,
      { oldPassword, phoneCode, password, repassword }: ChangePasswordInput,
    ): Promise<{ token: string; expiresAt: Date }> {
      if (password !== repassword) throw new Refusal('PASSWORDS_DIFFER');
      const account = await findAccount(db, actor.accountId);
      if (!account) throw new Refusal('NOT_FOUND');
      if (oldPassword !== undefined) {
        if (!(await verifySecret(account.passwordHash, oldPassword))) throw new Refusal('OLD_PASSWORD_WRONG');
      } else {
        if (phoneCode === undefined) throw new Refusal('BAD_PARAM', { field: 'oldPassword' });
        await phoneCodes.take(account.phone, CHANGE_SCENE, phoneCode);
      }
      const passwordHash = await hashSecret(password);
      return db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        await setPassword(tx, account.id, passwordHash);
        await sessions.closeAll(tx, account.id, 'password');
        return sessions.open(tx, account.id);
      });
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip.split('.').slice(0, 3).join('.');
}
