import { useQuery } from '@apollo/client/react';
import { LicenceDialog } from '../../flows/licences/LicenceDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { addLicence } from './licenceActions.ts';
import { ListLicences } from './licences.graphql.ts';
import styles from './licences.module.css';
import { addText, licencesText as text } from './licences.text.ts';
import { useLicences } from './useLicences.tsx';

/** The licences of one supplier, and a new one. */
export function LicencesPart({ sellerId, mayAct }: { sellerId: number; mayAct: boolean }) {
  const adding = useFlow(addLicence);
  const { columns, dialogs } = useLicences({ mayAct, ofOne: true });
  const { data, error, loading, refetch } = useQuery(ListLicences, {
    variables: { filter: { sellerId }, page: 1, pageSize: 50 },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <Table
        label={text.label}
        columns={columns}
        rows={data?.licences.list ?? []}
        rowKey={({ id }) => id}
        loading={loading && !data}
        empty={
          <Text as="p" tone="secondary" className={styles.none}>
            {text.none}
          </Text>
        }
      />
      {mayAct && (
        <Button
          className={styles.add}
          icon="plus"
          onClick={() => adding.send({ type: 'editor.open', item: { sellerId } })}
        >
          {text.add}
        </Button>
      )}
      <LicenceDialog actor={adding} texts={addText} />
      {dialogs}
    </>
  );
}
