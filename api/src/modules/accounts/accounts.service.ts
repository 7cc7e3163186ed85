import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { seesMoney } from '../../shared/rights.ts';
import { scopesOfRole } from '../../shared/roles.ts';
import type { LegalService } from '../legal/legal.service.ts';
import { addAccount, findInviter, findSeller, findUser, recordLogin } from './accounts.repository.ts';
import type { RegisterInput, SellerDto, UserDto } from './accounts.schemas.ts';
import type { CaptchaService } from './captchas.service.ts';
import { dropSpareLogin, entrancesOf, findCaller } from './credentials.repository.ts';
import { type Login, loginService, type Opened } from './login.service.ts';
import { actingMemberOf } from './memberships.repository.ts';
import { newPasswordService } from './newPasswords.service.ts';
import { passwordRule } from './passwordRule.ts';
import { hashSecret } from './passwords.ts';
import { type PhoneCodeService, scenes } from './phoneCodes.service.ts';
import type { Origin, SessionService } from './sessions.service.ts';

const BUYER = 1;

type Begun = Opened & { kind: number };

type Dependencies = {
  db: Db;
  legal: LegalService;
  sessions: SessionService;
  captchas: CaptchaService;
  phoneCodes: PhoneCodeService;
  limitByAddress: boolean;
  refuseCommonPasswords: boolean;
};

const NO_BALANCES = { balance: 0, frozen: 0, held: 0, withdrawable: 0 };
/** What members and programs that neither see money nor pay are shown in the place of sums. */
const NO_MONEY = {
  user: { ...NO_BALANCES, totalRecharge: 0, totalSpend: 0, totalProfit: 0 },
  seller: { ...NO_BALANCES, pendingSettle: 0 },
};

/** Who acts in an account, as far as what they see depends on it. */
type Caller = Pick<Actor, 'accountId' | 'kind' | 'token'> & { member?: { id: number } | undefined };

/** Sign-in, sign-up and new passwords. */
export function accountService({ refuseCommonPasswords, ...parts }: Dependencies) {
  const { db, legal, phoneCodes, sessions } = parts;
  const checkPassword = passwordRule({ refuseCommon: refuseCommonPasswords });
  const logins = loginService(parts);

  /** The account as whoever acts in it sees it: a member has their own phone in it. */
  async function me(
    { accountId, kind, member, token }: Caller,
    fields: Fields = null,
  ): Promise<{ user?: UserDto; seller?: SellerDto }> {
    const acting = member ? await actingMemberOf(db, member.id) : null;
    const own = acting && { phone: acting.phone, member: acting.member };
    const unseen = !seesMoney({
      token,
      member: acting ? { scopes: scopesOfRole(acting.member.role) } : undefined,
    });
    if (kind === 'buyer') {
      const user = await findUser(db, accountId, fields);
      if (user) return { user: { ...user, ...(unseen && NO_MONEY.user), ...own } };
    } else {
      const seller = await findSeller(db, accountId, fields);
      if (seller) return { seller: { ...seller, ...(unseen && NO_MONEY.seller), ...own } };
    }
    throw new Refusal('NOT_FOUND');
  }

  /** What a sign-in answers, by whatever way. */
  async function beginning({ kind, accountId, memberId, token, expiresAt }: Begun) {
    const person = await me({
      ...{ accountId, kind: kind === BUYER ? 'buyer' : 'seller' },
      ...(memberId !== null && { member: { id: memberId } }),
    });
    return { token, expiresAt: shanghaiIso(expiresAt), ...person };
  }

  return {
    ...newPasswordService({ ...parts, logins, checkPassword }),
    me,

    beginning,
    checkPassword,

    login: async (form: Login) => beginning({ kind: form.kind, ...(await logins.login(form)) }),

    choose: async (choice: { ticket: string; accountId: number; from: Origin }) =>
      beginning(await logins.choose(choice)),

    /** The accounts that whoever is signed in can enter with the same phone. */
    async entrances(actor: Actor) {
      const caller = await findCaller(db, actor);
      return caller ? entrancesOf(caller) : [];
    },

    /**
     * Enters another account of the same phone; the session in the first one goes on until it is left.
     * @throws Refusal NOT_FOUND of an account that the phone cannot enter
     */
    async enter(actor: Actor, accountId: number, from: Origin) {
      const caller = await findCaller(db, actor);
      if (!caller) throw new Refusal('NOT_FOUND');
      return beginning({ kind: caller.kind, ...(await logins.enterAs(caller, accountId, from)) });
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
      const opened = await db.transaction(async (tx) => {
        const id = await addAccount(tx, { kind: type, phone, passwordHash, nickName, superId: inviter });
        if (id === undefined) throw new Refusal('PHONE_TAKEN');
        await dropSpareLogin(tx, type, phonePrint(db.box, phone));
        await legal.keep(tx, { accountId: id }, agreed);
        await recordLogin(tx, id);
        const entrance = { accountId: id, memberId: null };
        return { ...entrance, ...(await sessions.open(tx, entrance, form.from)) };
      });
      return beginning({ kind: type, ...opened });
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
