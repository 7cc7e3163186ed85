import type { WebhookEndpointStatus } from '../../graphql/generated/graphql.ts';
import { formatDayTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { MoreCell } from '../../ui/data/MoreCell.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { type Endpoint, eventNames, type PossibleEvent } from './webhookForm.ts';
import { columnNames, statusNames, webhooksText as text } from './webhooks.text.ts';

interface Options {
  events: readonly PossibleEvent[];
  onLog: (endpoint: Endpoint) => void;
  onTest: (endpoint: Endpoint) => void;
  onWake: (endpoint: Endpoint) => void;
  onEdit: (endpoint: Endpoint) => void;
  onRotate: (endpoint: Endpoint) => void;
  onRemove: (endpoint: Endpoint) => void;
}

const column = columnsNamed<Endpoint, keyof typeof columnNames>(columnNames);
const TONES: Record<WebhookEndpointStatus, Tone> = { ACTIVE: 'success', OFF: 'quiet', RESTING: 'danger' };

/** The columns of the own endpoints. */
export function endpointColumns({ events, ...on }: Options): Column<Endpoint>[] {
  return [
    column('url', undefined, ({ url, description }) => (
      <>
        <Text anywhere>{url}</Text>
        {description && <SecondLine>{description}</SecondLine>}
      </>
    )),
    column('events', 220, (endpoint) => (
      <MoreCell of={eventNames(endpoint.events, events)} all={text.allEvents} />
    )),
    column('status', 176, Status),
    column(
      'actions',
      300,
      (endpoint) => (
        <ActionsCell>
          <Button variant="quiet" onClick={() => on.onLog(endpoint)}>
            {text.log}
          </Button>
          {endpoint.status === 'ACTIVE' && (
            <Button variant="quiet" onClick={() => on.onTest(endpoint)}>
              {text.test}
            </Button>
          )}
          {(endpoint.status === 'RESTING' || endpoint.firstFailedAt !== null) && (
            <Button variant="quiet" onClick={() => on.onWake(endpoint)}>
              {text.wake}
            </Button>
          )}
          <Button variant="quiet" onClick={() => on.onEdit(endpoint)}>
            {text.edit}
          </Button>
          <Button variant="quiet" onClick={() => on.onRotate(endpoint)}>
            {text.rotate}
          </Button>
          <Button variant="quiet" onClick={() => on.onRemove(endpoint)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

function Status({ status, waiting, firstFailedAt, restedAt, formerSecretEndsAt }: Endpoint) {
  return (
    <>
      <StatusDot tone={TONES[status]}>{statusNames[status]}</StatusDot>
      {restedAt && <SecondLine num>{text.restedAt(formatDayTime(restedAt))}</SecondLine>}
      {firstFailedAt && !restedAt && (
        <SecondLine num tone="warning">
          {text.failingSince(formatDayTime(firstFailedAt))}
        </SecondLine>
      )}
      {waiting > 0 && <SecondLine num>{text.waiting(waiting)}</SecondLine>}
      {formerSecretEndsAt && (
        <SecondLine num>{text.formerSecretEndsAt(formatDayTime(formerSecretEndsAt))}</SecondLine>
      )}
    </>
  );
}
