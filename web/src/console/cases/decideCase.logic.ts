import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { DecideCase, PreviewCaseDecision } from './cases.graphql.ts';
import { decideText as text } from './cases.text.ts';
import { type Decided, type Decision, decideCaseMachine, type Previewed } from './decideCase.machine.ts';
import { verdictOf } from './decideCase.rules.ts';

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
