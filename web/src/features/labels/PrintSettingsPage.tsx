import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { SupplierShops } from '../shops/SupplierShops.tsx';
import { AccountsTab } from './accounts/AccountsTab.tsx';
import { ComponentsCard } from './ComponentsCard.tsx';
import { CopySettingDialog } from './CopySettingDialog.tsx';
import { componentCheckLogic } from './componentCheck.actors.ts';
import type { ComponentCheck } from './componentCheck.machine.ts';
import {
  type CopySubject,
  copySetting,
  type PrintSettings,
  printSettingsLogic,
  removeSetting,
} from './printSettings.actors.ts';
import { ListPrintSettings } from './printSettings.graphql.ts';
import { blankSetting, draftOf, type SettingDraft, type SettingSubject } from './printSettings.machine.ts';
import {
  removalText,
  type SettingsTab as Tab,
  tabNames,
  settingsText as text,
} from './printSettings.text.ts';
import { SettingDrawer } from './SettingDrawer.tsx';
import { settingColumns } from './settingColumns.tsx';

const tabs = (Object.keys(tabNames) as Tab[]).map((key) => ({ key, label: tabNames[key] }));

/** How labels are printed, with which accounts their waybills are issued, and which shops receive orders of merchants. */
export default function PrintSettingsPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'settings';
  return (
    <>
      <h1>{text.title}</h1>
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => void navigate({ search: to === 'settings' ? '' : `?tab=${to}` })}
      />
      {tab === 'accounts' && <AccountsTab />}
      {tab === 'assigned' && <SupplierShops />}
      {tab === 'settings' && <SettingsTab />}
    </>
  );
}

/** The settings of labels, and the components of this computer, while the tab stands. */
function SettingsTab() {
  return (
    <PrintSettingsView
      actor={useFlow(printSettingsLogic)}
      copying={useFlow(copySetting)}
      removing={useFlow(removeSetting)}
      check={useFlow(componentCheckLogic)}
    />
  );
}

interface Props {
  actor: PrintSettings;
  copying: ConfirmAction<CopySubject>;
  removing: ConfirmAction<SettingSubject>;
  check: ComponentCheck;
}

/** How labels are printed, by platform and courier, and what prints them on this computer. */
export function PrintSettingsView({ actor, copying, removing, check }: Props) {
  const query = useQuery(ListPrintSettings, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const settings = query.data?.printSettings;
  const open = (draft: SettingDraft, isNew: boolean) =>
    actor.send({ type: 'editor.open', draft, isNew, settings: settings ?? [] });
  const columns = settingColumns({
    onEdit: (setting) => open(draftOf(setting), false),
    onCopy: (subject) => copying.send({ type: 'action.ask', subject: { ...subject, courierIds: [] } }),
    onRemove: (subject) => removing.send({ type: 'action.ask', subject }),
  });
  const add = (
    <Button
      variant="primary"
      {...(settings?.length ? { icon: 'plus' as const } : {})}
      onClick={() => open(blankSetting, true)}
    >
      {text.add}
    </Button>
  );
  return (
    <>
      <Row gap={24} below={16}>
        <Grow>
          <Text as="p" tone="secondary">
            {text.hint}
          </Text>
        </Grow>
        {settings?.length ? add : null}
      </Row>
      {query.error && !settings ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={settings ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !settings}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <ComponentsCard check={check} />
      <SettingDrawer actor={actor} check={check} />
      <CopySettingDialog actor={copying} />
      <RemoveSettingDialog actor={removing} />
    </>
  );
}

/** Asks before a setting is deleted. */
export function RemoveSettingDialog({ actor }: { actor: ConfirmAction<SettingSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={removalText} destructive>
      {({ name }) => <p>{removalText.words(name)}</p>}
    </ConfirmActionDialog>
  );
}
