import type { CashOutRowFragment } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { cashOutStates } from '../cashOuts/cashOut.text.ts';
import styles from './List.module.css';
import { cashOutsText as text } from './wallet.text.ts';

interface Handlers {
  look: (cashOut: CashOutRowFragment) => void;
  revoke: (cashOut: CashOutRowFragment) => void;
}

/** The columns that may be hidden; the number identifies a row. */
export const cashOutColumnChoices: ColumnChoice[] = [
  { key: 'status', name: text.status },
  { key: 'amount', name: text.amount },
  { key: 'fee', name: text.fee },
  { key: 'arrives', name: text.arrives },
  { key: 'payee', name: text.payee },
  { key: 'reason', name: text.reason },
  { key: 'transferNo', name: text.transferNo, isOff: true },
];

/** The columns of the cash-outs. */
export function cashOutColumns({ look, revoke }: Handlers): Column<CashOutRowFragment>[] {
  return [
    {
      key: 'cashOutNo',
      header: text.cashOutNo,
      width: 208,
      stick: 'left',
      cell: ({ cashOutNo, createdAt }) => (
        <>
          <Copyable text={cashOutNo} label={text.cashOutNo} />
          <time className={styles.second} dateTime={createdAt}>
            {formatDateTime(createdAt)}
          </time>
        </>
      ),
    },
    { key: 'status', header: text.status, width: 160, cell: Status },
    money('amount', ({ amount }) => amount),
    money('fee', ({ fee }) => fee),
    money('arrives', ({ realAmount }) => realAmount),
    {
      key: 'payee',
      header: text.payee,
      width: 184,
      cell: ({ accountTypeText, account, accountName }) => (
        <>
          {accountTypeText} {accountName}
          <span className={styles.second}>{account}</span>
        </>
      ),
    },
    { key: 'reason', header: text.reason, cell: ({ auditReason }) => auditReason || text.nothing },
    {
      key: 'transferNo',
      header: text.transferNo,
      width: 216,
      cell: ({ transferNo }) =>
        transferNo ? <Copyable text={transferNo} label={text.transferNo} /> : text.nothing,
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'right',
      stick: 'right',
      width: 128,
      cell: (cashOut) => (
        <span className={styles.actions}>
          {cashOut.revocable && (
            <Button variant="text" onClick={() => revoke(cashOut)}>
              {text.revoke}
            </Button>
          )}
          <Button variant="quiet" onClick={() => look(cashOut)}>
            {text.steps}
          </Button>
        </span>
      ),
    },
  ];
}

function money(
  key: 'amount' | 'fee' | 'arrives',
  fenOf: (cashOut: CashOutRowFragment) => number,
): Column<CashOutRowFragment> {
  return {
    ...{ key, header: text[key], align: 'right', width: 112 },
    cell: (cashOut) => <Price fen={fenOf(cashOut)} />,
  };
}

function Status({ status, statusText, auditedAt, paidAt }: CashOutRowFragment) {
  return (
    <>
      <StatusDot tone={cashOutStates[status].tone}>{statusText}</StatusDot>
      {paidAt ? (
        <span className={styles.second}>{text.paid(paidAt)}</span>
      ) : (
        auditedAt && <span className={styles.second}>{text.audited(auditedAt)}</span>
      )}
    </>
  );
}
