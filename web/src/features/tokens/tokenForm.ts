import type { ApiTokenInput, TokenScope } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import { isNetwork, MAX_NETWORKS, networksOf } from './networks.ts';
import type { Grantable } from './scopeGroups.ts';
import { type Term, createText as text } from './tokens.text.ts';

/** A token that is shown once. */
export interface CreatedToken {
  name: string;
  text: string;
}

/** A token that is to be created. */
export interface NewToken {
  grantable: readonly Grantable[];
  /** The version of 数据处理协议 that holds; null where there is none. */
  agreement: string | null;
  onCreated: (created: CreatedToken) => void;
}

export interface TokenForm {
  name: string;
  scopes: readonly TokenScope[];
  term: Term;
  /** Where the term is another one. */
  days: string;
  networks: string;
  /** In yuan. */
  dayLimit: string;
  /** The version that was agreed to. */
  agreement: string | null;
  password: string;
}
export type TokenProblems = Partial<Record<keyof TokenForm, string>>;

const MAX_DAYS = 366;
const MAX_DAY_LIMIT = 1_000_000_000;

export const blankToken: TokenForm = {
  ...{ name: '', scopes: [], term: '90', days: '', networks: '', dayLimit: '' },
  ...{ agreement: null, password: '' },
};

/** What is wrong, by field; what is not asked for with these scopes is not looked at. */
export function tokenProblems(form: TokenForm, { agreement }: NewToken): TokenProblems {
  const networks = networkProblem(form.networks);
  return {
    ...(form.name.trim() === '' && { name: text.nameMissing }),
    ...(form.scopes.length === 0 && { scopes: text.scopesMissing }),
    ...(daysOf(form) === null && { days: text.daysWrong(MAX_DAYS) }),
    ...(networks !== null && { networks }),
    ...(paysOrders(form) && dayLimitOf(form) === null && { dayLimit: text.dayLimitWrong(MAX_DAY_LIMIT) }),
    ...(readsReceivers(form) &&
      !agreesTo(form, agreement) && { agreement: agreementProblem(form, agreement) }),
    ...(form.password === '' && { password: text.passwordMissing }),
  };
}

/** What is sent of a form without problems. */
export function tokenInput(form: TokenForm): ApiTokenInput {
  const { name, scopes, networks, agreement, password } = form;
  return {
    ...{ name: name.trim(), scopes: [...scopes], expiresInDays: daysOf(form) ?? 0, password },
    networks: networksOf(networks),
    ...(paysOrders(form) && { dayLimit: dayLimitOf(form) }),
    ...(readsReceivers(form) && { agreement }),
  };
}

export const paysOrders = ({ scopes }: TokenForm) => scopes.includes('ORDERS_PAY');
export const readsReceivers = ({ scopes }: TokenForm) => scopes.includes('RECEIVERS_READ');

/** Whether the version that holds was agreed to. */
export function agreesTo(form: TokenForm, agreement: string | null): boolean {
  return agreement !== null && form.agreement === agreement;
}

/** Why a form without consent to what holds has none. */
export function agreementProblem(form: TokenForm, agreement: string | null): string {
  if (agreement === null) return text.noAgreement;
  return form.agreement === null ? text.agreementMissing : text.agreementChanged;
}

function daysOf({ term, days }: TokenForm): number | null {
  const typed = term === 'other' ? days.normalize('NFKC').trim() : term;
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= MAX_DAYS ? count : null;
}

/** Fen. */
function dayLimitOf({ dayLimit }: TokenForm): number | null {
  const fen = parseYuan(dayLimit);
  return fen !== null && fen >= 1 && fen <= MAX_DAY_LIMIT ? fen : null;
}

function networkProblem(typed: string): string | null {
  const networks = networksOf(typed);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined) return text.notANetwork(wrong);
  return networks.length > MAX_NETWORKS ? text.tooManyNetworks(MAX_NETWORKS) : null;
}
