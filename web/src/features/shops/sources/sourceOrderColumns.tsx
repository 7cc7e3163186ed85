import { platformNames } from '../../../fields/platform.text.ts';
import type { SourceOrderFieldsFragment, SourceOrderStatus } from '../../../graphql/generated/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { StatusDot, type Tone } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { sourceStatusNames, sourcesText as text } from './sources.text.ts';

type Order = SourceOrderFieldsFragment;

const column = columnsNamed<Order, 'order' | 'goods' | 'amount' | 'state' | 'actions'>(text);

const TONES: Record<SourceOrderStatus, Tone> = {
  WAITING: 'info',
  UNPAID: 'warning',
  PAID: 'info',
  SENT: 'info',
  TOLD: 'success',
  CLOSED: 'quiet',
};

type Acts = Record<'onCashier' | 'onAgreement' | 'onRetry' | 'onCancel', (order: Order) => void>;
/** Why orders were not paid that were to be paid together, by their ids. */
type Unpaid = { unpaid: ReadonlyMap<number, string> };

/** The columns of what is bought at 1688. */
export function sourceOrderColumns({ unpaid, ...acts }: Acts & Unpaid) {
  return [
    column('order', 208, ({ remoteOrderNo, shopName, platform, createdAt }) => (
      <>
        <Text block num>
          {remoteOrderNo}
        </Text>
        <SecondLine>{[shopName, platformNames[platform]].join(' · ')}</SecondLine>
        <SecondLine num>{formatDateTime(createdAt)}</SecondLine>
      </>
    )),
    column('goods', undefined, ({ items, supplier, sourceName }) => (
      <>
        {items.map(({ offerNo, specNo, title, specName, quantity }) => (
          <Text block key={`${offerNo} ${specNo}`}>
            {text.items(title, specName, quantity)}
          </Text>
        ))}
        <SecondLine>{[supplier, sourceName].join(' · ')}</SecondLine>
      </>
    )),
    column(
      'amount',
      120,
      ({ amount, freight }) =>
        amount === null ? (
          <Text tone="secondary">{text.unknownAmount}</Text>
        ) : (
          <>
            <Text num>{formatMoney(amount)}</Text>
            <SecondLine num>{text.freight(formatMoney(freight ?? 0))}</SecondLine>
          </>
        ),
      { align: 'right' },
    ),
    column('state', 232, (order) => <State order={order} problem={unpaid.get(order.id)} />),
    column('actions', 208, (order) => <Actions order={order} {...acts} />, { align: 'right' }),
  ];
}

function State({ order, problem }: { order: Order; problem: string | undefined }) {
  const { status, code, msg, dueAt, sourceOrderNo, waybillNo, courierName } = order;
  return (
    <>
      <StatusDot tone={code ? 'danger' : TONES[status]}>{sourceStatusNames[status]}</StatusDot>
      {msg && <SecondLine tone={code ? 'danger' : 'warning'}>{msg}</SecondLine>}
      {problem !== undefined && status === 'UNPAID' && (
        <SecondLine tone="danger" role="status">
          {problem}
        </SecondLine>
      )}
      {code && dueAt && status !== 'PAID' && (
        <SecondLine num>{text.againAt(formatDateTime(dueAt))}</SecondLine>
      )}
      {sourceOrderNo && <SecondLine num>{text.no(sourceOrderNo)}</SecondLine>}
      {waybillNo && <SecondLine num>{text.waybill(courierName ?? '', waybillNo)}</SecondLine>}
    </>
  );
}

function Actions({ order, onCashier, onAgreement, onRetry, onCancel }: { order: Order } & Acts) {
  const { allowedActions, remoteOrderNo: no, code, status } = order;
  // What was paid is only looked at, whatever was read last.
  const isRetried = code && status !== 'PAID';
  return (
    <ActionsCell>
      {allowedActions.includes('PAY') && (
        <>
          <Button variant="text" aria-label={text.cashierOf(no)} onClick={() => onCashier(order)}>
            {text.cashier}
          </Button>
          <Button variant="quiet" aria-label={text.agreementOf(no)} onClick={() => onAgreement(order)}>
            {text.agreement}
          </Button>
        </>
      )}
      {allowedActions.includes('RETRY') && (
        <Button
          variant={isRetried ? 'text' : 'quiet'}
          aria-label={isRetried ? text.retryOf(no) : text.lookOf(no)}
          onClick={() => onRetry(order)}
        >
          {isRetried ? text.retry : text.look}
        </Button>
      )}
      {allowedActions.includes('CANCEL') && (
        <Button variant="quiet" aria-label={text.cancelOf(no)} onClick={() => onCancel(order)}>
          {text.cancel}
        </Button>
      )}
    </ActionsCell>
  );
}
