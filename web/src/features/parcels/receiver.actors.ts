import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ReadAddresses } from '../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { oneLine } from '../../lib/oneLine.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { receiverOf } from '../shipments/shared/recipients/recipient.ts';
import { EditReceiver } from './parcels.graphql.ts';
import { type ReceiverRead, receiverMachine, type SaveInput } from './receiver.machine.ts';
import { receiverText } from './receiver.text.ts';
import { receiverActor } from './revealing/revealReceiver.ts';

/** The receiver editor on the real graph. */
export function receiverLogic(client: ApolloClient) {
  return receiverMachine.provide({
    actors: {
      revealReceiver: receiverActor(client),
      readReceiver: fromPromise<ReceiverRead, string>(async ({ input, signal }) => {
        // The reader takes every line for a person of its own.
        const text = oneLine(input).trim();
        // Nothing else shows what was read.
        const answer = await runQuery(client, ReadAddresses, { text }, { uncached: 'private', signal });
        return isRefusal(answer) ? answer : { kind: 'read', reading: answer.readAddresses[0] ?? null };
      }),
      saveReceiver: fromPromise<unknown, SaveInput>(async ({ input: { parcelId, form } }) => {
        const { receiverName, receiverPhone, address } = receiverOf(form);
        const { provinceCode, cityCode, districtCode } = form;
        const input = {
          ...{ receiverName, receiverPhone, address },
          ...{ provinceCode, cityCode, districtCode },
          // Empty words take away those that were there.
          ...{ specification: form.specification.trim(), remark: form.remark.trim() },
        };
        return runMutation(client, EditReceiver, { id: parcelId, input });
      }),
    },
    actions: { announce: () => toast.success(receiverText.saved) },
  });
}
