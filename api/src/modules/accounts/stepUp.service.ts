import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findAccount } from './accounts.repository.ts';
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
    /** Returns the current password hash, to be compared under the account's lock. */
    async prove(
      accountId: number,
      { password, phoneCode, ...input }: Proof,
    ): Promise<{ passwordHash: string }> {
      const account = await findAccount(db, accountId);
      if (!account) throw new Refusal('NOT_FOUND');
      if (password !== undefined) await verifyOwnPassword(db, account, password, 'PASSWORD_WRONG');
      else if (phoneCode === undefined) throw new Refusal('BAD_PARAM', { field: 'password' });
      else await phoneCodes.take({ ...input, phone: account.phone, code: phoneCode, accountId });
      return { passwordHash: account.passwordHash };
    },
  };
}

export type StepUpService = ReturnType<typeof stepUpService>;
