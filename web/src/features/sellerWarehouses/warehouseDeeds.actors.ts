import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ServiceStatus } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { refreshWarehouses } from './refreshWarehouses.ts';
import { DeleteWarehouse, SetWarehouseStatus } from './sellerWarehouses.graphql.ts';
import {
  type DeedOutcome,
  type DeedWish,
  type WarehouseDeed,
  warehouseDeedsMachine,
} from './warehouseDeeds.machine.ts';
import { deedWords } from './warehouses.text.ts';

const STATUSES: Record<Exclude<WarehouseDeed, 'remove'>, ServiceStatus> = {
  pause: 'PAUSED',
  resume: 'ACTIVE',
  stop: 'DISABLED',
};

/** The row's actions on the real graph; the list is read again after each. */
export function warehouseDeedsLogic(client: ApolloClient) {
  return warehouseDeedsMachine.provide({
    actors: {
      doDeed: fromPromise<DeedOutcome, DeedWish>(async ({ input: { deed, id, reason } }) => {
        const outcome =
          deed === 'remove'
            ? await removed(client, id)
            : await changed(client, { id, status: STATUSES[deed], pauseReason: reason.trim() || null });
        // A refusal too may mean that the row is out of date.
        refreshWarehouses(client);
        return outcome;
      }),
    },
    actions: { announce: ({ context: { deed } }) => toast.success(deedWords[deed].done) },
  });
}

async function changed(
  client: ApolloClient,
  wanted: { id: number; status: ServiceStatus; pauseReason: string | null },
): Promise<DeedOutcome> {
  const answer = await runMutation(client, SetWarehouseStatus, wanted);
  return isRefusal(answer) ? answer : { kind: 'done' };
}

async function removed(client: ApolloClient, id: number): Promise<DeedOutcome> {
  const answer = await runMutation(client, DeleteWarehouse, { id }, { fetchPolicy: 'no-cache' });
  if (isRefusal(answer)) return answer;
  const [result] = answer.deleteWarehouses;
  return result?.done ? { kind: 'done' } : refusal('WAREHOUSE_IN_USE', result?.msg);
}
