import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  type AmountProblems,
  type Amounts,
  amountProblems,
  amountRefusal,
  amountsOf,
  blankMarkUp,
  type Limits,
  type MarkUp,
  type MarkUpForm,
  type MarkUpProblems,
  type MarkUpSubject,
  markUpForm,
  markUpProblems,
  markUpRefusal,
  markUpRequest,
  noAmounts,
  remainingProblems,
  type TypedAmounts,
  typedAmounts,
} from './markUpForm.ts';
import {
  CreateUserProfits,
  DeleteUserProfits,
  SetDefaultProfit,
  UpdateUserProfit,
} from './markUps.graphql.ts';
import { actionDone, defaultText, markUpsText as text } from './markUps.text.ts';

export type EditMarkUp = EditRecord<MarkUpSubject, MarkUpForm, MarkUpProblems>;
export type SwitchMarkUp = ConfirmAction<MarkUp>;
export type RemoveMarkUps = ConfirmAction<MarkedRows>;

interface MarkedRows {
  rows: readonly MarkUp[];
}

/** Sets what is added for one member or many, or changes one row; `onSetMany` is called after many. */
export const editMarkUp = (client: ApolloClient, onSetMany = () => {}) =>
  editRecord({
    blank: blankMarkUp,
    fill: (subject: MarkUpSubject) => markUpForm(subject),
    validate: markUpProblems,
    remaining: remainingProblems,
    save: (form, subject): Promise<unknown> => {
      const request = markUpRequest(form, subject);
      return request.kind === 'set'
        ? runMutation(client, CreateUserProfits, { input: request.input })
        : runMutation(client, UpdateUserProfit, { id: request.id, input: request.change });
    },
    refusedAt: markUpRefusal,
    onSaved: ({ members }) => {
      toast.success(actionDone.save(members.length));
      if (members.length > 1) onSetMany();
    },
  });

/** Lets an amount hold or not. */
export const switchMarkUp = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, enabled }: MarkUp) =>
      runMutation(client, UpdateUserProfit, { id, input: { enabled: !enabled } }),
    onDone: ({ enabled }) => toast.success(actionDone[enabled ? 'disable' : 'enable']),
    lost: text.notSwitched,
  });

/** Removes rows; `onRemoved` is called afterwards. */
export const removeMarkUps = (client: ApolloClient, onRemoved = () => {}) =>
  confirmAction({
    run: ({ rows }: MarkedRows) => runMutation(client, DeleteUserProfits, { ids: rows.map(({ id }) => id) }),
    onDone: ({ rows }) => {
      toast.success(actionDone.remove(rows.length));
      onRemoved();
    },
  });

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
