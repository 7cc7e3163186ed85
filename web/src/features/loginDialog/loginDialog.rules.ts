export type LoginField = 'phone' | 'password' | 'captcha';

/** What is wrong at a field: a code that loginDialog.text.ts words, or the server's own words. */
export interface Problem {
  code: string;
  msg?: string;
}

export type Problems = Partial<Record<LoginField | 'form', Problem>>;

export type LoginForm = Record<LoginField, string>;

const PHONE_LENGTH = 11;
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 18;

const rules: Record<LoginField, (value: string) => string | null> = {
  phone: (value) => {
    if (value === '') return 'required';
    return value.length === PHONE_LENGTH ? null : 'length';
  },
  password: (value) => {
    if (value === '') return 'required';
    return value.length < PASSWORD_MIN || value.length > PASSWORD_MAX ? 'length' : null;
  },
  captcha: (value) => (value === '' ? 'required' : null),
};

/** Everything that keeps the form from being sent; empty when it can go. */
export function loginProblems(form: LoginForm & { picture: unknown }): Problems {
  const problems: Problems = {};
  for (const field of Object.keys(rules) as LoginField[]) {
    const code = rules[field](form[field]);
    if (code) problems[field] = { code };
  }
  if (form.picture === null) problems.captcha = { code: 'noPicture' };
  return Object.keys(problems).length > 0 ? { ...problems, form: { code: 'incomplete' } } : {};
}

const PLACE: Record<string, LoginField> = {
  CAPTCHA_WRONG: 'captcha',
  CAPTCHA_EXPIRED: 'captcha',
  LOGIN_WRONG: 'password',
  LOGIN_LOCKED: 'password',
  LOGIN_FROZEN: 'phone',
};

/** The server's refusal, at the field that it speaks of. */
export function refusalProblems({ errorKey, msg }: { errorKey: string; msg: string }): Problems {
  return { [PLACE[errorKey] ?? 'form']: { code: errorKey, msg } };
}
