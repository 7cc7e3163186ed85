import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMemberKind } from '../session/useSession.ts';
import { ListCases } from './afterSales.graphql.ts';
import { type CaseTab, tabNames, casesText as text } from './afterSales.text.ts';
import { caseColumns } from './caseColumns.tsx';
import { casesParams, tabFilters } from './casesQuery.ts';

const tabs = (Object.keys(tabNames) as CaseTab[]).map((key) => ({ key, label: tabNames[key] }));

/** The caller's after-sales cases: those that wait for them first. */
export default function CasesPage() {
  usePageTitle(text.title);
  const by = useMemberKind();
  const list = useList({
    params: casesParams,
    document: ListCases,
    variables: ({ tab, page }) => ({ filter: tabFilters[tab], page, pageSize: 20 }),
    pick: ({ cases }) => cases,
  });
  const { tab } = list.query;
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
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
        columns={caseColumns}
        none={
          <EmptyState
            title={text.none[tab]}
            hint={text.noneHint[by]}
            action={
              tab !== 'all' && <Button onClick={() => list.change({ tab: 'all' })}>{text.showAll}</Button>
            }
          />
        }
      />
    </>
  );
}
