import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, GoodsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import type { StockPart } from './StockDrawer.tsx';
import { columnNames, stockText as text } from './stock.text.ts';
import { type Stock, safetyText } from './stockForm.ts';

interface Actions {
  onEdit: (stock: Stock) => void;
  onLook: (stock: Stock, part: StockPart) => void;
  onRemove: (stock: Stock) => void;
}

const { good: _good, sku: _sku, warehouse: _warehouse, actions: _actions, ...hideable } = columnNames;

/** The columns that may be hidden; goods, combination and warehouse identify a row. */
export const stockColumnChoices = columnChoices(hideable);

const column = columnsNamed<Stock, keyof typeof columnNames>(columnNames);
const right = { align: 'right' } as const;

/** The columns of the list of stock. */
export function stockColumns({ onEdit, onLook, onRemove }: Actions): Column<Stock>[] {
  return [
    column('good', undefined, Good, { stick: 'left' }),
    column('sku', 132, Sku),
    column('warehouse', 132, Place),
    column('quantity', 80, ({ quantity }) => <Text num>{quantity}</Text>, right),
    column(
      'locked',
      68,
      (stock) =>
        stock.locked > 0 ? (
          <Button variant="text" aria-label={text.heldBy(stock.locked)} onClick={() => onLook(stock, 'held')}>
            <Text num>{stock.locked}</Text>
          </Button>
        ) : (
          <Text num>0</Text>
        ),
      right,
    ),
    column('safety', 84, Safety, right),
    column('available', 104, Available, right),
    column('warn', 76, ({ warnQuantity }) => <Text num>{warnQuantity}</Text>, right),
    column('updatedAt', 144, ({ updatedAt }) => <Time at={updatedAt} />),
    column(
      'actions',
      156,
      (stock) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onEdit(stock)}>
            {text.edit}
          </Button>
          <Button variant="text" onClick={() => onLook(stock, 'logs')}>
            {text.logs}
          </Button>
          <Button variant="quiet" onClick={() => onRemove(stock)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Good({ goodName, goodPic, goodsNo, goodStatus, skuName, skuNo }: Stock) {
  return (
    <GoodsCell picture={goodPic} name={goodName}>
      <Text num>{skuName ? skuNo : goodsNo}</Text>
      {goodStatus !== 'ON_SALE' && ` · ${text.offSale}`}
    </GoodsCell>
  );
}

function Place({ warehouseName, bin }: Stock) {
  return (
    <>
      {warehouseName}
      {bin !== '' && <SecondLine>{text.inBin(bin)}</SecondLine>}
    </>
  );
}

function Sku({ skuName, merchantCode }: Stock) {
  return (
    <>
      {skuName || <Text tone="secondary">{text.onlySku}</Text>}
      {merchantCode && <SecondLine num>{merchantCode}</SecondLine>}
    </>
  );
}

function Safety(stock: Stock) {
  const { safetyHeld, safetyQuantity } = stock;
  if (safetyHeld === safetyQuantity) return <Text num>{safetyHeld}</Text>;
  return (
    <Text num tone="warning" title={text.safetyHeld(safetyHeld, safetyQuantity)}>
      {safetyText(stock)}
    </Text>
  );
}

function Available({ available, isLow }: Stock) {
  const pieces = <Text num>{available}</Text>;
  if (!isLow) return pieces;
  return (
    <StatusDot tone={available === 0 ? 'danger' : 'warning'}>
      {available === 0 ? text.out : text.low} {pieces}
    </StatusDot>
  );
}
