import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { DataCopyDialog } from './DataCopyDialog.tsx';
import { dataCopyLogic } from './dataCopy.actors.ts';
import { dataCopyText as text } from './dataCopy.text.ts';
import styles from './MePage.module.css';

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
    <section className={cx(styles.card, styles.wide)} aria-label={text.card} aria-busy={!me}>
      <h2>{text.card}</h2>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.what}>
            <h3>{text.row}</h3>
            <p className={styles.hint}>{text.rowWords}</p>
          </div>
          <div className={styles.action}>
            <Button
              icon="download"
              disabled={!me}
              loading={busy}
              onClick={() => me && copy.send({ type: 'dialog.open', phone: me.phone })}
            >
              {text.export}
            </Button>
          </div>
        </div>
      </div>
      <ExportNotice exporting={exporting} />
      <DataCopyDialog actor={copy} />
    </section>
  );
}
