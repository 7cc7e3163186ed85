import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Exporting } from '../../exports/exporting.machine.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { useFlow } from '../../flows/useFlow.ts';
import {
  askOrderAction,
  type OrderActions,
  type QuickActions,
  type Replacement,
  runQuickAction,
} from './orderActions.ts';
import { type OrderReview, reviewOrder } from './reviewOrder.ts';
import { type OrderBatch, runOnOrders } from './runOnOrders.ts';

/** What can be set going from the page of orders. */
export interface OrderFlows {
  actions: OrderActions;
  quick: QuickActions;
  batch: OrderBatch;
  review: OrderReview;
  exporting: Exporting;
  /** The order that replaced a cancelled one, until the person has read it. */
  replacement: Replacement | null;
  setReplacement: (replacement: Replacement | null) => void;
}

/** The flows of the page of orders; they end with the page. */
export function useOrderFlows(): OrderFlows {
  const client = useApolloClient();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const actions = useActorRef(useMemo(() => askOrderAction(client, setReplacement), [client]));
  const quick = useFlow(runQuickAction);
  const batch = useFlow(runOnOrders);
  const review = useFlow(reviewOrder);
  const exporting = useExporting();
  return useMemo(
    () => ({ actions, quick, batch, review, exporting, replacement, setReplacement }),
    [actions, quick, batch, review, exporting, replacement],
  );
}
