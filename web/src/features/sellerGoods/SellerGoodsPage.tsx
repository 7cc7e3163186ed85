import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SellerGoodsQuery as Answer, GoodsStatus } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { publishPath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePages } from '../../ui/usePages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { GoodActionDialog } from './GoodActionDialog.tsx';
import { GoodsBatchBar } from './GoodsBatchBar.tsx';
import { goodActionsLogic } from './goodActions.actors.ts';
import { SellerGoodFilters } from './SellerGoodFilters.tsx';
import styles from './SellerGoods.module.css';
import { SellerGoodTable } from './SellerGoodTable.tsx';
import { goodColumnChoices } from './sellerGoodColumns.tsx';
import { SellerGoods } from './sellerGoods.graphql.ts';
import { goodStates, goodsText as text } from './sellerGoods.text.ts';
import {
  goodsVariables,
  isNarrowed,
  PAGE_SIZES,
  readGoodsQuery,
  type SellerGoodsQuery,
  widened,
  writeGoodsQuery,
} from './sellerGoodsQuery.ts';

const NO_GOODS: readonly never[] = [];
const ALL = 'ALL';
const TABS = [ALL, ...(Object.keys(goodStates) as GoodsStatus[])] as const;

/** The supplier's goods: narrowed and ordered by the address, each with what may be done with it. */
export default function SellerGoodsPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const client = useApolloClient();
  const [params] = useSearchParams();
  const query = readGoodsQuery(params);
  const variables = goodsVariables(query);
  const pages = usePages(variables);
  const answer = useQuery(SellerGoods, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const actions = useActorRef(useMemo(() => goodActionsLogic(client), [client]));
  const setting = useColumns('seller.goods', goodColumnChoices);
  const counts = (answer.data ?? answer.previousData)?.sellerGoods.counts;
  const goods = answer.data?.sellerGoods;
  const rows = goods?.list ?? NO_GOODS;
  const chosen = useRowSelection(JSON.stringify(variables.filter), rows);
  const go = (change: Partial<SellerGoodsQuery>) =>
    void navigate({ search: writeGoodsQuery({ ...query, page: 1, ...change }) });
  return (
    <>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <ColumnMenu setting={setting} />
        <LinkButton variant="primary" icon="plus" to={publishPath()}>
          {text.publish}
        </LinkButton>
      </header>
      <Tabs
        label={text.tabs}
        active={query.status ?? ALL}
        items={TABS.map((key) => ({
          key,
          label: key === ALL ? text.all : goodStates[key].text,
          count: counts && countOf(counts, key),
        }))}
        onChange={(tab) => go({ status: tab === ALL ? null : tab })}
      />
      <SellerGoodFilters query={query} onChange={go} />
      {answer.error && !goods ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <SellerGoodTable
          rows={rows}
          loading={answer.loading && !goods}
          narrowed={isNarrowed(query)}
          hasAny={!counts || countOf(counts, ALL) > 0}
          actions={actions}
          setting={setting}
          chosen={chosen}
          onWiden={() => go(widened(query))}
        />
      )}
      <GoodsBatchBar chosen={chosen} actions={actions} />
      {goods && goods.total > PAGE_SIZES[0] && (
        <div className={styles.pages}>
          <Select
            aria-label={text.pageSize}
            value={query.pageSize}
            options={PAGE_SIZES.map((value) => ({ value, text: text.perPage(value) }))}
            onChange={(pageSize) => go({ pageSize })}
          />
          <Pagination
            pages={pages}
            pageSize={query.pageSize}
            shown={goods}
            onChange={(page) => go({ page })}
          />
        </div>
      )}
      <GoodActionDialog actions={actions} onOver={chosen.clear} />
    </>
  );
}

type Counts = Answer['sellerGoods']['counts'];

function countOf(counts: Counts, tab: GoodsStatus | typeof ALL): number {
  return counts.reduce((sum, { status, count }) => (tab === ALL || tab === status ? sum + count : sum), 0);
}
