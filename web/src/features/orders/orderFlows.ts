import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
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
import { type OrderSelection, orderSelection } from './orderSelection.ts';
import { type OrderReview, readReviewed, reviewOrder } from './reviewOrder.ts';
import { type OrderBatch, runOnOrders } from './runOnOrders.ts';

/** What can be set going from the page of orders. */
export interface OrderFlows {
  actions: OrderActions;
  quick: QuickActions;
  batch: OrderBatch;
  selection: OrderSelection;
  review: OrderReview;
  /** Opens the form of reviews, once it is known of which goods. */
  opening: ActorRefFrom<typeof readReviewed>;
  exporting: Exporting;
  /** The order that replaced a cancelled one, until the person has read it. */
  replacement: Replacement | null;
  setReplacement: (replacement: Replacement | null) => void;
}

const reviewOrderOf = (client: ApolloClient) => reviewOrder(client);

/** The flows of the page of orders; they end with the page. */
export function useOrderFlows(): OrderFlows {
  const client = useApolloClient();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const actions = useActorRef(useMemo(() => askOrderAction(client, setReplacement), [client]));
  const quick = useFlow(runQuickAction);
  const batch = useFlow(runOnOrders);
  const selection = useFlow(orderSelection);
  const review = useFlow(reviewOrderOf);
  const opening = useActorRef(
    useMemo(
      () => readReviewed(client, (item) => review.send({ type: 'editor.open', item })),
      [client, review],
    ),
  );
  const exporting = useExporting();
  return useMemo(
    () => ({ actions, quick, batch, selection, review, opening, exporting, replacement, setReplacement }),
    [actions, quick, batch, selection, review, opening, exporting, replacement],
  );
}
