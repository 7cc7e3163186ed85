import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import { useTag } from '../../../lib/useFields.ts';
import { Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useMay } from '../../consoleActors.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ListCouriers } from '../catalogue.graphql.ts';
import { catalogueText, courierText as text } from '../catalogue.text.ts';
import { courierColumns } from './courierColumns.tsx';
import { StepCourierDialog } from './StepCourierDialog.tsx';
import { sortCouriers, stepCourier } from './stepCourier.ts';

/** Couriers in the order in which buyers see them, with what they cost. */
export function CouriersTab() {
  const stepping = useFlow(stepCourier);
  const sorting = useFlow(sortCouriers);
  const busy = useTag(sorting, 'busy');
  const mayEdit = useMay('catalogue.edit');
  const read = useQuery(ListCouriers, { context: { quiet: true } });
  return (
    <Loaded read={read} loading={catalogueText.loading}>
      {({ couriers }) => (
        <>
          <Table
            label={text.list}
            columns={courierColumns({
              mayEdit,
              ids: couriers.map(({ id }) => id),
              sorting: busy,
              onMove: (ids) => sorting.send({ type: 'action.run', subject: ids }),
              onStep: ({ id, name }, status) =>
                stepping.send({ type: 'action.ask', subject: { id, name, status, reason: '' } }),
            })}
            rows={couriers}
            rowKey={({ id }) => id}
            empty={<EmptyState title={text.none} />}
          />
          <StepCourierDialog actor={stepping} />
        </>
      )}
    </Loaded>
  );
}
