import { formatTimestamp } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { answerOf, MESSAGE_TONES, type Message } from './messageColumns.tsx';
import { nameOfEvent, type PossibleEvent } from './webhookForm.ts';
import { messageStatusNames, detailText as text } from './webhooks.text.ts';

interface Props {
  message: Message;
  events: readonly PossibleEvent[];
  onClose: () => void;
}

/** A message with what was sent and how the answer began. */
export function MessageDialog({ message, events, onClose }: Props) {
  const { event, messageNo, status, attempts, triedAt, nextAt, answer, body } = message;
  return (
    <Dialog
      open
      title={text.title}
      width={640}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: text.event, value: `${nameOfEvent(event, events)} ${event}` },
            { term: text.messageNo, value: messageNo },
            {
              term: text.status,
              value: <StatusDot tone={MESSAGE_TONES[status]}>{messageStatusNames[status]}</StatusDot>,
            },
            { term: text.attempts, value: attempts },
            triedAt !== null && { term: text.triedAt, value: formatTimestamp(triedAt) },
            nextAt !== null && { term: text.nextAt, value: formatTimestamp(nextAt) },
            { term: text.answer, value: answerOf(message) },
          ]}
        />
        <Quoted label={text.body} words={body} />
        {answer && <Quoted label={text.answerBody} words={answer} />}
      </Stack>
    </Dialog>
  );
}

function Quoted({ label, words }: { label: string; words: string }) {
  return (
    <Panel small>
      <Text as="p" tone="secondary" small below={4}>
        {label}
      </Text>
      <Text as="p" small num anywhere>
        {words}
      </Text>
    </Panel>
  );
}
