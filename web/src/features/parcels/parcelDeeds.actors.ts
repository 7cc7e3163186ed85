import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { refreshParcels } from '../refunds/refreshParcels.ts';
import {
  type DeedAnswer,
  type DeedPart,
  type DeedResults,
  parcelDeedsMachine,
} from './parcelDeeds.machine.ts';
import { ResendShipped, ResubmitParcels } from './parcels.graphql.ts';
import { deedsText } from './parcels.text.ts';

/** The deeds on the real graph. What is on show is read again after each order. */
export function parcelDeedsLogic(client: ApolloClient, onReport: (results: DeedResults) => void) {
  return parcelDeedsMachine.provide({
    actors: {
      doPart: fromPromise<DeedAnswer, DeedPart>(({ input }) =>
        run(client, input).finally(() => refreshParcels(client)),
      ),
    },
    actions: {
      report: (_, { results }) => onReport(results),
      announce: (_, { deed, count }) => toast.success(deedsText.done[deed](count)),
    },
  });
}

async function run(client: ApolloClient, part: DeedPart): Promise<DeedAnswer> {
  const failed = await failuresOf(client, part);
  return part.packageIds.map((id) => {
    const msg = typeof failed === 'string' ? failed : failed.find(({ packageId }) => packageId === id)?.msg;
    return [id, msg === undefined ? { kind: 'gone' } : { kind: 'failed', msg }];
  });
}

/** The parcels of the order that did not go, or why none of them did. */
async function failuresOf(
  client: ApolloClient,
  { deed, orderId, packageIds, clientNo }: DeedPart,
): Promise<string | readonly { packageId: number; msg: string }[]> {
  const variables = { id: orderId, packageIds: [...packageIds] };
  if (deed === 'resend') {
    const answer = await runMutation(client, ResendShipped, variables);
    return isRefusal(answer) ? answer.msg : answer.reAutoSend.failed;
  }
  const answer = await runMutation(client, ResubmitParcels, { ...variables, clientNo });
  return isRefusal(answer) ? answer.msg : answer.againSubmit.skipped;
}
