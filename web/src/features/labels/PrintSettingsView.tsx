import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Table } from '../../ui/Table.tsx';
import { ComponentsCard } from './ComponentsCard.tsx';
import type { ComponentCheck } from './componentCheck.selectors.ts';
import styles from './PrintSettingsPage.module.css';
import { ListPrintSettings } from './printSettings.graphql.ts';
import type { PrintSettings } from './printSettings.selectors.ts';
import { settingsText as text } from './printSettings.text.ts';
import { RemoveSettingDialog } from './RemoveSettingDialog.tsx';
import { SettingDrawer } from './SettingDrawer.tsx';
import { settingColumns } from './settingColumns.tsx';
import { blankSetting, draftOf } from './settings.types.ts';

interface Props {
  actor: PrintSettings;
  check: ComponentCheck;
}

/** How labels are printed, by platform and courier, and what prints them on this computer. */
export function PrintSettingsView({ actor, check }: Props) {
  const query = useQuery(ListPrintSettings, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const settings = query.data?.printSettings;
  const add = () => actor.send({ type: 'editor.open', draft: blankSetting, isNew: true });
  const columns = settingColumns({
    onEdit: (setting) => actor.send({ type: 'editor.open', draft: draftOf(setting), isNew: false }),
    onRemove: (subject) => actor.send({ type: 'removal.ask', subject }),
  });
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.hint}>{text.hint}</p>
        </div>
        {settings && settings.length > 0 && (
          <Button variant="primary" icon="plus" onClick={add}>
            {text.add}
          </Button>
        )}
      </header>
      {query.error && !settings ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={settings ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !settings}
          empty={
            <EmptyState
              title={text.none}
              hint={text.noneHint}
              action={
                <Button variant="primary" onClick={add}>
                  {text.add}
                </Button>
              }
            />
          }
        />
      )}
      <ComponentsCard check={check} />
      <SettingDrawer actor={actor} check={check} settings={settings ?? []} />
      <RemoveSettingDialog actor={actor} />
    </>
  );
}
