import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { LegalService } from '../legal/legal.service.ts';
import { addAccount, findInviter, findSeller, findUser, recordLogin } from './accounts.repository.ts';
import type { RegisterInput, SellerDto, UserDto } from './accounts.schemas.ts';
import type { CaptchaService } from './captchas.service.ts';
import { type Login, loginService } from './login.service.ts';
import { newPasswordService } from './newPasswords.service.ts';
import { passwordRule } from './passwordRule.ts';
import { hashSecret } from './passwords.ts';
import { type PhoneCodeService, scenes } from './phoneCodes.service.ts';
import type { OpenedSession, Origin, SessionService } from './sessions.service.ts';

const BUYER = 1;

type Dependencies = {
  db: Db;
  legal: LegalService;
  sessions: SessionService;
  captchas: CaptchaService;
  phoneCodes: PhoneCodeService;
  limitByAddress: boolean;
  refuseCommonPasswords: boolean;
};

/** Sign-in, sign-up and new passwords. */
export function accountService({ refuseCommonPasswords, ...parts }: Dependencies) {
  const { db, legal, phoneCodes, sessions } = parts;
  const checkPassword = passwordRule({ refuseCommon: refuseCommonPasswords });
  const logins = loginService(parts);

  async function me(
    actor: Pick<Actor, 'accountId' | 'kind'>,
    fields: Fields = null,
  ): Promise<{ user?: UserDto; seller?: SellerDto }> {
    if (actor.kind === 'buyer') {
      const user = await findUser(db, actor.accountId, fields);
      if (user) return { user };
    } else {
      const seller = await findSeller(db, actor.accountId, fields);
      if (seller) return { seller };
    }
    throw new Refusal('NOT_FOUND');
  }

  async function beginning(accountId: number, kind: number, { token, expiresAt }: OpenedSession) {
    const person = await me({ accountId, kind: kind === BUYER ? 'buyer' : 'seller' });
    return { token, expiresAt: shanghaiIso(expiresAt), ...person };
  }

  return {
    ...newPasswordService({ ...parts, logins, checkPassword }),
    me,

    async login(form: Login) {
      const { accountId, ...session } = await logins.login(form);
      return beginning(accountId, form.kind, session);
    },

    /** Opens the account's first session and stores its consents. An unknown, own or supplier inviter is ignored. */
    async register(form: RegisterInput & { ip: string; from: Origin }) {
      const { phone, password, phoneCode, type = BUYER, superId, consent, ip, proof } = form;
      const agreed = await legal.agreedTo(consent);
      checkPassword(form, phone);
      await phoneCodes.take({ phone, scene: scenes.register, code: phoneCode, ip, proof });
      const passwordHash = await hashSecret(password);
      const inviter = type === BUYER && superId !== undefined ? await findInviter(db, String(superId)) : null;
      const nickName = `${type === BUYER ? '会员' : '供应商'}${phone.slice(-4)}`;
      const { accountId, ...session } = await db.transaction(async (tx) => {
        const id = await addAccount(tx, { kind: type, phone, passwordHash, nickName, superId: inviter });
        if (id === undefined) throw new Refusal('PHONE_TAKEN');
        await legal.keep(tx, id, agreed);
        await recordLogin(tx, id);
        return { accountId: id, ...(await sessions.open(tx, id, form.from)) };
      });
      return beginning(accountId, type, session);
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
