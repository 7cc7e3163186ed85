import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import {
  type AmountProblems,
  type Amounts,
  amountProblems,
  amountRefusal,
  amountsOf,
  type Limits,
  noAmounts,
  type TypedAmounts,
  typedAmounts,
} from './amounts.ts';
import { SetDefaultProfit } from './markUps.graphql.ts';
import { defaultText } from './markUps.text.ts';

type DefaultAmounts = Amounts & Limits;
export type EditDefaultProfit = EditRecord<DefaultAmounts, TypedAmounts, AmountProblems>;

/** What is added for invitees of whom nothing else is said; the new amounts are shown before the form goes. */
export const editDefaultProfit = (client: ApolloClient) =>
  editRecord({
    blank: noAmounts,
    fill: (now: DefaultAmounts) => typedAmounts(now),
    validate: amountProblems,
    save: (typed) => runMutation(client, SetDefaultProfit, amountsOf(typed), { awaitReads: true }),
    refusedAt: amountRefusal,
    onSaved: () => toast.success(defaultText.saved),
  });
