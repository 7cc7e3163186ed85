import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { ListSellerGoodsQuery as Answer, GoodsStatus } from '../../graphql/generated/graphql.ts';
import { publishPath, sellerReviewsPath } from '../../lib/pagePaths.ts';
import { isOpen } from '../../lib/selectors.ts';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { type ListQuery, useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { bulkEditLogic } from '../bulkEdits/bulkEdit.actors.ts';
import { editText } from '../bulkEdits/bulkEdits.text.ts';
import { editsPath } from '../bulkEdits/bulkEditsQuery.ts';
import { platformNames, SHOP_PLATFORMS } from '../goods/goods.text.ts';
import { copyGood } from './copyGood.ts';
import { GoodActionDialog } from './GoodActionDialog.tsx';
import { GoodsBatchBar } from './GoodsBatchBar.tsx';
import { changeGoods } from './goodActions.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { scheduleGoods } from './scheduleGoods.ts';
import { goodColumnChoices, goodColumns } from './sellerGoodColumns.tsx';
import { ListSellerGoods, LoadSellerGoodOptions } from './sellerGoods.graphql.ts';
import { goodStates, revisionNames, sortNames, goodsText as text } from './sellerGoods.text.ts';
import { goodsParams, goodsVariables, PAGE_SIZES, type SellerGoodsQuery } from './sellerGoodsQuery.ts';
import { GoodsSheets } from './sheet/GoodsSheets.tsx';

const ALL = 'ALL';
const TABS = [ALL, ...(Object.keys(goodStates) as GoodsStatus[])] as const;

const BulkEditsPage = lazy(() => import('../bulkEdits/BulkEditsPage.tsx'));
const BulkEditDialog = lazy(() => import('../bulkEdits/BulkEditDialog.tsx'));
const SellerReviews = lazy(() => import('../reviews/SellerReviews.tsx'));

/** The supplier's goods, the edits of many of them, or what buyers say of them, as the address says. */
export default function SellerGoodsPage() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab !== 'edits' && tab !== 'reviews') return <SellerGoods />;
  return <Suspense fallback={null}>{tab === 'edits' ? <BulkEditsPage /> : <SellerReviews />}</Suspense>;
}

/** Goods narrowed and ordered by the address, each with what may be done with it. */
function SellerGoods() {
  usePageTitle(text.title);
  const list = useList({
    params: goodsParams,
    document: ListSellerGoods,
    variables: goodsVariables,
    pick: ({ sellerGoods }) => sellerGoods,
  });
  const { rows, query, latest } = list;
  const actor = useFlow(changeGoods);
  const copying = useCopying();
  const scheduling = useFlow(scheduleGoods);
  const setting = useColumns('seller.goods', goodColumnChoices);
  const chosen = useRowSelection(JSON.stringify(list.filter), rows);
  const exporting = useExporting();
  const { filter: shownFilter } = goodsVariables(query);
  const [build] = useState(() => bulkEditLogic(chosen.clear));
  const editing = useFlow(build);
  const isEditing = useSelector(editing, isOpen);
  const hasAny = !latest || countOf(latest.counts, ALL) > 0;
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <ColumnMenu setting={setting} />
            <GoodsSheets exporting={exporting} filter={shownFilter} empty={!hasAny} />
            <LinkButton to={editsPath}>{editText.records}</LinkButton>
            <LinkButton to={sellerReviewsPath()}>{text.reviews}</LinkButton>
            <LinkButton variant="primary" icon="plus" to={publishPath()}>
              {text.publish}
            </LinkButton>
          </>
        }
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={query.status ?? ALL}
        items={TABS.map((key) => ({
          key,
          label: key === ALL ? text.all : goodStates[key].text,
          count: latest && countOf(latest.counts, key),
        }))}
        onChange={(tab) => list.change({ status: tab === ALL ? null : tab })}
      />
      <Filters list={list} />
      <ExportNotice exporting={exporting} />
      <ListView
        list={list}
        label={text.list}
        columns={goodColumns(actor, (id) => copying.send({ type: 'action.run', subject: { id } }))}
        setting={setting}
        selection={{
          ...{ table: 'goods', chosen, all: text.choosePage },
          one: ({ name }) => text.choose(name),
        }}
        {...(hasAny ? { text } : {})}
        none={
          <EmptyState
            title={hasAny ? text.noneHere : text.none}
            hint={hasAny ? text.noneHereHint : text.noneHint}
            action={
              <LinkButton variant={hasAny ? 'secondary' : 'primary'} to={publishPath()}>
                {text.publish}
              </LinkButton>
            }
          />
        }
        sizes={PAGE_SIZES}
        pagerText={text}
      >
        <GoodsBatchBar
          {...{ chosen, actor, scheduling, editing }}
          all={{ filter: goodsVariables(query).filter, count: latest?.total ?? 0 }}
        />
      </ListView>
      <GoodActionDialog actor={actor} onOver={chosen.clear} />
      <ScheduleDialog actor={scheduling} />
      {isEditing && (
        <LateDialog>
          <BulkEditDialog actor={editing} />
        </LateDialog>
      )}
    </>
  );
}

/** Copies goods, and opens the copy to be written. */
function useCopying() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useActorRef(
    useMemo(() => copyGood(client, (id) => void navigate(publishPath(id))), [client, navigate]),
  );
}

type Counts = Answer['sellerGoods']['counts'];

function countOf(counts: Counts, tab: GoodsStatus | typeof ALL): number {
  return counts.reduce((sum, { status, count }) => (tab === ALL || tab === status ? sum + count : sum), 0);
}

/** What narrows the list besides its status, and its order. */
function Filters({ list }: { list: ListQuery<SellerGoodsQuery> }) {
  const { data } = useQuery(LoadSellerGoodOptions, { context: { quiet: 'outages' } });
  return (
    <ListFilters list={list} text={text} views="seller.goods">
      <KeywordFilter list={list} label={text.keyword} />
      <ChoiceFilters
        list={list}
        text={text}
        options={{
          categoryId: namedOptions(data?.categories),
          warehouseId: namedOptions(data?.sellerWarehouses.list),
          platform: SHOP_PLATFORMS.map((value) => ({ value, text: platformNames[value] })),
          revision: optionsOf(revisionNames),
        }}
      />
      <Select
        aria-label={text.sort}
        value={list.query.sort}
        options={optionsOf(sortNames)}
        onChange={(sort) => list.change({ sort })}
      />
      <Checkbox
        label={text.lowStock}
        checked={list.query.lowStock}
        onChange={(lowStock) => list.change({ lowStock })}
      />
      <Checkbox
        label={text.unsold}
        checked={list.query.unsold}
        onChange={(unsold) => list.change({ unsold })}
      />
    </ListFilters>
  );
}
