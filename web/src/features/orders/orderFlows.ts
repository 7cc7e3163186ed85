import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { Exporting } from '../../exports/exporting.selectors.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { orderActionsLogic } from './orderActions.actors.ts';
import type { OrderActions } from './orderActions.selectors.ts';
import { reviewOrderLogic } from './reviewOrder.actors.ts';
import type { OrderReview } from './reviewOrder.selectors.ts';
import { type OrderBatch, runOnOrders } from './runOnOrders.ts';

/** What can be set going from the page of orders. */
export interface OrderFlows {
  actions: OrderActions;
  batch: OrderBatch;
  review: OrderReview;
  exporting: Exporting;
}

/** The flows of the page of orders, the same ones at every rendering; they end with the page. */
export function useOrderFlows(): OrderFlows {
  const client = useApolloClient();
  const logics = useMemo(
    () => ({
      actions: orderActionsLogic(client),
      batch: runOnOrders(client),
      review: reviewOrderLogic(client),
    }),
    [client],
  );
  const actions = useActorRef(logics.actions);
  const batch = useActorRef(logics.batch);
  const review = useActorRef(logics.review);
  const exporting = useExporting();
  return useMemo(() => ({ actions, batch, review, exporting }), [actions, batch, review, exporting]);
}
