import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { uuid } from '../../lib/uuid.ts';
import { receiverLogic } from '../parcels/receiver.actors.ts';
import { runParcelAction } from '../parcels/runParcelAction.ts';
import { requestRefunds } from '../refunds/requestRefunds.ts';
import { inboxLogic } from './inbox.actors.ts';
import { refundSubjectOf } from './problemActions.ts';

type Results = ReadonlyMap<number, { kind: string; msg?: string }>;

/**
 * The inbox, and the actors that it hands problems to; what these report comes back to it. They speak to each other, so
 * each gets its callbacks anew with every rendering.
 */
export function useInbox(by: 'buyer' | 'seller') {
  const client = useApolloClient();
  const subscribe = (results: Results) =>
    inbox.send({ type: 'results.received', failures: failuresOf(results) });
  const refunding = useActorRef(requestRefunds(client, subscribe));
  const actions = useActorRef(runParcelAction(client, subscribe));
  const receiver = useActorRef(receiverLogic(client));
  const inbox = useActorRef(
    inboxLogic(client, {
      passOn: (bulkAction, problems) => {
        if (bulkAction === 'REFUND') {
          const parcels = problems.flatMap((problem) => refundSubjectOf(problem) ?? []);
          return refunding.send({ type: 'batch.ask', subject: { parcels, by, reason: '' } });
        }
        const parcels = problems.flatMap(({ packageId, orderId }) =>
          packageId === null || orderId === null ? [] : [{ id: packageId, orderId }],
        );
        const action = bulkAction === 'AGAIN_SUBMIT' ? 'resubmit' : 'resend';
        actions.send({ type: 'batch.run', subject: { action, parcels, clientNo: uuid() } });
      },
      openReceiver: ({ packageId, packageNo, receiver: line }) =>
        receiver.send({ type: 'editor.open', subject: { packageId, packageNo, receiver: line } }),
    }),
  );
  return { inbox, refunding, actions, receiver };
}

/** By parcel: why it did not go, null where it did. */
function failuresOf(results: Results): ReadonlyMap<number, string | null> {
  return new Map([...results].map(([id, { kind, msg }]) => [id, kind === 'failed' ? (msg ?? '') : null]));
}
