import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import type { ServiceStatus } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteWarehouse, SetWarehouseStatus } from './sellerWarehouses.graphql.ts';
import { actionTexts, warehouseActionText as text, type WarehouseAction } from './warehouses.text.ts';

/** What is done to a row. */
export interface WarehouseSubject {
  action: WarehouseAction;
  id: number;
  name: string;
  goodsCount: number;
  openOrders: number;
  /** Why it is paused. */
  reason: string;
}

const STATUSES: Record<Exclude<WarehouseAction, 'remove'>, ServiceStatus> = {
  pause: 'PAUSED',
  resume: 'ACTIVE',
  stop: 'DISABLED',
};

/** Pausing, resuming, stopping or removing a warehouse. */
export const changeWarehouse = (client: ApolloClient) =>
  confirmAction({
    run: ({ action, id, reason }: WarehouseSubject): Promise<unknown> =>
      action === 'remove'
        ? remove(client, id)
        : runMutation(client, SetWarehouseStatus, {
            ...{ id, status: STATUSES[action], pauseReason: reason.trim() || null },
          }),
    validate: ({ action, reason }) =>
      action === 'pause' && reason.trim() === '' ? text.reasonMissing : null,
    isPossible: (subject) => !isHeld(subject),
    onDone: ({ action }) => toast.success(actionTexts[action].done),
  });

/** Whether it cannot be removed, since it holds goods or owes parcels. */
export function isHeld({ action, goodsCount, openOrders }: WarehouseSubject): boolean {
  return action === 'remove' && (goodsCount > 0 || openOrders > 0);
}

async function remove(client: ApolloClient, id: number) {
  // The answer is about this try alone.
  const answer = await runMutation(client, DeleteWarehouse, { id }, { uncached: 'ownUse' });
  if (isRefusal(answer)) return answer;
  const [result] = answer.deleteWarehouses;
  return result?.done ? answer : refusal('WAREHOUSE_IN_USE', result?.msg);
}
