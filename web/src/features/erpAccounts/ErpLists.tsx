import type {
  ErpStockState,
  ErpTradeState,
  ListErpStocksQuery,
  ListErpTradesQuery,
} from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ListErpStocks, ListErpTrades } from './erpAccounts.graphql.ts';
import { stockStateNames, stocksText, tradeStateNames, tradesText } from './erpAccounts.text.ts';
import { LOOK_AGAIN_MS, stocksParams, tradesParams } from './erpQuery.ts';

const PAGE_SIZE = 20;

type TradeRow = ListErpTradesQuery['erpTrades']['list'][number];
const TRADE_TONES: Record<ErpTradeState, Tone> = {
  WAITING: 'info',
  PUSHED: 'info',
  SHIPPED: 'success',
  CANCELLING: 'warning',
  CANCELLED: 'quiet',
  REFUSED: 'danger',
};
const tradeColumn = columnsNamed<TradeRow, 'parcel' | 'state' | 'waybill' | 'pushedAt'>(tradesText);
const TRADE_COLUMNS = [
  tradeColumn('parcel', undefined, ({ packageNo, orderId, goodName }) => (
    <>
      <TextLink to={parcelsPath(orderId, packageNo)}>{packageNo}</TextLink>
      <SecondLine>{goodName}</SecondLine>
    </>
  )),
  tradeColumn('state', 260, ({ state, msg, dueAt }) => (
    <>
      <StatusDot tone={msg ? 'danger' : TRADE_TONES[state]}>{tradeStateNames[state]}</StatusDot>
      {msg && <SecondLine tone="danger">{msg}</SecondLine>}
      {msg && dueAt && <SecondLine num>{tradesText.againAt(formatDateTime(dueAt))}</SecondLine>}
    </>
  )),
  tradeColumn('waybill', 200, ({ waybillNo, courierName }) =>
    waybillNo ? (
      <>
        <Text num>{waybillNo}</Text>
        <SecondLine>{courierName ?? ''}</SecondLine>
      </>
    ) : (
      tradesText.never
    ),
  ),
  tradeColumn('pushedAt', 146, ({ pushedAt }) => (pushedAt ? <Time at={pushedAt} /> : tradesText.never)),
];

/** Parcels that an account ships, and what failed. */
export function ErpTrades({ accountId }: { accountId: number }) {
  const list = useList({
    params: tradesParams,
    document: ListErpTrades,
    variables: ({ failed, page }) => ({
      ...{ accountId, page, pageSize: PAGE_SIZE },
      filter: failed ? { failed } : {},
    }),
    pick: ({ erpTrades }) => erpTrades,
    lookAgainMs: LOOK_AGAIN_MS,
  });
  return (
    <>
      <Row below={12} justify="flex-end">
        <Checkbox
          label={tradesText.failed}
          checked={list.query.failed}
          onChange={(failed) => list.change({ failed })}
        />
      </Row>
      <ListView
        list={list}
        label={tradesText.list}
        columns={TRADE_COLUMNS}
        text={tradesText}
        none={<EmptyState title={tradesText.none} hint={tradesText.noneHint} />}
      />
    </>
  );
}

type StockRow = ListErpStocksQuery['erpStocks']['list'][number];
const STOCK_TONES: Record<ErpStockState, Tone> = {
  DUE: 'info',
  TAKEN: 'success',
  UNLINKED: 'warning',
  REFUSED: 'danger',
};
const stockColumn = columnsNamed<StockRow, 'article' | 'place' | 'available' | 'state' | 'readAt'>(
  stocksText,
);
const STOCK_COLUMNS = [
  stockColumn('article', undefined, ({ articleNo }) => <Text num>{articleNo}</Text>),
  stockColumn('place', 200, ({ warehouseName, warehouseNo }) => (
    <>
      {warehouseName ?? warehouseNo}
      <SecondLine num>{warehouseNo}</SecondLine>
    </>
  )),
  stockColumn('available', 110, ({ available }) => <Text num>{available}</Text>, { align: 'right' }),
  stockColumn('state', 260, ({ state, msg }) => (
    <>
      <StatusDot tone={STOCK_TONES[state]}>{stockStateNames[state]}</StatusDot>
      {msg && <SecondLine>{msg}</SecondLine>}
    </>
  )),
  stockColumn('readAt', 146, ({ readAt }) => <Time at={readAt} />),
];

/** What an account has told of its stock, and what is linked with nothing. */
export function ErpStocks({ accountId }: { accountId: number }) {
  const list = useList({
    params: stocksParams,
    document: ListErpStocks,
    variables: ({ state, page }) => ({
      ...{ accountId, page, pageSize: PAGE_SIZE },
      filter: given({ state }),
    }),
    pick: ({ erpStocks }) => erpStocks,
    lookAgainMs: LOOK_AGAIN_MS,
  });
  return (
    <>
      <ListFilters list={list} text={stocksText}>
        <ChoiceFilters list={list} text={stocksText} options={{ state: optionsOf(stockStateNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={stocksText.list}
        columns={STOCK_COLUMNS}
        text={stocksText}
        none={<EmptyState title={stocksText.none} hint={stocksText.noneHint} />}
      />
    </>
  );
}
