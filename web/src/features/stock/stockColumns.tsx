import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { StockPart } from './StockDrawer.tsx';
import styles from './StockPage.module.css';
import { stockText as text } from './stock.text.ts';
import type { Stock } from './stockForm.ts';

interface Actions {
  onEdit: (stock: Stock) => void;
  onLook: (stock: Stock, part: StockPart) => void;
  onRemove: (stock: Stock) => void;
}

/** The columns that may be hidden; goods and warehouse identify a row. */
export const stockColumnChoices: ColumnChoice[] = [
  { key: 'quantity', name: text.quantity },
  { key: 'locked', name: text.locked },
  { key: 'available', name: text.available },
  { key: 'warn', name: text.warn },
  { key: 'updatedAt', name: text.updatedAt },
];

/** The columns of the list of stock. */
export function stockColumns({ onEdit, onLook, onRemove }: Actions): Column<Stock>[] {
  return [
    { key: 'good', header: text.good, stick: 'left', cell: (stock) => <Good stock={stock} /> },
    { key: 'warehouse', header: text.warehouse, width: 144, cell: ({ warehouseName }) => warehouseName },
    {
      key: 'quantity',
      header: text.quantity,
      align: 'right',
      width: 84,
      cell: ({ quantity }) => <span className="num">{quantity}</span>,
    },
    {
      key: 'locked',
      header: text.locked,
      align: 'right',
      width: 76,
      cell: (stock) =>
        stock.locked > 0 ? (
          <Button variant="text" aria-label={text.heldBy(stock.locked)} onClick={() => onLook(stock, 'held')}>
            <span className="num">{stock.locked}</span>
          </Button>
        ) : (
          <span className="num">0</span>
        ),
    },
    {
      key: 'available',
      header: text.available,
      align: 'right',
      width: 124,
      cell: (stock) => <Available stock={stock} />,
    },
    {
      key: 'warn',
      header: text.warn,
      align: 'right',
      width: 88,
      cell: ({ warnQuantity }) => <span className="num">{warnQuantity}</span>,
    },
    {
      key: 'updatedAt',
      header: text.updatedAt,
      width: 144,
      cell: ({ updatedAt }) => (
        <time className="num" dateTime={updatedAt}>
          {formatDateTime(updatedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      width: 156,
      align: 'right',
      stick: 'right',
      cell: (stock) => (
        <span className={styles.rowDeeds}>
          <Button variant="text" onClick={() => onEdit(stock)}>
            {text.edit}
          </Button>
          <Button variant="text" onClick={() => onLook(stock, 'logs')}>
            {text.logs}
          </Button>
          <Button variant="quiet" onClick={() => onRemove(stock)}>
            {text.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function Good({ stock: { goodName, goodPic, goodsNo, goodStatus } }: { stock: Stock }) {
  return (
    <span className={styles.good}>
      <ImageWithFallback src={goodPic} alt="" />
      <span>
        <span className={styles.name}>{goodName}</span>
        <span className={styles.second}>
          <span className="num">{goodsNo}</span>
          {goodStatus !== 'ON_SALE' && ` · ${text.offSale}`}
        </span>
      </span>
    </span>
  );
}

function Available({ stock: { available, isLow } }: { stock: Stock }) {
  const pieces = <span className="num">{available}</span>;
  if (!isLow) return pieces;
  return (
    <StatusDot tone={available === 0 ? 'danger' : 'warning'}>
      {available === 0 ? text.out : text.low} {pieces}
    </StatusDot>
  );
}
