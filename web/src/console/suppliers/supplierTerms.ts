import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { SupplierTermsFieldsFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { SetSupplierTerms } from './suppliers.graphql.ts';
import { termsText as text } from './suppliers.text.ts';

export type TermsItem = Pick<SupplierTermsFieldsFragment, 'id' | 'commissionRate' | 'ownDepositMin'>;
export interface TermsForm {
  /** Percent as typed. */
  commission: string;
  /** Yuan as typed; empty for the setting. */
  deposit: string;
  reason: string;
}
export type TermsProblems = Partial<TermsForm>;
export type SettingTerms = EditRecord<TermsItem, TermsForm, TermsProblems>;

const MOST = 3_000;
const blank: TermsForm = { commission: '', deposit: '', reason: '' };

/** A percentage has two decimals as an amount of yuan has. */
const rateOf = (typed: string) => parseYuan(typed);

function problemsOf({ commission, deposit, reason }: TermsForm): TermsProblems {
  const rate = rateOf(commission);
  return {
    ...((rate === null || rate > MOST) && { commission: text.commissionWrong }),
    ...(deposit.trim() !== '' && parseYuan(deposit) === null && { deposit: text.depositWrong }),
    ...(!isReason(reason) && { reason: reasonText.unfit }),
  };
}

/** What a supplier pays, and what its deposit is topped up to. */
export const setTerms = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ commissionRate, ownDepositMin }: TermsItem): TermsForm => ({
      commission: String(commissionRate / 100),
      deposit: ownDepositMin === null ? '' : fenToYuan(ownDepositMin),
      reason: '',
    }),
    validate: problemsOf,
    save: ({ commission, deposit, reason }, { id }) =>
      runMutation(client, SetSupplierTerms, {
        input: {
          id,
          commissionRate: rateOf(commission) ?? 0,
          depositMin: deposit.trim() === '' ? null : parseYuan(deposit),
          reason: reason.trim(),
        },
      }),
    onSaved: () => toast.success(text.done),
  });
