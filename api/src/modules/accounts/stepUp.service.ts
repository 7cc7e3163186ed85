import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from './accounts.repository.ts';
import { findCaller, type Holder, lockPassword } from './credentials.repository.ts';
import { verifyOwnPassword } from './ownPassword.ts';
import type { PhoneCodeService } from './phoneCodes.service.ts';

type Dependencies = { db: Db; phoneCodes: PhoneCodeService };
type Proof = {
  password: string | undefined;
  phoneCode: string | undefined;
  scene: number;
  ip: string;
  /** A proof of work, where required. */
  proof: string | undefined;
};

/** Requires a second proof of identity from a session: a stolen token alone is not enough. */
export function stepUpService({ db, phoneCodes }: Dependencies) {
  return {
    /** Answers whose password or phone it was, to be compared by `requireCurrent` in the transaction that acts on it. */
    async prove(
      actor: Pick<Actor, 'accountId' | 'member'>,
      { password, phoneCode, ...input }: Proof,
    ): Promise<Holder> {
      const caller = await findCaller(db, actor);
      if (!caller) throw new Refusal('NOT_FOUND');
      if (password !== undefined) await verifyOwnPassword(db, caller, password, 'PASSWORD_WRONG');
      else if (phoneCode === undefined) throw new Refusal('BAD_PARAM', { field: 'password' });
      else
        await phoneCodes.take({
          ...{ ...input, phone: caller.phone, code: phoneCode },
          accountId: actor.accountId,
        });
      return caller;
    },

    /**
     * Locks the account, and what has the password of whoever proved it.
     * @throws Refusal SESSION_KICKED where it was changed meanwhile, which ended the caller's session
     */
    async requireCurrent(tx: Tx, accountId: number, proven: Holder): Promise<void> {
      if (proven.ownId !== accountId) await lockAccount(tx, accountId);
      if ((await lockPassword(tx, proven)) !== proven.passwordHash) throw new Refusal('SESSION_KICKED');
    },
  };
}

export type StepUpService = ReturnType<typeof stepUpService>;
