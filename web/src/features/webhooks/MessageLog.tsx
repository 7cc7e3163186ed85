import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { messagesParams } from './developerQuery.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { type Message, messageColumns } from './messageColumns.tsx';
import { resendMessage } from './webhookFlows.ts';
import { ListWebhookMessages, ListWebhooks } from './webhooks.graphql.ts';
import { logText as text } from './webhooks.text.ts';

/** What an endpoint was told, and how it answered. */
export function MessageLog({ endpointId, onBack }: { endpointId: number; onBack: () => void }) {
  const resending = useFlow(resendMessage);
  const [shown, setShown] = useState<Message | null>(null);
  const events = useQuery(ListWebhooks, { context: { quiet: true } }).data?.webhooks.events ?? [];
  const list = useList({
    params: messagesParams,
    document: ListWebhookMessages,
    variables: ({ failed, page }) => ({ endpointId, filter: { failed }, page, pageSize: 20 }),
    pick: ({ webhookMessages }) => webhookMessages,
  });
  return (
    <section aria-label={text.title}>
      <Row gap={12} below={12}>
        <Button variant="text" onClick={onBack}>
          {text.back}
        </Button>
        <Grow>
          <Text tone="secondary">{text.hint}</Text>
        </Grow>
        <Checkbox
          label={text.failed}
          checked={list.query.failed}
          onChange={(failed) => list.change({ failed })}
        />
        <Button onClick={list.refetch}>{text.refresh}</Button>
      </Row>
      <ListView
        list={list}
        label={text.title}
        columns={messageColumns({
          events,
          onDetail: setShown,
          onResend: (subject) => resending.send({ type: 'action.run', subject }),
        })}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
        text={text}
      />
      {shown && <MessageDialog message={shown} events={events} onClose={() => setShown(null)} />}
    </section>
  );
}
