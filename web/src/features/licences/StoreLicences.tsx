import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { kindNames } from '../../flows/licences/licences.text.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { LicencePicture } from './LicencePicture.tsx';
import { LoadStoreLicences } from './licences.graphql.ts';
import { licencesText, storeLicencesText as text } from './licences.text.ts';

/** The way to the licences of a store's supplier. */
export function StoreLicences({ warehouseId }: { warehouseId: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="shield" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        open={open}
        title={text.title}
        width={560}
        onClose={close}
        actions={<Button onClick={close}>{text.close}</Button>}
      >
        <Shown warehouseId={warehouseId} />
      </Dialog>
    </>
  );
}

function Shown({ warehouseId }: { warehouseId: number }) {
  const { data, error, refetch } = useQuery(LoadStoreLicences, {
    variables: { warehouseId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const [first] = data.storeLicences;
  if (!first)
    return (
      <Text as="p" tone="secondary">
        {text.none}
      </Text>
    );
  return (
    <Stack gap={16}>
      <Text as="p" tone="secondary">
        {text.words}
      </Text>
      <DescriptionList items={[{ term: text.company, value: first.companyName }]} />
      {data.storeLicences.map(({ id, kind, number, endsOn, fileId }) => (
        <Row key={id} gap={16}>
          <LicencePicture fileId={fileId} kind={kindNames[kind]} />
          <DescriptionList
            items={[
              { term: kindNames[kind], value: <span className="num">{number}</span> },
              {
                term: licencesText.ends,
                value: <span className="num">{endsOn ?? licencesText.forever}</span>,
              },
            ]}
          />
        </Row>
      ))}
    </Stack>
  );
}
