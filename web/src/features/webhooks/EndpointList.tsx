import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SecretDialog } from '../../ui/copy/SecretDialog.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';
import { endpointColumns } from './endpointColumns.tsx';
import {
  editEndpoint,
  type RemovingEndpoint,
  type RotatingEndpoint,
  removeEndpoint,
  rotateSecret,
  testEndpoint,
  wakeEndpoint,
} from './webhookFlows.ts';
import type { Endpoint } from './webhookForm.ts';
import { ListWebhooks } from './webhooks.graphql.ts';
import { removeText, rotateText, secretText, webhooksText as text } from './webhooks.text.ts';

/** The own endpoints, and what is done with each. */
export function EndpointList({ onLog }: { onLog: (endpointId: number) => void }) {
  const editing = useFlow(editEndpoint);
  const removing = useFlow(removeEndpoint);
  const rotating = useFlow(rotateSecret);
  const waking = useFlow(wakeEndpoint);
  const testing = useFlow(testEndpoint);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery(ListWebhooks, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const { webhooks } = query.data ?? {};
  const events = webhooks?.events ?? [];
  const edit = (endpoint: Endpoint | null) =>
    editing.send({ type: 'editor.open', item: { endpoint, events, onCreated: setSecret } });
  const add = (
    <Button variant="primary" icon="plus" disabled={!webhooks} onClick={() => edit(null)}>
      {text.add}
    </Button>
  );
  return (
    <section aria-label={text.title}>
      <Row gap={12} below={12}>
        <Grow>
          <Text as="p" tone="secondary">
            {text.words}
          </Text>
        </Grow>
        {webhooks?.list.length !== 0 && add}
      </Row>
      {query.error && !webhooks ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={endpointColumns({
            events,
            onLog: ({ id }) => onLog(id),
            onTest: (subject) => testing.send({ type: 'action.run', subject }),
            onWake: (subject) => waking.send({ type: 'action.run', subject }),
            onEdit: edit,
            onRotate: ({ id, url }) =>
              rotating.send({ type: 'action.ask', subject: { id, url, onRotated: setSecret } }),
            onRemove: (subject) => removing.send({ type: 'action.ask', subject }),
          })}
          rows={webhooks?.list ?? []}
          rowKey={({ id }) => id}
          loading={!webhooks}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <EndpointDialog actor={editing} />
      <RemoveEndpointDialog actor={removing} />
      <RotateSecretDialog actor={rotating} />
      {secret !== null && <SecretDialog secret={secret} texts={secretText} onClose={() => setSecret(null)} />}
    </section>
  );
}

export function RemoveEndpointDialog({ actor }: { actor: RemovingEndpoint }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removeText}>
      {({ url }) => <p>{removeText.question(url)}</p>}
    </ConfirmActionDialog>
  );
}

export function RotateSecretDialog({ actor }: { actor: RotatingEndpoint }) {
  return (
    <ConfirmActionDialog actor={actor} texts={rotateText}>
      {({ url }) => <p>{rotateText.question(url)}</p>}
    </ConfirmActionDialog>
  );
}
