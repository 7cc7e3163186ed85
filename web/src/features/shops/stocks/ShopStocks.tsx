import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { KeywordForm } from '../../../fields/KeywordForm.tsx';
import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import type {
  ListShopStocksQuery,
  ShopFieldsFragment,
  ShopStockState,
} from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { usePages } from '../../../ui/data/usePages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { ListShopStocks } from '../shared/shops.graphql.ts';
import { LinkRuleDialog } from './LinkRuleDialog.tsx';
import { type LinkRule, linkRule } from './linkRule.ts';
import { type ResendStocks, resendStocks } from './resendStocks.ts';
import { type SellAnyway, sellAnyway } from './sellAnyway.ts';
import { anywayText, resendAllText, stockStateNames, shopStocksText as text } from './shopStocks.text.ts';
import { stockColumns } from './stockColumns.tsx';

/** As the document asks for. */
const PAGE_SIZE = 20;
/** No state is narrowed to; or to those of which too little is left. */
const ALL = 'ALL';
const LOW = 'LOW';
type Narrowed = ShopStockState | typeof ALL | typeof LOW;
/** What waits is sent by itself soon; what is linked, sold or switched on elsewhere becomes due here. */
const LOOK_AGAIN_MS = { waiting: 3_000, settled: 10_000 };

interface Props {
  shop: Pick<ShopFieldsFragment, 'id' | 'shopName' | 'takesPrices'>;
}

/** What is kept in a shop: what it is to have, what it has taken, and what failed. */
export function ShopStocks({ shop }: Props) {
  const resending = useFlow(resendStocks);
  const selling = useFlow(sellAnyway);
  const ruling = useFlow(linkRule);
  return (
    <>
      <ShopStocksList shop={shop} resending={resending} selling={selling} ruling={ruling} />
      <ResendAllDialog actor={resending} />
      <SellAnywayDialog actor={selling} />
      <LinkRuleDialog actor={ruling} />
    </>
  );
}

/** Asks before all quantities of a shop are written anew. */
export function ResendAllDialog({ actor }: { actor: ResendStocks }) {
  return (
    <ConfirmActionDialog actor={actor} texts={resendAllText}>
      {({ shopName }) => <p>{resendAllText.words(shopName)}</p>}
    </ConfirmActionDialog>
  );
}

/** Asks before a SKU is sold in spite of its margin, or by the rule again. */
export function SellAnywayDialog({ actor }: { actor: SellAnyway }) {
  return (
    <ConfirmActionDialog actor={actor} texts={anywayText}>
      {({ name, anyway }) => <p>{anywayText.words(name, anyway)}</p>}
    </ConfirmActionDialog>
  );
}

interface ListProps {
  shop: Props['shop'];
  resending: ResendStocks;
  selling: SellAnyway;
  ruling: LinkRule;
}

function ShopStocksList({ shop, resending, selling, ruling }: ListProps) {
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<Narrowed>(ALL);
  const [page, setPage] = useState(1);
  const narrowed = {
    ...(keyword && { keyword }),
    ...(state === LOW && { marginLow: true }),
    ...(state !== ALL && state !== LOW && { state }),
  };
  const pages = usePages({ shopId: shop.id, ...narrowed, page });
  const { data, previousData, error, loading, refetch } = useQuery(ListShopStocks, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const stocks = (data ?? previousData)?.shopStocks;
  const counts = stocks?.counts ?? [];
  const isSettled = counts.length > 0 && counts.every(({ state }) => state !== 'WAITING');
  useQuery(ListShopStocks, {
    variables: pages.variables,
    ...{ skip: !stocks, pollInterval: LOOK_AGAIN_MS[isSettled ? 'settled' : 'waiting'] },
    context: { quiet: true },
  });
  if (error && !stocks) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const columns = stockColumns({
    resend: ({ id }) =>
      resending.send({
        type: 'action.run',
        subject: { shopId: shop.id, shopName: shop.shopName, ids: [id] },
      }),
    editRule: (row) =>
      ruling.send({
        type: 'editor.open',
        item: { ...row, shopId: shop.id, takesPrices: shop.takesPrices },
      }),
    sellAnyway: ({ id, title, sku }, anyway) =>
      selling.send({
        type: 'action.ask',
        subject: { shopId: shop.id, id, name: [title, sku].filter(Boolean).join(' '), anyway },
      }),
  });
  return (
    <>
      <Row gap={12} below={12} wrap>
        <Grow>
          <Text as="p" tone="secondary">
            {text.hint}
          </Text>
        </Grow>
        {counts.length > 0 && (
          <Button
            onClick={() =>
              resending.send({
                type: 'action.ask',
                subject: { shopId: shop.id, shopName: shop.shopName, ids: null },
              })
            }
          >
            {text.resendAll}
          </Button>
        )}
      </Row>
      <Row gap={16} justify="space-between" wrap below={12}>
        <States
          counts={counts}
          low={stocks?.marginLow ?? 0}
          state={state}
          onChange={(to) => {
            setState(to);
            setPage(1);
          }}
        />
        <KeywordForm
          label={text.search}
          keyword={keyword}
          onFind={(to) => {
            setKeyword(to);
            setPage(1);
          }}
        />
      </Row>
      <Table
        label={text.list}
        columns={columns}
        rows={stocks?.list ?? []}
        rowKey={({ id }) => id}
        loading={loading && !stocks}
        empty={
          keyword || state !== ALL ? (
            <EmptyState title={text.noneFound} hint={text.noneFoundHint} />
          ) : (
            <EmptyState title={text.none} hint={text.noneHint} />
          )
        }
      />
      {stocks && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={stocks} onChange={setPage} />}
    </>
  );
}

/** Of more than ten thousand in a state it is only known that there are more. */
const isExact = (count: number) => count < 10_000;

interface StatesProps {
  counts: ListShopStocksQuery['shopStocks']['counts'];
  low: number;
  state: Narrowed;
  onChange: (state: Narrowed) => void;
}

function States({ counts, low, state, onChange }: StatesProps) {
  const countOf = new Map(counts.map((each) => [each.state, each.count]));
  const sum = counts.reduce((so, { count }) => so + count, 0);
  const areExact = counts.every(({ count }) => isExact(count));
  return (
    <Segmented<Narrowed>
      label={text.states}
      value={state}
      choices={[
        { value: ALL, label: text.of(text.all, sum, areExact) },
        ...(Object.keys(stockStateNames) as ShopStockState[]).map((each) => {
          const count = countOf.get(each) ?? 0;
          return { value: each, label: text.of(stockStateNames[each], count, isExact(count)) };
        }),
        ...(low > 0 || state === LOW
          ? [{ value: LOW, label: text.of(text.low, low, isExact(low)) } as const]
          : []),
      ]}
      onChange={onChange}
    />
  );
}
