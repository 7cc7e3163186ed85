import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import type { Column } from '../../../ui/data/Table.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import type { CourierFieldsFragment, ServiceStatus } from '../../graphql/generated/graphql.ts';
import { courierNames, serviceNames, serviceTones, courierText as text } from '../catalogue.text.ts';
import { MoveButtons } from '../MoveButtons.tsx';

type Courier = CourierFieldsFragment;

interface Props {
  mayEdit: boolean;
  ids: readonly number[];
  sorting: boolean;
  onMove: (ids: number[]) => void;
  onStep: (courier: Courier, status: ServiceStatus) => void;
}

const column = columnsNamed<Courier, keyof typeof courierNames>(courierNames);
const STATUSES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;

/** Two amounts, the least and the most. */
function range(least: number | null, most: number | null) {
  if (least === null || most === null) return <Text tone="secondary">—</Text>;
  return <Text num>{text.range(least, most)}</Text>;
}

export function courierColumns({ mayEdit, ids, sorting, onMove, onStep }: Props): Column<Courier>[] {
  return [
    column('name', undefined, ({ name, code }) => (
      <>
        {name}
        <SecondLine>{code}</SecondLine>
      </>
    )),
    column('status', 100, ({ status }) => (
      <StatusDot tone={serviceTones[status]}>{serviceNames[status]}</StatusDot>
    )),
    column('warehouses', 84, ({ warehouses }) => <Text num>{warehouses}</Text>, { align: 'right' }),
    column('costFirst', 116, (row) => range(row.costFirstLeast, row.costFirstMost), { align: 'right' }),
    column('costStep', 116, (row) => range(row.costStepLeast, row.costStepMost), { align: 'right' }),
    column('feeFirst', 116, (row) => range(row.feeFirstLeast, row.feeFirstMost), { align: 'right' }),
    column('closures', 84, ({ closures }) => <Text num>{closures}</Text>, { align: 'right' }),
    column('cutoff', 72, ({ cutoffTime }) => <Text num>{cutoffTime}</Text>),
    ...(mayEdit
      ? [
          column(
            'actions',
            192,
            (courier) => (
              <Row gap={4} justify="flex-end">
                <MoveButtons
                  ids={ids}
                  id={courier.id}
                  name={courier.name}
                  disabled={sorting}
                  onMove={onMove}
                />
                {STATUSES.filter((status) => status !== courier.status).map((status) => (
                  <Button key={status} variant="text" onClick={() => onStep(courier, status)}>
                    {text.steps[status]}
                  </Button>
                ))}
              </Row>
            ),
            { align: 'right' },
          ),
        ]
      : []),
  ];
}
