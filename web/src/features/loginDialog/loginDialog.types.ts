import type { CaptchaPicture } from '../../fields/captcha.ts';
import type { CodeOutcome } from '../../fields/codeRequest.ts';
import type { CredentialField, CredentialProblems } from '../../fields/credentials.ts';
import type { Identity } from '../../graphql/identity.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';

export const MODES = ['login', 'wechat', 'phone', 'register', 'findPassword', 'join'] as const;

export type Mode = (typeof MODES)[number];
/** The modes that lead to one another; an invitation alone leads to `join`. */
export type ChosenMode = Exclude<Mode, 'join'>;
export type MemberKind = 'buyer' | 'seller';

/** What codes are sent for from here. */
export type DialogScene = 'LOGIN' | 'REGISTER' | 'FIND_PASSWORD' | 'JOIN';

/** What the person has done, that the login form then speaks of. */
export type Done = 'registered' | 'passwordReset';

export interface Grant {
  kind: 'granted';
  token: string;
  identity: Identity;
}

export type Accepted = { kind: 'accepted' } | Refusal;

export interface SignInInput {
  phone: string;
  password: string;
  captcha: string;
  captchaId: string;
  phoneCode?: string;
  kind: MemberKind;
}

export interface ResetInput {
  phone: string;
  phoneCode: string;
  password: string;
  repassword: string;
  kind: MemberKind;
}

/** The versions of 用户协议 and 隐私政策 that the person agrees to. */
export interface Consent {
  terms: string;
  privacy: string;
}

export interface RegisterInput extends ResetInput {
  consent?: Consent;
  inviter?: string;
}

/** Of an account that somebody else owns. */
export interface JoinInput {
  /** Of the invitation. */
  code: string;
  phone: string;
  phoneCode: string;
  /** Absent where the phone keeps the password that it has. */
  password?: string;
  consent?: Consent;
}

/** An account that the phone can enter. */
export interface Entrance {
  accountId: number;
  name: string;
  /** What the phone is there, in Chinese. */
  roleName: string;
}

/** What a sign-in leads to where the phone can enter several accounts; the ticket holds five minutes. */
export interface Entrances {
  ticket: string;
  accounts: readonly Entrance[];
}

export interface ChooseInput {
  ticket: string;
  accountId: number;
}

export type FormValues = Record<CredentialField, string>;

export interface DialogContext extends FormValues {
  /** The mode that was asked for last; the chart is in it. */
  mode: Mode;
  kind: MemberKind;
  /** Why the dialog stands here, in words, until the person submits. */
  message: string | null;
  done: Done | null;
  /** What is wrong, by field; `consent` has no words of its own. */
  problems: CredentialProblems & { consent?: Problem };
  /** Given by the person who registers. */
  consent: Consent | null;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
  /** The server wants a code with this login. */
  codeNeeded: boolean;
  /** Who invited the person. */
  superId: string | null;
  /** The code of the invitation to an account, in the mode `join`. */
  invitation: string | null;
  /** Where the person is to choose one. */
  entrances: Entrances | null;
  /** The one that was chosen. */
  accountId: number | null;
}

export type DialogEvent =
  | {
      type: 'dialog.open';
      message: string | null;
      mode: Mode;
      kind: MemberKind | null;
      /** What the account goes by whose session has ended, so that only the password is left to type. */
      phone?: string;
      /** The code of an invitation, with the mode `join`. */
      invitation?: string;
    }
  | { type: 'dialog.close' }
  | { type: 'mode.choose'; mode: ChosenMode }
  | { type: 'kind.choose'; kind: MemberKind }
  | { type: 'field.edit'; field: CredentialField; value: string }
  | { type: 'consent.set'; consent: Consent | null }
  | { type: 'captcha.refresh' }
  | { type: 'code.request' }
  | CodeOutcome
  | { type: 'inviter.found'; superId: string }
  | { type: 'inviter.remove' }
  | { type: 'form.submit' }
  | { type: 'account.choose'; accountId: number }
  | { type: 'accounts.leave' };

/** Any answer of an actor: what was asked for, or a refusal. */
export type Answer = { kind: string };
