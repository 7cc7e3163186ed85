import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { EditReceiverDialog, RemoveReceiverDialog } from './ReceiverDialogs.tsx';
import { editReceiver, removeReceiver } from './receiverFlows.ts';
import { LoadSplitReceiver } from './splits.graphql.ts';
import { receiverNames, cardText as text } from './splits.text.ts';

/** Who gets the own cash-outs by splits; nothing where the platform pays none so and nobody is named. */
export function SplitReceiverCard() {
  const editing = useFlow(editReceiver);
  const removing = useFlow(removeReceiver);
  const { data } = useQuery(LoadSplitReceiver, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { isOpen = false, receiver = null } = data?.splitReceiver ?? {};
  if (!isOpen && !receiver) return null;
  return (
    <Panel below={16} aria-label={text.title}>
      <Row justify="space-between" wrap gap={12}>
        <Stack gap={4}>
          <Text as="p" tone="secondary">
            {text.title}
          </Text>
          {receiver ? (
            <Text as="p">
              {receiverNames[receiver.kind]} <span className="num">{receiver.account}</span> {receiver.name}
            </Text>
          ) : (
            <Text as="p">{text.none}</Text>
          )}
          <Text as="p" tone="secondary" small>
            {isOpen ? text.words : text.closed}
          </Text>
        </Stack>
        <Row gap={8}>
          {isOpen && (
            <Button onClick={() => editing.send({ type: 'editor.open', item: {} })}>
              {receiver ? text.change : text.save}
            </Button>
          )}
          {receiver && (
            <Button variant="quiet" onClick={() => removing.send({ type: 'action.ask', subject: {} })}>
              {text.remove}
            </Button>
          )}
        </Row>
      </Row>
      <EditReceiverDialog actor={editing} />
      <RemoveReceiverDialog actor={removing} />
    </Panel>
  );
}
