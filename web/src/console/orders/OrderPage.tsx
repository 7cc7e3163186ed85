import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readId } from '../../lib/page.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { useOperator } from '../consoleActors.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { actOnOrder } from './actOnOrder.ts';
import { changeReceiver } from './changeReceiver.ts';
import { AuditPart, NoticesPart } from './HistoryParts.tsx';
import { AfterSalesPart, LinesPart } from './MoneyParts.tsx';
import { OrderFacts, PartiesPart } from './OrderFacts.tsx';
import { OrderStepDialog } from './OrderStepDialog.tsx';
import { orderText as text } from './orderDetail.text.ts';
import { orderReply } from './orderReply.ts';
import { ShowOrder } from './orders.graphql.ts';
import { orderTones } from './orders.text.ts';
import { ParcelsPart } from './ParcelsPart.tsx';
import { ReceiverDialog } from './ReceiverDialog.tsx';

const WAITING = [180, 120, 240];

/** All that there is to the order of the address. */
export default function OrderPage() {
  const id = readId(useParams().orderId ?? '');
  return id === null ? <EmptyState title={text.notFound} /> : <Shown key={id} id={id} />;
}

function Shown({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ShowOrder, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const acting = useFlow(actOnOrder);
  const changing = useFlow(changeReceiver);
  const mayAct = useOperator().permissions.includes('orders.act');
  if (!data)
    return error ? (
      <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <Stack gap={16} aria-busy aria-label={text.loading}>
        {WAITING.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </Stack>
    );
  const { order } = data;
  const back = order.paidAt === null ? 0 : order.totalFee - order.refundFee;
  const { sections: titles } = text;
  return (
    <>
      <RecordPage
        title={
          <Row as="span" gap={12} wrap>
            <Copyable text={order.orderNo} label={text.title(order.orderNo)} />
            <StatusDot tone={orderTones[order.status]}>{order.statusText}</StatusDot>
          </Row>
        }
        actions={
          <Row gap={8} wrap>
            <CopyReply reply={orderReply(order, order.parcels)} label={text.reply} />
            {mayAct && order.mayCancel && (
              <Button
                variant="danger"
                onClick={() =>
                  acting.send({
                    type: 'action.ask',
                    subject: { step: 'cancel', id, no: order.orderNo, fen: back, reason: '' },
                  })
                }
              >
                {text.cancel}
              </Button>
            )}
          </Row>
        }
        sections={[
          { title: titles.order, content: <OrderFacts order={order} /> },
          { title: titles.parties, content: <PartiesPart order={order} /> },
          {
            title: titles.parcels,
            content: (
              <ParcelsPart
                order={order}
                mayAct={mayAct}
                onStep={(subject) => acting.send({ type: 'action.ask', subject })}
                onReceiver={(subject) => changing.send({ type: 'action.ask', subject })}
              />
            ),
          },
          { title: titles.lines, content: <LinesPart order={order} /> },
          { title: titles.afterSales, content: <AfterSalesPart order={order} /> },
          { title: titles.notices, content: <NoticesPart order={order} /> },
          { title: titles.audit, content: <AuditPart order={order} /> },
        ]}
      />
      <OrderStepDialog actor={acting} />
      <ReceiverDialog actor={changing} />
    </>
  );
}
