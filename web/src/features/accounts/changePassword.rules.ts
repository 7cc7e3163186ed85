import {
  type CredentialProblems,
  codeProblem,
  credentialRefusal,
  passwordProblem,
  repasswordProblem,
} from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type {
  ChangeInput,
  PasswordContext,
  PasswordField,
  PasswordProblems,
  Way,
} from './changePassword.types.ts';

const FIELDS = {
  old: ['oldPassword', 'password', 'repassword'],
  code: ['captcha', 'phoneCode', 'password', 'repassword'],
} as const satisfies Record<Way, readonly PasswordField[]>;

const rules: Record<PasswordField, (form: PasswordContext) => string | null> = {
  oldPassword: ({ oldPassword }) => passwordProblem(oldPassword),
  captcha: ({ codeSent, phoneCode, picture, captcha }) => {
    // The picture is for sending the code.
    if (codeSent || phoneCode !== '') return null;
    return picture === null ? 'noPicture' : codeProblem(captcha);
  },
  phoneCode: ({ phoneCode }) => codeProblem(phoneCode),
  password: ({ password }) => passwordProblem(password),
  repassword: ({ repassword, password }) => repasswordProblem(repassword, password),
};

/** Everything that keeps the form from being sent; empty when it can go. */
export function changeProblems(form: PasswordContext): PasswordProblems {
  const problems: PasswordProblems = {};
  for (const field of FIELDS[form.way]) {
    const code = rules[field](form);
    if (code) problems[field] = { code };
  }
  return problems;
}

export function changeInput({
  way,
  oldPassword,
  phoneCode,
  password,
  repassword,
}: PasswordContext): ChangeInput {
  return { ...(way === 'old' ? { oldPassword } : { phoneCode }), password, repassword };
}

const OF_OLD_PASSWORD = ['OLD_PASSWORD_WRONG', 'LOGIN_LOCKED'];

/** The server's refusal, at the field that it speaks of. */
export function changeRefusal({ errorKey, msg }: Refusal, way: Way): PasswordProblems {
  if (OF_OLD_PASSWORD.includes(errorKey)) {
    return { [way === 'old' ? 'oldPassword' : 'form']: { code: errorKey, msg } };
  }
  const shown = way === 'old' ? (['password', 'repassword'] as const) : FIELDS.code;
  return unphoned(credentialRefusal({ errorKey, msg }, shown));
}

/** What is wrong with the phone stands at the form: the dialog only shows it. */
export function unphoned({ phone, ...problems }: CredentialProblems): PasswordProblems {
  return phone ? { form: phone, ...problems } : problems;
}
