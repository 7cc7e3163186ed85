import type { RefundAction, RefundsQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { DueCountdown } from './DueCountdown.tsx';
import styles from './RefundsPart.module.css';
import { refundStates, refundsText as text } from './refunds.text.ts';

export type Refund = RefundsQuery['refunds']['list'][number];

interface Deals {
  revoke: (refund: Refund) => void;
  answer: (refund: Refund) => void;
  confirmReturn: (refund: Refund) => void;
  track: (refund: Refund) => void;
}

/** The columns of the list of refunds, for the side that looks at it. */
export function refundColumns(by: 'buyer' | 'seller', deals: Deals): Column<Refund>[] {
  return [
    {
      key: 'refundNo',
      header: text.refund,
      width: 188,
      stick: 'left',
      cell: ({ refundNo, createdAt }) => (
        <>
          <Copyable text={refundNo} label={text.refund} />
          <time className={styles.second} dateTime={createdAt}>
            <span className="num">{formatDateTime(createdAt)}</span>
          </time>
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
          <span className={`${styles.second} ${styles.line}`} title={goodName}>
            {goodName} · {text.pieces(num)}
          </span>
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
          {dueAt && by === 'buyer' && <span className={styles.second}>{text.dueAt(dueAt)}</span>}
          {finishedAt && <span className={styles.second}>{text.finished(finishedAt)}</span>}
          {returnedAt && <span className={styles.second}>{text.returned(returnedAt)}</span>}
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
          {amount !== packageFee && <span className={styles.second}>{text.ofFee(packageFee)}</span>}
          {waybillFee > 0 && <span className={styles.second}>{text.waybillFee(waybillFee)}</span>}
        </>
      ),
    },
    {
      key: 'words',
      header: text.words,
      cell: ({ reason, auditReason }) => (
        <>
          {reason || '—'}
          {auditReason && <span className={styles.second}>{text.answer(auditReason, by)}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      width: by === 'seller' ? 148 : 104,
      align: 'right',
      stick: 'right',
      cell: (refund) => <Actions refund={refund} deals={deals} />,
    },
  ];
}

function Actions({ refund, deals }: { refund: Refund; deals: Deals }) {
  const may = (action: RefundAction) => refund.allowedActions.includes(action);
  return (
    <span className={styles.actions}>
      {may('ANSWER') && (
        <Button variant="text" onClick={() => deals.answer(refund)}>
          {text.deal}
        </Button>
      )}
      {may('CONFIRM_RETURN') && (
        <Button variant="text" onClick={() => deals.confirmReturn(refund)}>
          {text.confirmReturn}
        </Button>
      )}
      {may('REVOKE') && (
        <Button variant="text" onClick={() => deals.revoke(refund)}>
          {text.revoke}
        </Button>
      )}
      <Button variant="quiet" onClick={() => deals.track(refund)}>
        {text.trace}
      </Button>
    </span>
  );
}
