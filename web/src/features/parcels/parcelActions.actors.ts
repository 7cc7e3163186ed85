import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { refreshParcels } from '../../graphql/refreshParcels.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import {
  type ActionPart,
  type ActionResponse,
  type ActionResults,
  parcelActionsMachine,
} from './parcelActions.machine.ts';
import { ResendShipped, ResubmitParcels } from './parcels.graphql.ts';
import { parcelActionsText } from './parcels.text.ts';

/** The actions on the real graph. Shown lists are refetched after each order. */
export function parcelActionsLogic(client: ApolloClient, onReport: (results: ActionResults) => void) {
  return parcelActionsMachine.provide({
    actors: {
      runPart: fromPromise<ActionResponse, ActionPart>(({ input }) =>
        run(client, input).finally(() => refreshParcels(client)),
      ),
    },
    actions: {
      report: (_, { results }) => onReport(results),
      announce: (_, { action, count }) => toast.success(parcelActionsText.done[action](count)),
    },
  });
}

async function run(client: ApolloClient, part: ActionPart): Promise<ActionResponse> {
  const failed = await failuresOf(client, part);
  return part.packageIds.map((id) => {
    const msg = typeof failed === 'string' ? failed : failed.find(({ packageId }) => packageId === id)?.msg;
    return [id, msg === undefined ? { kind: 'gone' } : { kind: 'failed', msg }];
  });
}

/** The parcels of the order that did not go, or why none of them did. */
async function failuresOf(
  client: ApolloClient,
  { action, orderId, packageIds, clientNo }: ActionPart,
): Promise<string | readonly { packageId: number; msg: string }[]> {
  const variables = { id: orderId, packageIds: [...packageIds] };
  if (action === 'resend') {
    const answer = await runMutation(client, ResendShipped, variables);
    return isRefusal(answer) ? answer.msg : answer.reAutoSend.failed;
  }
  const answer = await runMutation(client, ResubmitParcels, { ...variables, clientNo });
  return isRefusal(answer) ? answer.msg : answer.againSubmit.skipped;
}
