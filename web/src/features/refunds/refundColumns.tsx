import type { RefundsQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './RefundsPart.module.css';
import { refundStates, refundsText as text } from './refunds.text.ts';

export type Refund = RefundsQuery['refunds']['list'][number];

interface Deals {
  revoke: (refund: Refund) => void;
  track: (refund: Refund) => void;
}

/** The columns of the list of refunds. */
export function refundColumns({ revoke, track }: Deals): Column<Refund>[] {
  return [
    {
      key: 'refundNo',
      header: text.refund,
      width: 204,
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
      width: 204,
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
      width: 184,
      cell: ({ status, statusText, dueAt, finishedAt }) => (
        <>
          <StatusDot tone={refundStates[status].tone}>{statusText}</StatusDot>
          {dueAt && <span className={styles.second}>{text.dueAt(dueAt)}</span>}
          {finishedAt && <span className={styles.second}>{text.finished(finishedAt)}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: text.amount,
      width: 112,
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
          {auditReason && <span className={styles.second}>{text.answer(auditReason)}</span>}
        </>
      ),
    },
    {
      key: 'deeds',
      header: text.deeds,
      width: 104,
      align: 'right',
      stick: 'right',
      cell: (refund) => (
        <span className={styles.deeds}>
          {refund.allowedActions.includes('REVOKE') && (
            <Button variant="text" onClick={() => revoke(refund)}>
              {text.revoke}
            </Button>
          )}
          <Button variant="quiet" onClick={() => track(refund)}>
            {text.trace}
          </Button>
        </span>
      ),
    },
  ];
}
