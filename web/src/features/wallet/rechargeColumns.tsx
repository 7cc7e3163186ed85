import type { ListRechargesQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './List.module.css';
import { rechargeStates, rechargesText as text } from './wallet.text.ts';

type Recharge = ListRechargesQuery['recharges']['list'][number];

/** The columns that may be hidden; the number identifies a row. */
export const rechargeColumnChoices: ColumnChoice[] = [
  { key: 'status', name: text.status },
  { key: 'payType', name: text.payType },
  { key: 'amount', name: text.amount },
  { key: 'realAmount', name: text.realAmount },
  { key: 'tradeNo', name: text.tradeNo, isOff: true },
];

/** The columns of the recharges; `goOnTo` says where one that waits is paid. */
export function rechargeColumns(goOnTo: (payId: number) => string): Column<Recharge>[] {
  return [
    {
      key: 'rechargeNo',
      header: text.rechargeNo,
      width: 216,
      stick: 'left',
      cell: ({ rechargeNo, createdAt }) => (
        <>
          <Copyable text={rechargeNo} label={text.rechargeNo} />
          <time className={styles.second} dateTime={createdAt}>
            {formatDateTime(createdAt)}
          </time>
        </>
      ),
    },
    {
      key: 'status',
      header: text.status,
      cell: ({ status, statusText, paidAt, late }) => (
        <>
          <StatusDot tone={rechargeStates[status].tone}>{statusText}</StatusDot>
          {paidAt && <span className={styles.second}>{text.paid(paidAt)}</span>}
          {late && <span className={styles.second}>{text.late}</span>}
          {status === 'ABNORMAL' && <span className={styles.second}>{text.abnormal}</span>}
        </>
      ),
    },
    { key: 'payType', header: text.payType, width: 120, cell: ({ payTypeText }) => payTypeText },
    {
      key: 'amount',
      header: text.amount,
      align: 'right',
      width: 136,
      cell: ({ amount }) => <Price fen={amount} />,
    },
    {
      key: 'realAmount',
      header: text.realAmount,
      align: 'right',
      width: 136,
      cell: ({ realAmount, bonus }) => (
        <>
          <Price fen={realAmount} />
          {bonus > 0 && <span className={styles.second}>{text.bonus(bonus)}</span>}
        </>
      ),
    },
    {
      key: 'tradeNo',
      header: text.tradeNo,
      width: 232,
      cell: ({ channelTradeNo }) =>
        channelTradeNo ? <Copyable text={channelTradeNo} label={text.tradeNo} /> : '—',
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'right',
      stick: 'right',
      width: 112,
      cell: ({ status, payId }) =>
        status === 'PENDING' && (
          <LinkButton variant="text" to={goOnTo(payId)}>
            {text.goOn}
          </LinkButton>
        ),
    },
  ];
}
