import type { ListShopStocksQuery, ShopStockState } from '../../../graphql/generated/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { StatusDot, type Tone } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { marginActionNames } from '../shared/marginRule.text.ts';
import { stockStateNames, shopStocksText as text } from './shopStocks.text.ts';

type ShopStockRow = ListShopStocksQuery['shopStocks']['list'][number];

const column = columnsNamed<ShopStockRow, 'item' | 'margin' | 'quantity' | 'sent' | 'state' | 'actions'>(
  text,
);

const TONES: Record<ShopStockState, Tone> = { WAITING: 'info', SENT: 'success', FAILED: 'danger' };

interface Handlers {
  resend: (row: ShopStockRow) => void;
  sellAnyway: (row: ShopStockRow, anyway: boolean) => void;
  editRule: (row: ShopStockRow) => void;
}

/** The columns of what is kept in a shop. */
export function stockColumns({ resend, sellAnyway, editRule }: Handlers) {
  return [
    column('item', undefined, ({ title, sku }) => (
      <>
        <Text block cut="clamp" title={title}>
          {title}
        </Text>
        <SecondLine anywhere>{sku}</SecondLine>
      </>
    )),
    column('margin', 208, (row) => <Margin {...row} />, { align: 'right' }),
    column('quantity', 88, ({ quantity }) => <Pieces quantity={quantity} />, { align: 'right' }),
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
    column('state', 200, ({ state, msg, dueAt, ...row }) => (
      <>
        <StatusDot tone={TONES[state]}>{stockStateNames[state]}</StatusDot>
        <MarginState {...row} />
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
          <Button
            variant="text"
            aria-label={text.ruleOfName(`${row.title} ${row.sku}`)}
            onClick={() => editRule(row)}
          >
            {text.rule}
          </Button>
          {((row.marginLow && row.marginAction === 'STOP') || row.sellsAnyway) && (
            <Button
              variant="text"
              aria-label={(row.sellsAnyway ? text.byRuleOf : text.anywayOf)(`${row.title} ${row.sku}`)}
              onClick={() => sellAnyway(row, !row.sellsAnyway)}
            >
              {row.sellsAnyway ? text.byRule : text.anyway}
            </Button>
          )}
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

/** What the rule makes of its price, where that is something. */
function MarginState({
  marginLow,
  marginAction,
  ownAction,
  ownMargin,
  wantedPrice,
  priceMsg,
}: Omit<ShopStockRow, 'state' | 'msg' | 'dueAt'>) {
  return (
    <>
      {marginLow && <SecondLine tone="warning">{text.lows[marginAction]}</SecondLine>}
      {wantedPrice !== null && <SecondLine num>{text.wanted(formatMoney(wantedPrice))}</SecondLine>}
      {priceMsg && <SecondLine tone="danger">{priceMsg}</SecondLine>}
      {ownAction !== null && (
        <SecondLine>{text.ownRule(text.ruleOf(marginActionNames[ownAction], ownMargin))}</SecondLine>
      )}
    </>
  );
}

/** What the shop asks, what is left of it, and what was before its cost changed. */
function Margin({ price, cost, costBefore, priceBefore, raisedFrom, raisedTo, raisedAt }: ShopStockRow) {
  if (price === null) return <Text tone="secondary">{text.unknown}</Text>;
  if (cost === null) return <Text num>{formatMoney(price)}</Text>;
  const before = priceBefore ?? price;
  const percent = price === 0 ? '—' : `${(((price - cost) / price) * 100).toFixed(1)}%`;
  return (
    <>
      <Text num>{formatMoney(price)}</Text>
      <SecondLine num>{text.left(formatMoney(price - cost), percent)}</SecondLine>
      <SecondLine num>
        {costBefore === null
          ? text.cost(formatMoney(cost))
          : text.costWas(formatMoney(costBefore), formatMoney(cost))}
      </SecondLine>
      {costBefore !== null && <SecondLine num>{text.leftWas(formatMoney(before - costBefore))}</SecondLine>}
      {raisedFrom !== null && raisedTo !== null && (
        <SecondLine num>{text.raised(formatMoney(raisedFrom), formatMoney(raisedTo))}</SecondLine>
      )}
      {raisedAt && <SecondLine num>{formatDateTime(raisedAt)}</SecondLine>}
    </>
  );
}

function Pieces({ quantity }: { quantity: number | null }) {
  if (quantity === null) return <Text tone="secondary">{text.unknown}</Text>;
  return <Text num>{text.pieces(quantity)}</Text>;
}
