import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { paths } from '../../lib/paths.ts';
import { FeedList } from '../../shop/FeedList.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OrderDialog } from '../orders/OrderDialog.tsx';
import { askOrderAction, type OrderQuestion } from '../orders/orderActions.ts';
import { ListOrders } from '../orders/orders.graphql.ts';
import { orderTabNames } from '../orders/orders.text.ts';
import { ORDER_TABS, type OrderTab, ordersParams, ordersVariables } from '../orders/ordersQuery.ts';
import { Chips } from './Chips.tsx';
import { mobileText as text } from './mobile.text.ts';
import { orderFeedLogic } from './orderFeed.actors.ts';
import { PhoneOrder } from './PhoneOrder.tsx';
import styles from './PhoneOrders.module.css';

/** The orders of a status, and what can be done with each. */
export function PhoneOrders() {
  const [params] = useSearchParams();
  const { tab } = ordersParams.read(params);
  const actions = useFlow(askOrderAction);
  const { data } = useQuery(ListOrders, {
    variables: ordersVariables({ ...ordersParams.initial, tab }),
    fetchPolicy: 'cache-only',
  });
  const counts = data?.orders.counts;
  return (
    <>
      <Chips
        label={text.orderTabs}
        chips={ORDER_TABS.map((key) => ({
          key,
          label: orderTabNames[key],
          count: key === 'all' ? undefined : counts?.[key],
          to: { search: ordersParams.write({ ...ordersParams.initial, tab: key }) },
          current: key === tab,
        }))}
      />
      <OrderFeed key={tab} tab={tab} ask={(subject) => actions.send({ type: 'action.ask', subject })} />
      <OrderDialog actor={actions} />
    </>
  );
}

type Ask = (question: OrderQuestion) => void;

function OrderFeed({ tab, ask }: { tab: OrderTab; ask: Ask }) {
  const client = useApolloClient();
  const [logic] = useState(() => orderFeedLogic(client, tab));
  const feed = useActorRef(logic, { input: { pages: 0 } });
  return (
    <FeedList
      feed={feed}
      label={text.myOrders}
      className={styles.list}
      renderPage={(page) => <OrderPage key={page} tab={tab} page={page} ask={ask} />}
      renderWaiting={(key) => (
        <li key={key} aria-hidden="true">
          <Skeleton height={168} />
        </li>
      )}
      waiting={{ first: 3, next: 1 }}
      empty={<NoOrders everywhere={tab === 'all'} />}
    />
  );
}

function OrderPage({ tab, page, ask }: { tab: OrderTab; page: number; ask: Ask }) {
  const { data } = useQuery(ListOrders, {
    variables: ordersVariables({ ...ordersParams.initial, tab, page }),
    fetchPolicy: 'cache-first',
  });
  return data?.orders.list.map((order) => <PhoneOrder key={order.id} order={order} ask={ask} />);
}

function NoOrders({ everywhere }: { everywhere: boolean }) {
  return (
    <EmptyState
      title={everywhere ? text.noOrders : text.noOrdersHere}
      hint={everywhere ? text.noOrdersHint : text.noOrdersHereHint}
      action={<LinkButton to={paths.mobile}>{text.goShopping}</LinkButton>}
    />
  );
}
