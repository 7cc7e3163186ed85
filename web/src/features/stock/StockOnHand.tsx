import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { type ListQuery, useList } from '../../list/useList.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ImportDialog } from '../spreadsheets/importing/ImportDialog.tsx';
import { importStock } from './importStock.ts';
import { NewStockDialog } from './NewStockDialog.tsx';
import { StockDrawer, type StockLook } from './StockDrawer.tsx';
import { RemoveStockDialog, StockEditorDialog } from './StockEditorDialog.tsx';
import { ListGoodStocks, ListStockGoods, ListStockWarehouses } from './stock.graphql.ts';
import { filterText, firstText, tabNames, stockText as text } from './stock.text.ts';
import { stockColumnChoices, stockColumns } from './stockColumns.tsx';
import { editStock, newStock, removeStock } from './stockFlows.ts';
import { blankStock } from './stockForm.ts';
import { importWords } from './stockImport.text.ts';
import { stockImportLook } from './stockImportLook.tsx';
import { STOCK_TABS, type StockQuery, type StockTab, stockFilter, stockParams } from './stockQuery.ts';

/** What the supplier has at its warehouses: what is on hand, what orders hold, and the ways to change it. */
export function StockOnHand({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const list = useList({
    params: stockParams,
    document: ListGoodStocks,
    variables: (query) => ({ filter: stockFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ goodStocks }) => goodStocks,
  });
  const [look, setLook] = useState<StockLook | null>(null);
  const editor = useFlow(editStock);
  const adding = useFlow(newStock);
  const removing = useFlow(removeStock);
  const importing = useFlow(importStock);
  const setting = useColumns('seller.stock', stockColumnChoices);
  const add = () => adding.send({ type: 'editor.open', item: blankStock });
  const bring = () => importing.send({ type: 'dialog.open' });
  return (
    <>
      {head(
        <>
          <Button icon="arrowUp" onClick={bring}>
            {text.import}
          </Button>
          <Button variant="primary" icon="plus" onClick={add}>
            {text.add}
          </Button>
        </>,
      )}
      <Tabs
        below={16}
        label={text.tabs}
        active={list.query.tab}
        items={STOCK_TABS.map((key) => ({ key, label: tabNames[key], count: list.latest?.counts?.[key] }))}
        onChange={(tab) => list.change({ tab })}
      />
      <Filters list={list} goodName={list.rows[0]?.goodName ?? ''} end={<ColumnMenu setting={setting} />} />
      <ListView
        list={list}
        label={text.list}
        columns={stockColumns({
          onEdit: (stock) => editor.send({ type: 'editor.open', item: stock }),
          onLook: (stock, part) => setLook({ id: stock.id, part }),
          onRemove: (stock) => removing.send({ type: 'action.ask', subject: stock }),
        })}
        setting={setting}
        none={<StockNone tab={list.query.tab} onAdd={add} onImport={bring} />}
        text={{ ...text, reset: filterText.reset }}
      />
      <StockDrawer
        look={look}
        stock={list.rows.find(({ id }) => id === look?.id) ?? null}
        onLook={setLook}
        onEdit={(stock) => editor.send({ type: 'editor.open', item: stock })}
      />
      <StockEditorDialog editor={editor} />
      <NewStockDialog actor={adding} />
      <RemoveStockDialog actor={removing} />
      <ImportDialog actor={importing} look={stockImportLook} words={importWords} />
    </>
  );
}

interface FilterProps {
  list: ListQuery<StockQuery>;
  /** Of the goods that the list is narrowed to, as far as it is known. */
  goodName: string;
  end: ReactNode;
}

/** What narrows the list. */
function Filters({ list, goodName, end }: FilterProps) {
  const { data } = useQuery(ListStockWarehouses, { context: { quiet: 'outages' } });
  const { goodId } = list.query;
  return (
    <ListFilters list={list} text={filterText} choiceWidth={176} end={end} views="seller.stock">
      <ChoiceFilters
        list={list}
        text={filterText}
        options={{ warehouseId: namedOptions(data?.sellerWarehouses.list) }}
      />
      <KeywordFilter list={list} label={filterText.keyword} hint={filterText.keywordHint} />
      {goodId !== null && (
        <RemovableTag label={filterText.anyGood} onRemove={() => list.change({ goodId: null })}>
          {filterText.oneGood(goodName || `#${goodId}`)}
        </RemovableTag>
      )}
    </ListFilters>
  );
}

interface NoneProps {
  tab: StockTab;
  onAdd: () => void;
  onImport: () => void;
}

/** Stands in for the rows when there are none: why, and what to do next. */
function StockNone({ tab, onAdd, onImport }: NoneProps) {
  if (tab === 'belowSafety') return <EmptyState title={text.noneBelowSafety} hint={text.safeHint} />;
  if (tab !== 'all')
    return <EmptyState title={tab === 'low' ? text.noneLow : text.noneOut} hint={text.fineHint} />;
  return <NoneYet onAdd={onAdd} onImport={onImport} />;
}

/** Stock needs goods, and goods need a warehouse: what is missing first is said first. */
function NoneYet({ onAdd, onImport }: Omit<NoneProps, 'tab'>) {
  const quiet = { context: { quiet: 'outages' } };
  const warehouses = useQuery(ListStockWarehouses, quiet).data?.sellerWarehouses.list;
  const goods = useQuery(ListStockGoods, { ...quiet, variables: { keyword: null } }).data?.sellerGoods;
  const first =
    warehouses?.length === 0
      ? { to: `${paths.sellerWarehouses}?edit=new`, hint: firstText.warehouse, words: firstText.addWarehouse }
      : goods?.total === 0 && { to: publishPath(), hint: firstText.goods, words: firstText.publish };
  return (
    <EmptyState
      illustration={warehouses?.length === 0 ? 'map' : 'box'}
      title={text.none}
      hint={first ? first.hint : text.noneHint}
      action={
        first ? (
          <LinkButton variant="primary" to={first.to}>
            {first.words}
          </LinkButton>
        ) : (
          <>
            <Button variant="primary" onClick={onAdd}>
              {text.add}
            </Button>{' '}
            <Button onClick={onImport}>{text.import}</Button>
          </>
        )
      }
    />
  );
}
