import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ShopOrderFilter } from '../../../../graphql/generated/graphql.ts';
import { invalidate } from '../../../../graphql/invalidate.ts';
import { type Cursor, runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { loadGoodsFacts } from '../../../goodsPicker/loadGoodsFacts.ts';
import { type ChosenOrder, type ListFilter, type Plan, waitingFilter } from './autoDraft.ts';
import { filterInput } from './batchInput.ts';
import { MAX_CHOSEN, type MergedGroup, namedParcels, piecesOf } from './chosenOrders.ts';
import { goodsOfPlan } from './plannedParcels.ts';
import type {
  Found,
  OrderChange,
  OrdersChanged,
  Planned,
  PlanRequest,
  Pulled,
  Rejection,
} from './shipAuto.types.ts';
import {
  FindShopOrders,
  IgnoreShopOrders,
  MergeShopOrders,
  PlanShopOrders,
  PullShopOrders,
  SplitMergeOrder,
} from './shopOrders.graphql.ts';

const PAGE_SIZE = 100;
const DAY_MS = 24 * 3_600_000;
/** The server's clock may be ahead, and a reading goes back thirty days at most. */
const MINUTE_MS = 60_000;

interface PullRequest {
  shopId: number;
  /** Of a reading that goes on; null begins one. */
  taskId: string | null;
  days: number;
}

/** Work on a shop's orders, through the gateway. */
export function shopOrderActors(client: ApolloClient) {
  return {
    pullOrders: fromPromise<Pulled, PullRequest>(async ({ input, signal }) => {
      const answer = await runMutation(client, PullShopOrders, { input: pullInput(input) }, { signal });
      if (isRefusal(answer)) return answer;
      if (answer.pullShopOrders.done) void invalidate(client, 'shopOrdersPulled');
      const { taskId, done, total, added, updated } = answer.pullShopOrders;
      return { kind: 'pulled', taskId, done, total, added, updated };
    }),
    findOrders: fromPromise<Found, { shopId: number; filter: ListFilter }>(
      async ({ input: { shopId, filter }, signal }) => {
        const isFull = (found: readonly ChosenOrder[]) => found.length >= MAX_CHOSEN;
        const shippable: ListFilter = { ...filter, importStatus: 'PENDING', refund: false };
        return findPages(client, filterInput(shopId, shippable), isFull, signal);
      },
    ),
    recheckOrders: fromPromise<Found, { shopId: number; chosen: readonly ChosenOrder[] }>(
      async ({ input: { shopId, chosen }, signal }) => {
        return findChosen(client, shopId, chosen, signal);
      },
    ),
    changeOrders: fromPromise<OrdersChanged, OrderChange>(({ input }) => changeOrders(client, input)),
    planOrders: fromPromise<Planned, PlanRequest>(
      async ({ input: { shopId, chosen, fallbackIds }, signal }) => {
        const named = namedParcels(chosen);
        const ids = new Set(chosen.map(({ id }) => id));
        const accepted = fallbackIds.filter((id) => ids.has(id));
        const variables = { input: { shopId, byItems: true, ...named, fallbackIds: accepted } };
        const answer = await runQuery(client, PlanShopOrders, variables, { uncached: 'momentary', signal });
        if (isRefusal(answer)) return answer;
        const plan = answer.shopOrderPlan;
        // The wizard does not wait for what another courier would take.
        void loadFreight(client, plan).catch(() => {});
        return { kind: 'planned', plan };
      },
    ),
  };
}

/** Most goods whose freight is read for a plan. */
const MAX_FREIGHT = 30;

/** Reads what couriers take for the goods of a plan. */
export async function loadFreight(client: ApolloClient, { parts }: Plan): Promise<void> {
  await Promise.all(
    goodsOfPlan(parts)
      .slice(0, MAX_FREIGHT)
      .map((id) => loadGoodsFacts(client, id)),
  );
}

async function changeOrders(client: ApolloClient, change: OrderChange): Promise<OrdersChanged> {
  if (change.type === 'orders.merge') return mergeOrders(client, change.groups);
  if (change.type === 'merge.split') {
    const answer = await runMutation(client, SplitMergeOrder, { id: change.mergeId });
    return isRefusal(answer) ? answer : { kind: 'split', mergeId: change.mergeId };
  }
  const variables = { ids: [...change.ids], ignored: change.type === 'orders.ignore' };
  const answer = await runMutation(client, IgnoreShopOrders, variables);
  return isRefusal(answer) ? answer : { kind: 'ignored', ids: change.ids };
}

/** Group after group; what of them was refused is told where something came of the others. */
async function mergeOrders(
  client: ApolloClient,
  wanted: readonly (readonly number[])[],
): Promise<OrdersChanged> {
  const groups: MergedGroup[] = [];
  const rejected: Rejection[] = [];
  let refused: Refusal | null = null;
  for (const ids of wanted) {
    const answer = await runMutation(client, MergeShopOrders, { ids: [...ids] });
    if (isRefusal(answer)) {
      refused = answer;
      rejected.push(...ids.map((shopOrderId) => ({ shopOrderId, msg: answer.msg })));
      continue;
    }
    rejected.push(...answer.mergeShopOrders.rejected);
    for (const { id, shopOrderIds } of answer.mergeShopOrders.list) {
      if (typeof id === 'number') groups.push({ mergeId: id, shopOrderIds });
    }
  }
  return refused && groups.length === 0 ? refused : { kind: 'merged', groups, rejected };
}

/** The chosen orders as far as they still wait, and what was read on the way to them. */
export async function findChosen(
  client: ApolloClient,
  shopId: number,
  chosen: readonly ChosenOrder[],
  signal?: AbortSignal,
): Promise<Found> {
  const sought = new Set(chosen.map(({ id }) => id));
  const hasAll = (found: readonly ChosenOrder[]) =>
    found.filter(({ id }) => sought.has(id)).length === sought.size;
  return findPages(client, filterInput(shopId, waitingFilter), hasAll, signal);
}

/** Orders page by page, each behind the one before, until there are enough of them or no more. */
async function findPages(
  client: ApolloClient,
  filter: ShopOrderFilter,
  isEnough: (found: readonly ChosenOrder[]) => boolean,
  signal?: AbortSignal,
): Promise<Found> {
  const orders: ChosenOrder[] = [];
  let cursor: Cursor;
  do {
    const variables = { filter, cursor, pageSize: PAGE_SIZE };
    const answer = await runQuery(client, FindShopOrders, variables, signal ? { signal } : {});
    if (isRefusal(answer)) return answer;
    orders.push(
      ...answer.shopOrders.list.map(({ id, mergeId, items }) => ({
        ...{ id, mergeId: mergeId ?? null, quantity: piecesOf(items) },
      })),
    );
    cursor = answer.shopOrders.nextCursor;
  } while (cursor && !isEnough(orders));
  return { kind: 'found', orders };
}

function pullInput({ shopId, taskId, days }: PullRequest) {
  if (taskId !== null) return { taskId };
  return { shopId, startAt: new Date(Date.now() - days * DAY_MS + MINUTE_MS).toISOString() };
}
