import type { WebhookMessageRowFragment, WebhookMessageStatus } from '../../graphql/generated/graphql.ts';
import { formatDayTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { nameOfEvent, type PossibleEvent } from './webhookForm.ts';
import { failureNames, messageColumnNames, messageStatusNames, logText as text } from './webhooks.text.ts';

export type Message = WebhookMessageRowFragment;

const column = columnsNamed<Message, keyof typeof messageColumnNames>(messageColumnNames);
export const MESSAGE_TONES: Record<WebhookMessageStatus, Tone> = {
  WAITING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

interface Options {
  events: readonly PossibleEvent[];
  onDetail: (message: Message) => void;
  onResend: (message: Message) => void;
}

/** The columns of what an endpoint was told. */
export function messageColumns({ events, onDetail, onResend }: Options): Column<Message>[] {
  return [
    column('event', undefined, ({ event, messageNo }) => (
      <>
        {nameOfEvent(event, events)}
        <SecondLine num>
          {event} · {messageNo}
        </SecondLine>
      </>
    )),
    column('createdAt', 148, ({ createdAt }) => <Time at={createdAt} />),
    column('status', 160, ({ status, attempts, nextAt }) => (
      <>
        <StatusDot tone={MESSAGE_TONES[status]}>{messageStatusNames[status]}</StatusDot>
        {status !== 'DELIVERED' && attempts > 0 && <SecondLine num>{text.attempts(attempts)}</SecondLine>}
        {nextAt && attempts > 0 && <SecondLine num>{text.nextAt(formatDayTime(nextAt))}</SecondLine>}
      </>
    )),
    column('answer', 160, (message) => (
      <>
        <Text num>{answerOf(message)}</Text>
        {message.tookMs !== null && <SecondLine num>{text.took(message.tookMs)}</SecondLine>}
      </>
    )),
    column(
      'actions',
      148,
      (message) => (
        <ActionsCell>
          <Button variant="quiet" onClick={() => onDetail(message)}>
            {text.detail}
          </Button>
          <Button variant="quiet" onClick={() => onResend(message)}>
            {text.resend}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

/** What came back of the last attempt, or why nothing did. */
export function answerOf({ answerStatus, failure }: Message): string {
  if (answerStatus !== null) return `HTTP ${answerStatus}`;
  return failure ? failureNames[failure] : text.noAnswer;
}
