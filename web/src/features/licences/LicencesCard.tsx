import { useQuery } from '@apollo/client/react';
import { LicenceDialog } from '../../flows/licences/LicenceDialog.tsx';
import { kindNames, statusNames, statusTones } from '../../flows/licences/licences.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { LoadLicencesQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Table } from '../../ui/data/Table.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { LicencePicture } from './LicencePicture.tsx';
import { LoadLicences } from './licences.graphql.ts';
import styles from './licences.module.css';
import { sendText, licencesText as text } from './licences.text.ts';
import { sendLicence } from './sendLicence.ts';

type Licence = LoadLicencesQuery['licences'][number];

const column = columnsNamed<Licence, 'picture' | 'kind' | 'number' | 'ends' | 'state' | 'sentAt'>(text);
const columns = [
  column('picture', 104, ({ fileId, kind }) => <LicencePicture fileId={fileId} kind={kindNames[kind]} />),
  column('kind', 104, ({ kind }) => kindNames[kind]),
  column('number', undefined, ({ number }) => <span className="num">{number}</span>),
  column('ends', 120, ({ endsOn }) => <span className="num">{endsOn ?? text.forever}</span>),
  column('state', 200, ({ status, reason }) => (
    <>
      <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
      {reason && <SecondLine>{reason}</SecondLine>}
    </>
  )),
  column('sentAt', 152, ({ createdAt }) => <span className="num">{formatDateTime(createdAt)}</span>),
];

/** What a supplier may trade in, how its documents stand, and the way to send one. */
export default function LicencesCard() {
  const sending = useFlow(sendLicence);
  const { data, error, loading, refetch } = useQuery(LoadLicences, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return (
    <Panel className={styles.card} aria-label={text.card}>
      <Row gap={16} below={12}>
        <Grow>
          <h2>{text.card}</h2>
          <Text as="p" small tone="secondary">
            {text.words}
          </Text>
        </Grow>
        <Button icon="plus" onClick={() => sending.send({ type: 'editor.open', item: {} })}>
          {text.send}
        </Button>
      </Row>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={text.label}
          columns={columns}
          rows={data?.licences ?? []}
          rowKey={({ id }) => id}
          loading={loading && !data}
          empty={
            <Text as="p" tone="secondary" above={12} below={12}>
              {text.none}
            </Text>
          }
        />
      )}
      <LicenceDialog actor={sending} texts={sendText} />
    </Panel>
  );
}
