import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { RevealReceiver } from '../parcels.graphql.ts';
import { type Revealed, revealingMachine } from './revealing.machine.ts';

/** The receiver of a parcel in clear. The server records it; no cache keeps it. */
async function revealReceiver(
  client: ApolloClient,
  parcelId: number,
  signal: AbortSignal,
): Promise<Revealed> {
  const answer = await runMutation(client, RevealReceiver, { id: parcelId }, { uncached: 'private', signal });
  if (isRefusal(answer)) return answer;
  const { receiverName, receiverPhone, address, provinceCode, cityCode, districtCode, ...names } =
    answer.revealReceiver;
  const { province, city, district } = names;
  return {
    kind: 'revealed',
    receiver: {
      ...{ name: receiverName, phone: receiverPhone, detail: address, thirdOrderNo: '' },
      ...{ provinceCode, cityCode, districtCode, province, city, district },
    },
  };
}

/** Looking at receivers, on the real graph. */
export const revealingLogic = (client: ApolloClient) =>
  revealingMachine.provide({ actors: { revealReceiver: receiverActor(client) } });

/** What shows a receiver in clear to a chart; its input is the id of the parcel. */
export const receiverActor = (client: ApolloClient) =>
  fromPromise<Revealed, number>(({ input, signal }) => revealReceiver(client, input, signal));
