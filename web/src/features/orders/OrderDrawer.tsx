import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useInView } from '../../ui/base/useInView.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { KeepTemplateButton } from '../shipmentTemplates/KeepTemplateButton.tsx';
import { OrderRowActions } from './OrderRowActions.tsx';
import { detailText as text } from './orderDetail.text.ts';
import type { OrderFlows } from './orderFlows.ts';
import { LoadOrder } from './orders.graphql.ts';

const OrderDetails = lazy(() => import('./OrderDetails.tsx'));

interface Props {
  /** Null: nothing is open. */
  orderId: number | null;
  flows: OrderFlows;
  by: 'buyer' | 'seller';
  onClose: () => void;
}

/** Everything about one order, beside the list. */
export function OrderDrawer({ orderId, flows, by, onClose }: Props) {
  const query = useQuery(LoadOrder, {
    variables: { id: orderId ?? 0 },
    skip: orderId === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const inView = useInView();
  const order = query.data?.order;
  return (
    <Drawer
      open={orderId !== null && inView}
      title={text.title}
      width={560}
      onClose={onClose}
      actions={
        order && (
          <>
            {by === 'buyer' && order.allowedActions.includes('COPY') && (
              <KeepTemplateButton kept={{ orderId: order.id }} goods={[order.goodName]} />
            )}
            <OrderRowActions order={order} flows={flows} inDetail />
          </>
        )
      }
    >
      {order && (
        <Suspense fallback={<Waiting />}>
          <OrderDetails order={order} by={by} />
        </Suspense>
      )}
      {!order && query.error && (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      )}
      {!order && !query.error && <Waiting />}
    </Drawer>
  );
}

function Waiting() {
  return (
    <Stack gap={24} role="status" aria-label={text.loading}>
      <Skeleton width={220} height={24} />
      <Skeleton height={72} />
      <Skeleton height={160} />
      <Skeleton height={200} />
    </Stack>
  );
}
