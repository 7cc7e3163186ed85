import { useQuery } from '@apollo/client/react';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Table } from '../../ui/Table.tsx';
import { ComponentsCard } from './ComponentsCard.tsx';
import type { ComponentCheck } from './componentCheck.selectors.ts';
import type { PrintSettings } from './printSettings.actors.ts';
import { ListPrintSettings } from './printSettings.graphql.ts';
import { settingsText as text } from './printSettings.text.ts';
import { RemoveSettingDialog } from './RemoveSettingDialog.tsx';
import { SettingDrawer } from './SettingDrawer.tsx';
import { settingColumns } from './settingColumns.tsx';
import { blankSetting, draftOf, type SettingSubject } from './settings.types.ts';

interface Props {
  actor: PrintSettings;
  removing: ConfirmAction<SettingSubject>;
  check: ComponentCheck;
}

/** How labels are printed, by platform and courier, and what prints them on this computer. */
export function PrintSettingsView({ actor, removing, check }: Props) {
  const query = useQuery(ListPrintSettings, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const settings = query.data?.printSettings;
  const columns = settingColumns({
    onEdit: (setting) => actor.send({ type: 'editor.open', draft: draftOf(setting), isNew: false }),
    onRemove: (subject) => removing.send({ type: 'action.ask', subject }),
  });
  const add = (
    <Button
      variant="primary"
      {...(settings?.length ? { icon: 'plus' as const } : {})}
      onClick={() => actor.send({ type: 'editor.open', draft: blankSetting, isNew: true })}
    >
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} actions={settings?.length ? add : null} />
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
      <SettingDrawer actor={actor} check={check} settings={settings ?? []} />
      <RemoveSettingDialog actor={removing} />
    </>
  );
}
