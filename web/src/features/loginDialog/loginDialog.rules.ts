import {
  type CredentialField,
  type CredentialProblems,
  codeProblem,
  credentialRefusal,
  passwordProblem,
  phoneProblem,
  repasswordProblem,
} from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type {
  ChooseInput,
  DialogContext,
  DialogScene,
  JoinInput,
  Mode,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

const withNewPassword = ['phone', 'captcha', 'phoneCode', 'password', 'repassword'] as const;

const FIELDS: Record<Mode, readonly CredentialField[]> = {
  login: ['phone', 'password', 'captcha'],
  wechat: ['phone', 'password', 'captcha'],
  phone: [],
  register: withNewPassword,
  findPassword: withNewPassword,
  join: withNewPassword,
};

type Shown = Pick<DialogContext, 'mode' | 'codeNeeded'>;

/** The fields that the person sees. */
function shownFields({ mode, codeNeeded }: Shown): readonly CredentialField[] {
  return codeNeeded ? [...FIELDS[mode], 'phoneCode'] : FIELDS[mode];
}

const SCENES: Partial<Record<Mode, DialogScene>> = {
  register: 'REGISTER',
  findPassword: 'FIND_PASSWORD',
  join: 'JOIN',
};

/** A phone that has a password keeps it, and only the service knows whether it does. */
const leavesPassword = ({ mode, password, repassword }: DialogContext) =>
  mode === 'join' && password === '' && repassword === '';

/** What the codes of the shown form are sent for. */
export function sceneOf({ mode }: Pick<DialogContext, 'mode'>): { scene: DialogScene } {
  return { scene: SCENES[mode] ?? 'LOGIN' };
}

const rules: Record<CredentialField, (form: DialogContext) => string | null> = {
  phone: ({ phone }) => phoneProblem(phone),
  password: (form) => (leavesPassword(form) ? null : passwordProblem(form.password)),
  repassword: (form) => (leavesPassword(form) ? null : repasswordProblem(form.repassword, form.password)),
  phoneCode: ({ phoneCode }) => codeProblem(phoneCode),
  captcha: (form) => {
    // A new password is set with a code, and the picture is for sending that.
    if (SCENES[form.mode] && (form.codeSent || form.phoneCode !== '')) return null;
    return form.picture === null ? 'noPicture' : codeProblem(form.captcha);
  },
};

const ASKING_CONSENT: ReadonlySet<Mode> = new Set(['register', 'join']);

/** Everything that keeps the form from being sent; empty when it can go. */
export function formProblems(form: DialogContext): DialogContext['problems'] {
  const problems: DialogContext['problems'] = {};
  if (ASKING_CONSENT.has(form.mode) && !form.consent) problems.consent = { code: 'required' };
  for (const field of shownFields(form)) {
    const code = rules[field](form);
    if (code) problems[field] = { code };
  }
  return Object.keys(problems).length > 0 ? { ...problems, form: { code: 'incomplete' } } : {};
}

/** Whether the form has a field for a code. */
export function usesCode(form: Shown): boolean {
  return shownFields(form).includes('phoneCode');
}

/** The server's refusal, at the field that it speaks of. */
export function refusalProblems(refused: Refusal, shown: Shown): CredentialProblems {
  return credentialRefusal(refused, shownFields(shown));
}

export function signInInput(form: DialogContext): SignInInput {
  const { phone, password, captcha, picture, phoneCode, kind } = form;
  const captchaId = picture?.captchaId ?? '';
  return { phone, password, captcha, captchaId, kind, ...(phoneCode ? { phoneCode } : {}) };
}

export function resetInput({ phone, phoneCode, password, repassword, kind }: DialogContext): ResetInput {
  return { phone, phoneCode, password, repassword, kind };
}

/** Only buyers are invited. */
export function registerInput(form: DialogContext): RegisterInput {
  const { superId, kind, consent } = form;
  return {
    ...resetInput(form),
    ...(consent ? { consent } : {}),
    ...(superId !== null && kind === 'buyer' ? { inviter: superId } : {}),
  };
}

export function joinInput({ invitation, phone, phoneCode, password, consent }: DialogContext): JoinInput {
  return {
    ...{ code: invitation ?? '', phone, phoneCode },
    ...(password === '' ? {} : { password }),
    ...(consent ? { consent } : {}),
  };
}

export function chooseInput({ entrances, accountId }: DialogContext): ChooseInput {
  return { ticket: entrances?.ticket ?? '', accountId: accountId ?? 0 };
}
