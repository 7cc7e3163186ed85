import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { useMay } from '../../consoleActors.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ListAreaClosures } from '../catalogue.graphql.ts';
import { catalogueText, areaText as text } from '../catalogue.text.ts';
import { type AreaClosure, areaColumns } from './areaColumns.tsx';
import { CloseAreaDialog } from './CloseAreaDialog.tsx';
import { closeArea } from './closeArea.ts';
import { OpenAreaDialog } from './OpenAreaDialog.tsx';
import { openArea } from './openArea.ts';

/** Areas that are closed for all buyers, with those that were. */
export function AreasTab() {
  const closing = useFlow(closeArea);
  const opening = useFlow(openArea);
  const mayEdit = useMay('catalogue.edit');
  const read = useQuery(ListAreaClosures, { context: { quiet: true } });
  const ask = ({ id, areaName, courierName }: AreaClosure) =>
    opening.send({
      type: 'action.ask',
      subject: { id, area: areaName, courier: courierName ?? text.allCouriers, reason: '' },
    });
  return (
    <Loaded read={read} loading={catalogueText.loading}>
      {({ areaClosures, couriers }) => (
        <>
          {mayEdit && (
            <Row below={12}>
              <Grow />
              <Button
                variant="primary"
                icon="plus"
                onClick={() => closing.send({ type: 'editor.open', item: {} })}
              >
                {text.add}
              </Button>
            </Row>
          )}
          <Table
            label={text.list}
            columns={areaColumns(mayEdit ? ask : null)}
            rows={areaClosures}
            rowKey={({ id }) => id}
            empty={<EmptyState illustration="box" title={text.none} hint={text.noneHint} />}
          />
          <CloseAreaDialog actor={closing} couriers={couriers} />
          <OpenAreaDialog actor={opening} />
        </>
      )}
    </Loaded>
  );
}
