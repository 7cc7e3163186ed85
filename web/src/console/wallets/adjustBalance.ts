import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { parseYuan } from '../../lib/money.ts';
import { figureIn } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { AdjustKind, LoadAdjustTermsQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { AdjustBalance, CompensateAccount } from './wallets.graphql.ts';
import { adjustText as text } from './wallets.text.ts';

/** Whose balance changes, with what was known of it when the form was opened. */
export interface Adjusted {
  terms: LoadAdjustTermsQuery['adjustTerms'];
  isCompensation: boolean;
  /** Of the order or parcel that the page is about; else empty. */
  number: string;
  /** The same as long as the form is open, so that a repeated one moves nothing twice. */
  clientNo: string;
}

export interface AdjustForm {
  kind: AdjustKind;
  direction: 'in' | 'out';
  /** As typed. */
  yuan: string;
  number: string;
  reason: string;
}

export type AdjustProblems = Partial<Record<'yuan' | 'number' | 'reason', string>>;
export type AdjustingBalance = EditRecord<Adjusted, AdjustForm, AdjustProblems>;

const MOST = 100_000_000;
const blank: AdjustForm = {
  kind: 'COMPENSATION',
  direction: 'in',
  yuan: '',
  number: '',
  reason: '',
};

/** Fen by which the balance changes; null while no amount is typed. */
export function changeOf({ kind, direction, yuan }: AdjustForm): number | null {
  const fen = parseYuan(yuan);
  if (!fen) return null;
  return kind === 'SUPPLEMENT' || (kind === 'ADJUST' && direction === 'out') ? -fen : fen;
}

/** Whether it takes a second operator. */
export function needsSecond(change: number | null, { terms: { caseLimit, dayLeft } }: Adjusted): boolean {
  return change !== null && Math.abs(change) > Math.min(caseLimit, dayLeft);
}

function problemsOf(form: AdjustForm, { terms }: Adjusted): AdjustProblems {
  const change = changeOf(form);
  const yuan =
    change === null
      ? text.amountWrong
      : Math.abs(change) > MOST
        ? text.amountMost
        : -change > terms.free
          ? text.short(terms.free)
          : null;
  return {
    ...(yuan && { yuan }),
    ...(/\s/.test(form.number.trim()) && { number: text.numberWrong }),
    ...(!isReason(form.reason) && { reason: text.reasonShort }),
  };
}

/** Money that an operator gives to a wallet or takes out of it, at once or after a second operator's look. */
export const adjustBalance = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ isCompensation, number }: Adjusted): AdjustForm => ({
      ...blank,
      ...{ kind: isCompensation ? 'COMPENSATION' : 'ADJUST', number },
    }),
    validate: problemsOf,
    save: async (form, { terms: { accountId, balance }, clientNo }) => {
      const { kind } = form;
      const number = form.number.trim();
      const common = {
        ...{ accountId, balance, amount: changeOf(form) ?? 0, reason: form.reason.trim(), clientNo },
        ...(number && { number }),
      };
      if (kind === 'COMPENSATION') {
        const answer = await runMutation(client, CompensateAccount, { input: common });
        return 'compensateAccount' in answer ? answer.compensateAccount : answer;
      }
      const answer = await runMutation(client, AdjustBalance, { input: { ...common, kind } });
      return 'adjustBalance' in answer ? answer.adjustBalance : answer;
    },
    current: (item, refusal) => {
      const [balance, free] = [figureIn(refusal, 'balance'), figureIn(refusal, 'free')];
      return balance === null || free === null ? null : { ...item, terms: { ...item.terms, balance, free } };
    },
    onSaved: (_, { approvalId, balance }) =>
      toast.success(approvalId === null ? text.done(balance) : text.asked),
  });
