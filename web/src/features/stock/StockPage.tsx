import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/Button.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
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
import { ListGoodStocks } from './stock.graphql.ts';
import { filterText, tabNames, stockText as text } from './stock.text.ts';
import { stockColumnChoices, stockColumns } from './stockColumns.tsx';
import { STOCK_TABS, stockFilter, stockParams } from './stockQuery.ts';

/** What the supplier has at its warehouses: what is on hand, what orders hold, and the ways to change it. */
export default function StockPage() {
  usePageTitle(text.title);
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
  const importing = useFlow(importStockLogic);
  const setting = useColumns('seller.stock', stockColumnChoices);
  const add = () => adding.send({ type: 'editor.open', item: blankStock });
  const bring = () => importing.send({ type: 'dialog.open' });
  const columns = stockColumns({
    onEdit: (stock) => editor.send({ type: 'editor.open', item: stock }),
    onLook: (stock, part) => setLook({ id: stock.id, part }),
    onRemove: (stock) => removing.send({ type: 'action.ask', subject: stock }),
  });
  return (
    <>
      <PageHeader
        title={text.title}
        below={8}
        actions={
          <>
            <Button icon="arrowUp" onClick={bring}>
              {text.import}
            </Button>
            <Button variant="primary" icon="plus" onClick={add}>
              {text.add}
            </Button>
          </>
        }
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={list.query.tab}
        items={STOCK_TABS.map((key) => ({ key, label: tabNames[key], count: list.latest?.counts?.[key] }))}
        onChange={(tab) => list.change({ tab })}
      />
      <StockFilters list={list} goodName={list.rows[0]?.goodName ?? ''} setting={setting} />
      <ListView
        list={list}
        label={text.list}
        columns={pickColumns(columns, setting)}
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
      <ImportDialog actor={importing} />
    </>
  );
}
