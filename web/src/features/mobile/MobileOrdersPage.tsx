import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { paths } from '../../lib/paths.ts';
import { FeedList } from '../../shop/FeedList.tsx';
import { useFeed } from '../../shop/useFeed.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { OrderDialog } from '../orders/OrderDialog.tsx';
import { askOrderAction, type OrderQuestion } from '../orders/orderActions.ts';
import { ListOrders } from '../orders/orders.graphql.ts';
import { orderTabNames } from '../orders/orders.text.ts';
import { ORDER_TABS, type OrderTab, ordersParams, ordersVariables } from '../orders/ordersQuery.ts';
import { useReconnect, useSession } from '../session/useSession.ts';
import { Chips } from './Chips.tsx';
import styles from './MobileOrdersPage.module.css';
import { mobileText as text } from './mobile.text.ts';
import { PhoneHead } from './PhoneHead.tsx';
import { PhoneOrder } from './PhoneOrder.tsx';

/** The caller's orders on a phone; visitors are offered to sign in. */
export default function MobileOrdersPage() {
  usePageTitle(text.myOrders);
  const { status, user } = useSession();
  const { connecting, retry } = useReconnect();
  const isVisitor = status === 'anonymous' || status === 'expired';
  return (
    <>
      <PhoneHead title={text.myOrders} />
      {isVisitor && <LoginCard />}
      {!isVisitor && user && <PhoneOrders />}
      {status === 'unreachable' && (
        <ErrorState message={text.unreachable} onRetry={retry} busy={connecting} />
      )}
      {!isVisitor && !user && status !== 'unreachable' && (
        <div className={styles.list} aria-hidden="true">
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      )}
    </>
  );
}

/** Stands in for the orders of a visitor. */
function LoginCard() {
  const openLogin = useOpenLogin();
  return (
    <EmptyState
      illustration="lock"
      title={text.loginForOrders}
      hint={text.loginForOrdersHint}
      action={
        <Button variant="primary" size="large" onClick={() => openLogin()}>
          {text.login}
        </Button>
      }
    />
  );
}

/** The orders of a status, and what can be done with each. */
function PhoneOrders() {
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
  const feed = useFeed(null, {
    query: ListOrders,
    variablesOf: (page) => ordersVariables({ ...ordersParams.initial, tab, page }),
    rowsOf: ({ orders }) => orders.list,
    fetchPolicy: 'network-only',
  });
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
