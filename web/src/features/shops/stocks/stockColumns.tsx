import type { ListShopStocksQuery, ShopStockState } from '../../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { StatusDot, type Tone } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { stockStateNames, shopStocksText as text } from './shopStocks.text.ts';

type ShopStockRow = ListShopStocksQuery['shopStocks']['list'][number];

const column = columnsNamed<ShopStockRow, 'item' | 'quantity' | 'sent' | 'state' | 'actions'>(text);

const TONES: Record<ShopStockState, Tone> = { WAITING: 'info', SENT: 'success', FAILED: 'danger' };

/** The columns of what is kept in a shop. */
export function stockColumns(resend: (row: ShopStockRow) => void) {
  return [
    column('item', undefined, ({ title, sku }) => (
      <>
        <Text block cut="clamp" title={title}>
          {title}
        </Text>
        <SecondLine anywhere>{sku}</SecondLine>
      </>
    )),
    column('quantity', 104, ({ quantity }) => <Pieces quantity={quantity} />, { align: 'right' }),
    column(
      'sent',
      148,
      ({ sentQuantity, sentAt }) => (
        <>
          <Pieces quantity={sentQuantity} />
          {sentAt && sentQuantity !== null && <SecondLine num>{formatDateTime(sentAt)}</SecondLine>}
        </>
      ),
      { align: 'right' },
    ),
    column('state', 248, ({ state, msg, dueAt }) => (
      <>
        <StatusDot tone={TONES[state]}>{stockStateNames[state]}</StatusDot>
        {msg && <SecondLine tone="danger">{msg}</SecondLine>}
        {state === 'FAILED' && dueAt && <SecondLine num>{text.againAt(formatDateTime(dueAt))}</SecondLine>}
      </>
    )),
    column(
      'actions',
      88,
      (row) => (
        <ActionsCell>
          {row.state === 'FAILED' && (
            <Button
              variant="text"
              aria-label={text.resendOf(`${row.title} ${row.sku}`)}
              onClick={() => resend(row)}
            >
              {text.resend}
            </Button>
          )}
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

function Pieces({ quantity }: { quantity: number | null }) {
  if (quantity === null) return <Text tone="secondary">{text.unknown}</Text>;
  return <Text num>{text.pieces(quantity)}</Text>;
}
