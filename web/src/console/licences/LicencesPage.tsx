import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useOperator } from '../consoleActors.ts';
import type { LicenceFilter } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { ListLicences } from './licences.graphql.ts';
import { type LicenceTab, tabNames, licencesText as text } from './licences.text.ts';
import { useLicences } from './useLicences.tsx';

const TABS = Object.keys(tabNames) as LicenceTab[];
const params = searchParams({ tab: keyOf<LicenceTab>(tabNames, 'waiting'), page: page() });
const filters: Record<LicenceTab, LicenceFilter> = {
  waiting: { status: 'WAITING' },
  due: { due: true },
  all: {},
};

/** Licences of all suppliers: those that wait, and those that are to be looked at again. */
export default function LicencesPage() {
  const { columns, dialogs } = useLicences({ mayAct: useOperator().permissions.includes('suppliers.act') });
  const list = useList({
    params,
    document: ListLicences,
    variables: ({ tab, page: at }) => ({ filter: filters[tab], page: at, pageSize: 20 }),
    pick: (data) => data.licences,
  });
  return (
    <>
      <PageHeader below={4} title={text.title} actions={<ListTools of={{ licences: list.filter }} />} />
      <Tabs
        below={16}
        label={text.tabs}
        active={list.query.tab}
        items={TABS.map((key) => ({ key, label: tabNames[key] }))}
        onChange={(tab) => list.change({ tab })}
      />
      <ListView
        list={list}
        label={text.label}
        columns={columns}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
      {dialogs}
    </>
  );
}
