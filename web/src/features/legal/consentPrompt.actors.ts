import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { type Answer, type Answered, type Asked, consentPromptMachine } from './consentPrompt.machine.ts';
import { AnswerConsents, LoadConsents } from './legal.graphql.ts';

/** Asking on the real graph: about what was never answered, or `again` about all that is not agreed to. */
export function consentPromptLogic(client: ApolloClient, again: boolean) {
  return consentPromptMachine.provide({
    actors: {
      loadPendingConsents: fromPromise<Asked>(async () => {
        const answer = await runQuery(client, LoadConsents, {});
        if (isRefusal(answer)) return answer;
        return {
          kind: 'loaded',
          texts: answer.consents.filter(({ agreed }) => agreed === null || (again && !agreed)),
        };
      }),
      answerConsents: fromPromise<Answered, Answer>(async ({ input }) => {
        const answer = await runMutation(client, AnswerConsents, input);
        return isRefusal(answer) ? answer : { kind: 'answered' };
      }),
    },
  });
}
