import { Refusal } from '../../shared/refusal.ts';
import { isCommonPassword } from './passwords.common.ts';

export type PasswordRule = (form: { password: string; repassword: string }, phone: string) => void;

/** Rules of a new password besides 6 to 18 characters: typed twice alike and, where configured, not a common one. */
export function passwordRule({ refuseCommon }: { refuseCommon: boolean }): PasswordRule {
  return ({ password, repassword }, phone) => {
    if (password !== repassword) throw new Refusal('PASSWORDS_DIFFER');
    if (refuseCommon && isCommonPassword(password, phone)) throw new Refusal('PASSWORD_COMMON');
  };
}
