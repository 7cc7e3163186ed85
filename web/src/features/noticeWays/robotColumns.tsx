import type { GroupRobotStatus } from '../../graphql/generated/graphql.ts';
import { formatDayTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { MoreCell } from '../../ui/data/MoreCell.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import {
  platformNames,
  problemNames,
  robotColumnNames,
  robotStatusNames,
  robotsText as text,
} from './noticeWays.text.ts';
import type { Group, Robot } from './waysForm.ts';

interface Options {
  groups: readonly Group[];
  onTest: (robot: Robot) => void;
  onWake: (robot: Robot) => void;
  onRename: (robot: Robot) => void;
  onRemove: (robot: Robot) => void;
}

const column = columnsNamed<Robot, keyof typeof robotColumnNames>(robotColumnNames);
const TONES: Record<GroupRobotStatus, Tone> = { ACTIVE: 'success', RESTING: 'danger' };

/** The columns of the own robots. */
export function robotColumns({ groups, ...on }: Options): Column<Robot>[] {
  const names = new Map(groups.map(({ group, name }) => [group, name]));
  return [
    column('name', 180, ({ name, platform, hint, isSigned }) => (
      <>
        <Text anywhere>{name}</Text>
        <SecondLine num>
          {[platformNames[platform], text.hint(hint), isSigned && text.signed].filter(Boolean).join(' · ')}
        </SecondLine>
      </>
    )),
    column('groups', 160, (robot) =>
      robot.groups.length === 0 ? (
        <Text tone="secondary">{text.noGroups}</Text>
      ) : (
        <MoreCell of={robot.groups.map((group) => names.get(group) ?? group)} all={text.allGroups} />
      ),
    ),
    column('status', undefined, Status),
    column(
      'actions',
      236,
      (robot) => (
        <ActionsCell>
          {robot.status === 'ACTIVE' ? (
            <Button variant="quiet" onClick={() => on.onTest(robot)}>
              {text.test}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => on.onWake(robot)}>
              {text.wake}
            </Button>
          )}
          <Button variant="quiet" onClick={() => on.onRename(robot)}>
            {text.rename}
          </Button>
          <Button variant="quiet" onClick={() => on.onRemove(robot)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

function Status({ status, problem, restedAt, sentAt }: Robot) {
  return (
    <>
      <StatusDot tone={problem && status === 'ACTIVE' ? 'warning' : TONES[status]}>
        {robotStatusNames[status]}
      </StatusDot>
      {problem && <SecondLine>{problemNames[problem]}</SecondLine>}
      {restedAt && <SecondLine num>{text.restedAt(formatDayTime(restedAt))}</SecondLine>}
      {!problem && sentAt && <SecondLine num>{text.sentAt(formatDayTime(sentAt))}</SecondLine>}
    </>
  );
}
