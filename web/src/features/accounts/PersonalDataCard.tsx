import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { DataCopyDialog } from './DataCopyDialog.tsx';
import { dataCopyLogic } from './dataCopy.actors.ts';
import { dataCopyText as text } from './dataCopy.text.ts';
import styles from './MePage.module.css';
import { SettingRow } from './SettingRow.tsx';

/** What the person may have of what is kept of them. */
export function PersonalDataCard({ me }: { me: LoadProfileQuery['me'] | undefined }) {
  const client = useApolloClient();
  const { sender } = useCodeCountdown('PERSONAL_DATA');
  const exporting = useExporting();
  const copy = useActorRef(
    useMemo(() => dataCopyLogic(client, sender, exporting), [client, sender, exporting]),
  );
  const busy = useSelector(exporting, isBusy);
  return (
    <Panel className={styles.wide} aria-label={text.card} aria-busy={!me}>
      <h2>{text.card}</h2>
      <SettingRow
        what={text.row}
        hint={text.rowWords}
        action={
          <Button
            icon="download"
            disabled={!me}
            loading={busy}
            onClick={() => me && copy.send({ type: 'editor.open', phone: me.phone })}
          >
            {text.export}
          </Button>
        }
      />
      <ExportNotice exporting={exporting} />
      <DataCopyDialog actor={copy} />
    </Panel>
  );
}
