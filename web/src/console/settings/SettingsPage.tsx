import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Table } from '../../ui/data/Table.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useMay } from '../consoleActors.ts';
import { editSetting, resetSetting } from './editSetting.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { EditSettingDialog, ResetSettingDialog } from './SettingDialogs.tsx';
import { settingColumns } from './settingColumns.tsx';
import { ListSettings } from './settings.graphql.ts';
import { settingsText as text } from './settings.text.ts';
import { groupedSettings, type Setting } from './settingValue.ts';

/** What the site is set to: every setting with what it does, its bounds, its history and the way back. */
export default function SettingsPage() {
  const mayEdit = useMay('settings.edit');
  const editing = useFlow(editSetting);
  const resetting = useFlow(resetSetting);
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(ListSettings, { context: { quiet: true } });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={400} />
      </div>
    );
  const edit = (setting: Setting, start = setting.value) =>
    editing.send({ type: 'editor.open', item: { setting, start } });
  const columns = settingColumns({
    mayEdit,
    onEdit: edit,
    onReset: (setting) => resetting.send({ type: 'action.ask', subject: { setting, reason: '' } }),
    onHistory: ({ key }) => setOpened(key),
  });
  const shown = data.settings.find(({ key }) => key === opened);
  const take = (json: string) => {
    setOpened(null);
    if (shown) edit(shown, json);
  };
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} />
      <Stack gap={16}>
        {groupedSettings(data.settings).map(({ title, settings }) => (
          <Card key={title} title={title}>
            <Table label={text.list(title)} columns={columns} rows={settings} rowKey={({ key }) => key} />
          </Card>
        ))}
      </Stack>
      <EditSettingDialog actor={editing} />
      <ResetSettingDialog actor={resetting} />
      {shown && (
        <HistoryDialog setting={shown} onTake={mayEdit ? take : null} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
