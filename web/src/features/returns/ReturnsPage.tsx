import { useMemo } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { returnColumns } from './returnColumns.tsx';
import { closeReturn, linkReturn } from './returnFlows.ts';
import { ListReturns } from './returns.graphql.ts';
import { type ReturnTab, tabNames, returnsText as text } from './returns.text.ts';
import { returnsParams, tabFilters } from './returnsQuery.ts';
import { ScanBox } from './ScanBox.tsx';

const tabs = (Object.keys(tabNames) as ReturnTab[]).map((key) => ({ key, label: tabNames[key] }));

/** What comes back to the supplier's warehouses: scanned here, and found by its case. */
export default function ReturnsPage() {
  usePageTitle(text.title);
  const linking = useFlow(linkReturn);
  const closing = useFlow(closeReturn);
  const list = useList({
    params: returnsParams,
    document: ListReturns,
    variables: ({ tab, page }) => ({ filter: tabFilters[tab], page, pageSize: 20 }),
    pick: ({ returnParcels }) => returnParcels,
  });
  const { tab } = list.query;
  const columns = useMemo(
    () =>
      returnColumns({
        onLink: ({ id, waybillNo }) =>
          linking.send({ type: 'action.ask', subject: { id, waybillNo, caseId: null } }),
        onClose: ({ id, waybillNo }) =>
          closing.send({ type: 'action.ask', subject: { id, waybillNo, note: '' } }),
      }),
    [linking, closing],
  );
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <ScanBox />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => list.change({ tab: to })}
      />
      <ListView
        list={list}
        label={text.list}
        columns={columns}
        none={
          <EmptyState
            title={text.none[tab]}
            hint={text.noneHint}
            action={
              tab !== 'all' && <Button onClick={() => list.change({ tab: 'all' })}>{text.showAll}</Button>
            }
          />
        }
      />
      <LinkDialog actor={linking} />
      <CloseDialog actor={closing} />
    </>
  );
}
