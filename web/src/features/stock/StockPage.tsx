import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePages } from '../../ui/usePages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { editStock } from './editStock.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importStockLogic } from './importStock.actors.ts';
import { NewStockDialog } from './NewStockDialog.tsx';
import { newStock } from './newStock.ts';
import { blankStock } from './newStockForm.ts';
import { RemoveStockDialog } from './RemoveStockDialog.tsx';
import { removeStock } from './removeStock.ts';
import { StockDrawer, type StockLook } from './StockDrawer.tsx';
import { StockEditorDialog } from './StockEditorDialog.tsx';
import { StockFilters } from './StockFilters.tsx';
import { StockNone } from './StockNone.tsx';
import styles from './StockPage.module.css';
import { GoodStocks } from './stock.graphql.ts';
import { tabNames, stockText as text } from './stock.text.ts';
import { stockColumnChoices, stockColumns } from './stockColumns.tsx';
import {
  anyStock,
  isNarrowed,
  PAGE_SIZE,
  readStockQuery,
  STOCK_TABS,
  type StockQuery,
  stockFilter,
  writeStock,
} from './stockQuery.ts';

/** What the supplier has at its warehouses: what is on hand, what orders hold, and the ways to change it. */
export default function StockPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { query, page } = readStockQuery(params);
  const [look, setLook] = useState<StockLook | null>(null);
  const editor = useFlow(editStock);
  const adding = useFlow(newStock);
  const removing = useFlow(removeStock);
  const importing = useFlow(importStockLogic);
  const setting = useColumns('seller.stock', stockColumnChoices);
  const pages = usePages({ filter: stockFilter(query), page, pageSize: PAGE_SIZE });
  const answer = useQuery(GoodStocks, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const shown = answer.data ?? answer.previousData;
  const stocks = answer.data?.goodStocks;
  const counts = shown?.goodStocks.counts;
  const go = (to: StockQuery, at = 1) => void navigate({ search: writeStock(to, at) });
  const add = () => adding.send({ type: 'editor.open', item: blankStock });
  const bring = () => importing.send({ type: 'dialog.open' });
  const columns = stockColumns({
    onEdit: (stock) => editor.send({ type: 'editor.open', item: stock }),
    onLook: (stock, part) => setLook({ id: stock.id, part }),
    onRemove: (stock) => removing.send({ type: 'action.ask', subject: stock }),
  });
  return (
    <>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <div className={styles.actions}>
          <Button icon="arrowUp" onClick={bring}>
            {text.import}
          </Button>
          <Button variant="primary" icon="plus" onClick={add}>
            {text.add}
          </Button>
        </div>
      </header>
      <div className={styles.tabs}>
        <Tabs
          label={text.tabs}
          active={query.tab}
          items={STOCK_TABS.map((key) => ({ key, label: tabNames[key], count: counts?.[key] }))}
          onChange={(tab) => go({ ...query, tab })}
        />
      </div>
      <StockFilters
        query={query}
        goodName={stocks?.list[0]?.goodName ?? ''}
        setting={setting}
        onChange={(change) => go({ ...query, ...change })}
      />
      {answer.error && !stocks ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={pickColumns(columns, setting)}
          rows={stocks?.list ?? []}
          rowKey={({ id }) => id}
          loading={answer.loading && !stocks}
          empty={
            <StockNone
              tab={query.tab}
              narrowed={isNarrowed(query)}
              onWiden={() => go({ ...anyStock, tab: query.tab })}
              onAdd={add}
              onImport={bring}
            />
          }
        />
      )}
      {stocks && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={stocks} onChange={(at) => go(query, at)} />
      )}
      <StockDrawer
        look={look}
        stock={stocks?.list.find(({ id }) => id === look?.id) ?? null}
        onLook={setLook}
        onEdit={(stock) => editor.send({ type: 'editor.open', item: stock })}
      />
      <StockEditorDialog editor={editor} />
      <NewStockDialog actor={adding} />
      <RemoveStockDialog actor={removing} />
      <ImportDialog actor={importing} />
    </>
  );
}
