import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useSession } from '../session/useSession.ts';
import { ListSellerWarehouses } from './sellerWarehouses.graphql.ts';
import { TemplateEditorPage } from './templates/TemplateEditorPage.tsx';
import { TemplateList } from './templates/TemplateList.tsx';
import { WarehouseActionDialog } from './WarehouseActionDialog.tsx';
import { WarehouseEditorPage } from './WarehouseEditorPage.tsx';
import { changeWarehouse } from './warehouseAction.ts';
import { warehouseColumns } from './warehouseColumns.tsx';
import { statusNames, tabNames, warehousesText as text } from './warehouses.text.ts';
import { readEdited, warehousesParams, warehousesVariables, writeEdited } from './warehousesQuery.ts';
import { readTab, type WarehousesTab, writeTab } from './warehousesTab.ts';

/** The supplier's warehouses and freight templates, or the one of them that the address has open for editing. */
export default function WarehousesPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const edited = readEdited(params);
  const tab = readTab(params);
  if (edited === null || !user)
    return tab === 'freight' ? <TemplateList tabs={<PageTabs active={tab} />} /> : <WarehouseList />;
  const id = edited === 'new' ? null : edited;
  if (tab === 'freight')
    return <TemplateEditorPage key={`${user.uuid} ${edited}`} account={user.uuid} id={id} />;
  return <WarehouseEditorPage key={`${user.uuid} ${edited}`} account={user.uuid} id={id} />;
}

const tabs = (Object.keys(tabNames) as WarehousesTab[]).map((key) => ({ key, label: tabNames[key] }));

function PageTabs({ active }: { active: WarehousesTab }) {
  const navigate = useNavigate();
  return (
    <Tabs
      below={16}
      label={text.tabs}
      active={active}
      items={tabs}
      onChange={(tab) => void navigate({ search: writeTab(tab) })}
    />
  );
}

/** The own warehouses as the address narrows them: how each stands, and what can be done with it. */
function WarehouseList() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const changing = useFlow(changeWarehouse);
  const list = useList({
    params: warehousesParams,
    document: ListSellerWarehouses,
    variables: warehousesVariables,
    pick: ({ sellerWarehouses }) => sellerWarehouses,
  });
  const columns = warehouseColumns({
    searchOf: (id) => writeEdited(params, id),
    ask: (action, row) => changing.send({ type: 'action.ask', subject: { ...row, action, reason: '' } }),
  });
  const add = (
    <LinkButton variant="primary" icon="plus" to={{ search: writeEdited(params, 'new') }}>
      {text.add}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={list.page && (list.page.total > 0 || list.isNarrowed) && add}
      />
      <PageTabs active="warehouses" />
      <ListFilters list={list} text={text}>
        <ChoiceFilters list={list} text={text} options={{ status: optionsOf(statusNames) }} />
        <KeywordFilter list={list} label={text.keyword} hint={text.keywordHint} />
      </ListFilters>
      <ListView
        narrow
        list={list}
        label={text.list}
        columns={columns}
        text={text}
        none={<EmptyState illustration="map" title={text.none} hint={text.noneHint} action={add} />}
      />
      <WarehouseActionDialog actor={changing} />
    </>
  );
}
