import type { ApolloClient } from '@apollo/client';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { LoadCaseQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { DecideCase, PreviewCaseDecision } from './cases.graphql.ts';
import { decideText as text } from './cases.text.ts';
import { type Decided, type Decision, decideCaseMachine, type Previewed } from './decideCase.machine.ts';
import { verdictOf } from './decideCase.rules.ts';

export type Deciding = ActorRefFrom<typeof decideCaseMachine>;
/** What is known of the case that is decided. */
export type DecidedCase = Pick<LoadCaseQuery['case'], 'amount' | 'maxAmount' | 'secondEyes'>;

/** Deciding a case, on the real graph. */
export const decideCase = (client: ApolloClient) =>
  decideCaseMachine.provide({
    actors: {
      previewDecision: fromPromise<Previewed, Decision>(async ({ input: { caseId, form } }) => {
        const verdict = verdictOf(form);
        const asked = { id: caseId, verdict };
        const answer = await runQuery(client, PreviewCaseDecision, asked, { uncached: 'momentary' });
        return isRefusal(answer) ? answer : { kind: 'previewed', preview: answer.caseDecisionPreview };
      }),
      sendDecision: fromPromise<Decided, Decision>(async ({ input: { caseId, form } }) => {
        const input = { verdict: verdictOf(form), reason: form.reason.trim() };
        const answer = await runMutation(client, DecideCase, { id: caseId, input });
        return isRefusal(answer) ? answer : { kind: 'decided', isDone: answer.decideCase.isDone };
      }),
    },
    actions: {
      announce: (_, answer) => {
        if (!isRefusal(answer)) toast.success(answer.isDone ? text.done : text.askedDone);
      },
    },
  });
