import { useSelector } from '@xstate/react';
import { selectBusySubject } from '../../exports/exporting.machine.ts';
import { ChooseAll } from '../../flows/ChooseAll.tsx';
import type { OrderFilter, OrderRowFragment, OrderSort } from '../../graphql/generated/graphql.ts';
import { isBusy } from '../../lib/selectors.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { batchText, batchWords } from './orderBatch.text.ts';
import type { OrderFlows } from './orderFlows.ts';
import { batchOffersOf } from './orderOffers.ts';

const MAX_EXPORTED = 100;

interface Props {
  chosen: RowSelection<OrderRowFragment>;
  flows: OrderFlows;
  /** How many the list holds as it is narrowed. */
  total: number;
  totalIsExact: boolean;
  /** What the list is of. */
  listed: { filter: OrderFilter; sort: OrderSort };
  /** Where invoices of some orders are asked for; nowhere where it is left out. */
  invoicesPath?: (orderIds: readonly number[]) => string;
}

/** What can be done with all the orders that are chosen; with how many of them stands on the button. */
export function OrderBatchBar({
  chosen,
  flows: { batch, selection, exporting },
  total,
  totalIsExact,
  listed,
  invoicesPath,
}: Props) {
  const exported = useSelector(exporting, selectBusySubject);
  const orders = chosen.rows;
  const gathering = useSelector(selection, isBusy);
  if (gathering)
    return (
      <BatchBar
        label={batchText.bar}
        count={batchText.gathering}
        clear={batchText.cancel}
        onClear={() => selection.send({ type: 'all.cancel' })}
      />
    );
  if (orders.length === 0) return null;
  const exportParcels = () => {
    if (orders.length > MAX_EXPORTED) return toast.warning(batchText.exportFirst);
    exporting.send({
      type: 'export.request',
      subject: { list: 'parcelsOf', orderIds: orders.map(({ id }) => id) },
    });
  };
  return (
    <BatchBar
      label={batchText.bar}
      count={batchText.chosen(orders.length)}
      clear={batchText.clear}
      onClear={chosen.clear}
    >
      <ChooseAll
        {...{ selection, total, totalIsExact, filter: listed }}
        count={orders.length}
        text={batchText}
      />
      {batchOffersOf(orders).map(({ action, orders: able }) => (
        <Button
          key={action}
          size="small"
          variant={action === 'pay' ? 'primary' : 'secondary'}
          onClick={() =>
            batch.send({
              type: 'batch.ask',
              subject: {
                action,
                orders: able.map(({ id, orderNo, totalFee, afterSaleStatus }) => ({
                  ...{ id, orderNo, totalFee, isAfterSale: afterSaleStatus === 'ACTIVE' },
                  clientNo: uuid(),
                })),
              },
            })
          }
        >
          {batchWords[action].button(able.length)}
        </Button>
      ))}
      <Button
        size="small"
        loading={exported?.list === 'parcelsOf' && exported.orderIds.length > 1}
        onClick={exportParcels}
      >
        {batchText.export}
      </Button>
      {invoicesPath && orders.length <= MAX_EXPORTED && (
        <LinkButton size="small" to={invoicesPath(orders.map(({ id }) => id))}>
          {batchText.invoices}
        </LinkButton>
      )}
      <CopyMany label={batchText.copyNos} texts={orders.map(({ orderNo }) => orderNo)} />
    </BatchBar>
  );
}
