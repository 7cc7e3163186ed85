import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  addAccount,
  findByPhone,
  findInviter,
  findSeller,
  findUser,
  lockAccount,
  noteLogin,
} from './accounts.repository.ts';
import type { RegisterInput, SellerDto, UserDto } from './accounts.schemas.ts';
import type { CaptchaService } from './captchas.service.ts';
import { countHit, forgetHits } from './counters.ts';
import { hashSecret, verifySecret } from './passwords.ts';
import type { PhoneCodeService } from './phoneCodes.service.ts';
import type { Actor, SessionService } from './sessions.service.ts';

const BUYER = 1;
const WRONG_LOGINS = 5;
const LOCK_SECONDS = 15 * 60;
const REGISTER_SCENE = 1;

type Parts = { db: Db; sessions: SessionService; captchas: CaptchaService; phoneCodes: PhoneCodeService };
type Login = {
  phone: string;
  password: string;
  captcha: string;
  captchaId: string;
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
  };
}

export type AccountService = ReturnType<typeof accountService>;

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip.split('.').slice(0, 3).join('.');
}
