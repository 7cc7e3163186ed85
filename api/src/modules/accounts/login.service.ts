import { holderOf, networkOf } from '@chengcang/process';
import type { Db } from '../../db/client.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordLogin } from './accounts.repository.ts';
import type { CaptchaService } from './captchas.service.ts';
import { clearHits, clearHitsByPrefix, countAttempt, isUsedUp, type LimitKey } from './counters.ts';
import {
  type Entrance,
  enterAsMember,
  entrancesOf,
  findHolder,
  findHolderByPrint,
  type Holder,
  keepPassword,
  lockPassword,
} from './credentials.repository.ts';
import { hashSecret, isOutdated, verifySecret } from './passwords.ts';
import { type PhoneCodeService, scenes } from './phoneCodes.service.ts';
import type { OpenedSession, Origin, SessionService } from './sessions.service.ts';
import { ticketText } from './tickets.ts';

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
export type Opened = OpenedSession & Pick<Entrance, 'accountId' | 'memberId'>;

/** Where it is opened from, and the password's hash anew where the old one is outdated. */
type Opening = { from: Origin; fresherHash: string | null };

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
  const tickets = ticketText(db.box);

  /**
   * Opens a session at an entrance of a phone. Null where its password is not what was verified, or the membership has
   * gone meanwhile.
   */
  function openAt(
    holder: Holder,
    { accountId, memberId }: Entrance,
    opening: Opening,
  ): Promise<Opened | null> {
    return db.transaction(async (tx) => {
      if ((await lockPassword(tx, holder)) !== holder.passwordHash) return null;
      if (opening.fresherHash) await keepPassword(tx, holder, opening.fresherHash);
      if (memberId !== null && !(await enterAsMember(tx, memberId))) return null;
      if (memberId === null) await recordLogin(tx, accountId);
      return { accountId, memberId, ...(await sessions.open(tx, { accountId, memberId }, opening.from)) };
    });
  }

  /** What phone and password open: a session, or the entrances of which one is to be chosen; null where they do not match. */
  async function enter(form: Login): Promise<Opened | Holder | null> {
    const holder = await findHolder(db, form.kind, form.phone);
    const { passwordHash, entrances, isFrozen } = holder;
    if (!(await verifySecret(passwordHash, form.password)) || !passwordHash) return null;
    const [first, ...others] = entrances;
    if (!first && isFrozen) throw new Refusal('LOGIN_FROZEN');
    if (!first) return null;
    if (others.length > 0) return holder;
    const fresherHash = isOutdated(passwordHash) ? await hashSecret(form.password) : null;
    // The password was changed while it was verified and may not be valid any more.
    return (await openAt(holder, first, { from: form.from, fresherHash })) ?? enter(form);
  }

  /** @throws Refusal NOT_FOUND of an account that the phone cannot enter */
  async function enterAs(holder: Holder, accountId: number, from: Origin): Promise<Opened> {
    const entrance = holder.entrances.find((each) => each.accountId === accountId);
    const opened = entrance && (await openAt(holder, entrance, { from, fresherHash: null }));
    if (!opened) throw new Refusal('NOT_FOUND');
    return opened;
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
      if ('token' in opened) return opened;
      throw new Refusal(
        'CHOOSE_ACCOUNT',
        {},
        { ticket: tickets.write(opened), accounts: entrancesOf(opened) },
      );
    },

    /**
     * Enters one of the accounts that a sign-in has offered.
     * @throws Refusal TICKET_INVALID of a ticket that is over or was written before the password was changed; NOT_FOUND of
     *   an account that it did not offer, or that cannot be entered any more
     */
    async choose({ ticket, accountId, from }: { ticket: string; accountId: number; from: Origin }) {
      const content = tickets.read(ticket);
      const holder = await findHolderByPrint(db, content.kind, content.print);
      if (!tickets.isOf(content, holder)) throw new Refusal('TICKET_INVALID');
      return { kind: holder.kind, ...(await enterAs(holder, accountId, from)) };
    },

    enterAs,

    /** Clears the locks of wrong attempts, wherever those came from. */
    async forgetLocks(kind: number, phone: string): Promise<void> {
      const print = phonePrint(db.box, phone);
      await clearHitsByPrefix(db, ofNetwork(kind, print, ''));
      await clearHits(db, ofPhone(kind, print));
    },
  };
}

export type LoginService = ReturnType<typeof loginService>;
