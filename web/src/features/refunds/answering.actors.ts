import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { refreshParcels } from '../../graphql/refreshParcels.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type Answered, type AnswerInput, answeringMachine } from './answering.machine.ts';
import { doneText } from './answering.text.ts';
import { AnswerRefund, ConfirmReturn } from './refunds.graphql.ts';

/** Answering refunds on the real graph. A refusal too may mean that what is on show is out of date. */
export function answeringLogic(client: ApolloClient, onOver: () => void = () => {}) {
  return answeringMachine.provide({
    actors: {
      sendAnswer: fromPromise<Answered, AnswerInput>(({ input }) =>
        send(client, input).finally(() => refreshParcels(client)),
      ),
    },
    actions: {
      announce: (_, { action, results }) => toast.success(doneText(action, results)),
      notifyClosed: onOver,
    },
  });
}

async function send(
  client: ApolloClient,
  { refundId, action, amount, reason }: AnswerInput,
): Promise<Answered> {
  if (action === 'return') {
    const answer = await runMutation(client, ConfirmReturn, { id: refundId });
    return isRefusal(answer) ? answer : { kind: 'done', amount: answer.confirmReturn.amount };
  }
  const input = {
    agree: action === 'agree',
    ...(amount === null ? {} : { amount }),
    ...(reason ? { reason } : {}),
  };
  const answer = await runMutation(client, AnswerRefund, { id: refundId, input });
  return isRefusal(answer) ? answer : { kind: 'done', amount: answer.answerRefund.amount };
}
