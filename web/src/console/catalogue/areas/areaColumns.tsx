import { formatDateTime } from '../../../lib/time.ts';
import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { Time } from '../../../ui/data/cells.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import type { AreaClosureFieldsFragment } from '../../graphql/generated/graphql.ts';
import { areaNames, stateNames, stateTones, areaText as text } from '../catalogue.text.ts';

export type AreaClosure = AreaClosureFieldsFragment;

const column = columnsNamed<AreaClosure, keyof typeof areaNames>(areaNames);

function untilOf({ startAt, endAt }: AreaClosure): string {
  const from = startAt === null ? '' : `${text.from(formatDateTime(startAt))} `;
  return from + (endAt === null ? text.always : text.until(formatDateTime(endAt)));
}

/** `ask` opens one again; null for who may not. */
export function areaColumns(ask: ((closure: AreaClosure) => void) | null): Column<AreaClosure>[] {
  return [
    column('area', 200, ({ areaName }) => areaName),
    column('courier', 128, ({ courierName }) => courierName ?? text.allCouriers),
    column('reason', undefined, ({ reason }) => reason),
    column('until', 200, (closure) => <Text num>{untilOf(closure)}</Text>),
    column('state', 104, ({ state }) => <StatusDot tone={stateTones[state]}>{stateNames[state]}</StatusDot>),
    column('operator', 152, ({ operator, createdAt }) => (
      <>
        {operator || text.seeded}
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    )),
    ...(ask
      ? [
          column(
            'actions',
            96,
            (closure) =>
              closure.state !== 'OVER' && (
                <Button variant="text" onClick={() => ask(closure)}>
                  {text.open}
                </Button>
              ),
            { align: 'right' },
          ),
        ]
      : []),
  ];
}
