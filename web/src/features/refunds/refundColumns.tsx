import type { ListRefundsQuery, RefundAction } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/cells.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { DueCountdown } from './DueCountdown.tsx';
import { refundStates, refundsText as text } from './refunds.text.ts';

export type Refund = ListRefundsQuery['refunds']['list'][number];

interface Handlers {
  revoke: (refund: Refund) => void;
  answer: (refund: Refund) => void;
  confirmReturn: (refund: Refund) => void;
  track: (refund: Refund) => void;
}

/** The columns of the list of refunds, for the side that looks at it. */
export function refundColumns(by: 'buyer' | 'seller', handlers: Handlers): Column<Refund>[] {
  return [
    {
      key: 'refundNo',
      header: text.refund,
      width: 188,
      stick: 'left',
      cell: ({ refundNo, createdAt }) => (
        <>
          <Copyable text={refundNo} label={text.refund} />
          <SecondLine>
            <Time at={createdAt} />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'parcel',
      header: text.parcel,
      width: 188,
      cell: ({ packageNo, goodName, num }) => (
        <>
          <Copyable text={packageNo} label={text.packageNo} />
          <SecondLine cut="ellipsis" title={goodName}>
            {goodName} · {text.pieces(num)}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'status',
      header: text.status,
      width: 152,
      cell: ({ status, statusText, dueAt, finishedAt, returnedAt }) => (
        <>
          <StatusDot tone={refundStates[status].tone}>{statusText}</StatusDot>
          {dueAt && by === 'seller' && <DueCountdown until={dueAt} />}
          {dueAt && by === 'buyer' && <SecondLine>{text.dueAt(dueAt)}</SecondLine>}
          {finishedAt && <SecondLine>{text.finished(finishedAt)}</SecondLine>}
          {returnedAt && <SecondLine>{text.returned(returnedAt)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'amount',
      header: text.amount,
      width: 96,
      align: 'right',
      cell: ({ amount, packageFee, waybillFee }) => (
        <>
          <Price fen={amount} />
          {amount !== packageFee && <SecondLine>{text.ofFee(packageFee)}</SecondLine>}
          {waybillFee > 0 && <SecondLine>{text.waybillFee(waybillFee)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'words',
      header: text.words,
      cell: ({ reason, auditReason }) => (
        <>
          {reason || '—'}
          {auditReason && <SecondLine>{text.answer(auditReason, by)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      width: by === 'seller' ? 148 : 104,
      align: 'right',
      stick: 'right',
      cell: (refund) => <Actions refund={refund} handlers={handlers} />,
    },
  ];
}

function Actions({ refund, handlers }: { refund: Refund; handlers: Handlers }) {
  const may = (action: RefundAction) => refund.allowedActions.includes(action);
  return (
    <ActionsCell>
      {may('ANSWER') && (
        <Button variant="text" onClick={() => handlers.answer(refund)}>
          {text.deal}
        </Button>
      )}
      {may('CONFIRM_RETURN') && (
        <Button variant="text" onClick={() => handlers.confirmReturn(refund)}>
          {text.confirmReturn}
        </Button>
      )}
      {may('REVOKE') && (
        <Button variant="text" onClick={() => handlers.revoke(refund)}>
          {text.revoke}
        </Button>
      )}
      <Button variant="quiet" onClick={() => handlers.track(refund)}>
        {text.trace}
      </Button>
    </ActionsCell>
  );
}
