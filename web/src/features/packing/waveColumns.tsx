import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { benchPath } from './packingPaths.ts';
import type { Wave } from './waveFlows.ts';
import { wavesText as text } from './waves.text.ts';

interface Actions {
  onLook: (wave: Wave) => void;
  onClose: (wave: Wave) => void;
}

const column = columnsNamed<Wave, 'number' | 'warehouse' | 'progress' | 'status' | 'actions'>(text);

/** The columns of the list of waves. */
export function waveColumns({ onLook, onClose }: Actions): Column<Wave>[] {
  return [
    column(
      'number',
      176,
      ({ waveNo, createdAt }) => (
        <>
          <Text num strong>
            {waveNo}
          </Text>
          <SecondLine>
            <Time at={createdAt} />
          </SecondLine>
        </>
      ),
      { stick: 'left' },
    ),
    column('warehouse', 184, ({ warehouseName }) => warehouseName),
    column('progress', undefined, ({ waveNo, done, parcelCount, gone }) => (
      <>
        <Progress label={text.progressOf(waveNo)} value={done} max={Math.max(parcelCount, 1)}>
          {text.counts(done, parcelCount)}
        </Progress>
        {gone > 0 && <SecondLine tone="danger">{text.gone(gone)}</SecondLine>}
      </>
    )),
    column('status', 112, Status),
    column(
      'actions',
      232,
      (wave) => (
        <ActionsCell>
          {wave.closedAt === null && (
            <LinkButton variant="text" to={benchPath(wave.id)}>
              {text.pack}
            </LinkButton>
          )}
          <Button variant="text" onClick={() => onLook(wave)}>
            {text.look}
          </Button>
          {wave.allowedActions.includes('CLOSE') && (
            <Button variant="quiet" onClick={() => onClose(wave)}>
              {text.close}
            </Button>
          )}
        </ActionsCell>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Status({ closedAt, done, parcelCount }: Wave) {
  if (closedAt !== null) return <StatusDot tone="quiet">{text.closed}</StatusDot>;
  const isDone = done >= parcelCount;
  return <StatusDot tone={isDone ? 'success' : 'orange'}>{isDone ? text.done : text.open}</StatusDot>;
}
