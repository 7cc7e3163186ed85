import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './Lists.module.css';
import type { MarkUp } from './markUpForm.ts';
import { markUpsText as text } from './markUps.text.ts';
import { anyMarkUps, writeMarkUps } from './promotionQuery.ts';

/** The columns that may be hidden. */
export const markUpColumnChoices: readonly ColumnChoice[] = (
  ['profit', 'courierProfit', 'state', 'updatedAt'] as const
).map((key) => ({ key, name: text[key] }));

interface Actions {
  onEdit: (row: MarkUp) => void;
  onSwitch: (row: MarkUp) => void;
  onRemove: (row: MarkUp) => void;
  /** The one that is being switched, by id. */
  switched: number | null;
}

/** The columns of the list of amounts. */
export function markUpColumns({ onEdit, onSwitch, onRemove, switched }: Actions): Column<MarkUp>[] {
  return [
    {
      key: 'member',
      header: text.member,
      width: 176,
      stick: 'left',
      cell: ({ userId, nickName, userPhone }) => (
        <>
          <Link className={styles.named} to={{ search: writeMarkUps({ ...anyMarkUps, userId }) }}>
            {nickName}
          </Link>
          <span className={styles.second}>{userPhone}</span>
        </>
      ),
    },
    { key: 'goods', header: text.goodsAndRemark, cell: goods },
    {
      key: 'profit',
      header: text.profit,
      align: 'right',
      width: 96,
      cell: ({ profit }) => <Price fen={profit} />,
    },
    {
      key: 'courierProfit',
      header: text.courierProfit,
      align: 'right',
      width: 112,
      cell: ({ courierProfit }) => <Price fen={courierProfit} />,
    },
    {
      key: 'state',
      header: text.state,
      width: 104,
      cell: ({ enabled }) => (
        <StatusDot tone={enabled ? 'success' : 'quiet'}>{enabled ? text.enabled : text.disabled}</StatusDot>
      ),
    },
    {
      key: 'updatedAt',
      header: text.updatedAt,
      width: 104,
      cell: ({ updatedAt }) => (
        <time className="num" dateTime={updatedAt}>
          {formatDate(updatedAt)}
          <span className={styles.second}>{formatDateTime(updatedAt).slice(-5)}</span>
        </time>
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      width: 168,
      align: 'right',
      stick: 'right',
      cell: (row) => (
        <span className={styles.actions}>
          <Button variant="text" disabled={switched !== null} onClick={() => onEdit(row)}>
            {text.edit}
          </Button>
          <Button
            variant="text"
            loading={switched === row.id}
            disabled={switched !== null && switched !== row.id}
            onClick={() => onSwitch(row)}
          >
            {row.enabled ? text.disable : text.enable}
          </Button>
          <Button variant="quiet" disabled={switched !== null} onClick={() => onRemove(row)}>
            {text.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function goods({ goodId, goodName, remark }: MarkUp) {
  return (
    <>
      {goodId === null ? (
        text.allGoods
      ) : (
        <Link className={styles.named} to={{ search: writeMarkUps({ ...anyMarkUps, goodId }) }}>
          {goodName}
        </Link>
      )}
      {remark && <span className={styles.second}>{remark}</span>}
    </>
  );
}
