import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ServiceStatus } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { refreshWarehouses } from './refreshWarehouses.ts';
import { DeleteWarehouse, SetWarehouseStatus } from './sellerWarehouses.graphql.ts';
import {
  type ActionOutcome,
  type ActionRequest,
  type WarehouseAction,
  warehouseActionsMachine,
} from './warehouseActions.machine.ts';
import { actionTexts } from './warehouses.text.ts';

const STATUSES: Record<Exclude<WarehouseAction, 'remove'>, ServiceStatus> = {
  pause: 'PAUSED',
  resume: 'ACTIVE',
  stop: 'DISABLED',
};

/** The row's actions on the real graph; the list is read again after each. */
export function warehouseActionsLogic(client: ApolloClient) {
  return warehouseActionsMachine.provide({
    actors: {
      runAction: fromPromise<ActionOutcome, ActionRequest>(async ({ input: { action, id, reason } }) => {
        const outcome =
          action === 'remove'
            ? await removed(client, id)
            : await changed(client, { id, status: STATUSES[action], pauseReason: reason.trim() || null });
        // A refusal too may mean that the row is out of date.
        refreshWarehouses(client);
        return outcome;
      }),
    },
    actions: { announce: ({ context: { action } }) => toast.success(actionTexts[action].done) },
  });
}

async function changed(
  client: ApolloClient,
  wanted: { id: number; status: ServiceStatus; pauseReason: string | null },
): Promise<ActionOutcome> {
  const answer = await runMutation(client, SetWarehouseStatus, wanted);
  return isRefusal(answer) ? answer : { kind: 'done' };
}

async function removed(client: ApolloClient, id: number): Promise<ActionOutcome> {
  const answer = await runMutation(client, DeleteWarehouse, { id }, { fetchPolicy: 'no-cache' });
  if (isRefusal(answer)) return answer;
  const [result] = answer.deleteWarehouses;
  return result?.done ? { kind: 'done' } : refusal('WAREHOUSE_IN_USE', result?.msg);
}
