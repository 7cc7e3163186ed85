import { useMemo } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { CourierPart } from '../../shared/delivery/CourierPart.tsx';
import { loadsOf } from '../../shared/delivery/leastFee.ts';
import { type FurtherKnown, furtherOf } from '../flow/draft.ts';
import type { Wizard } from '../flow/shipByHand.selectors.ts';
import { furtherText as text } from '../flow/shipByHand.text.ts';

/** By whom the parcels of further warehouses go; the cheapest ones are chosen beforehand. */
export function FurtherCouriers({ wizard }: { wizard: Wizard }) {
  const further = furtherOf(useFields(wizard, 'further', 'furtherFacts'));
  return further.map((one) => <FurtherCourier key={one.warehouseId} further={one} wizard={wizard} />);
}

function FurtherCourier({ further, wizard }: { further: FurtherKnown; wizard: Wizard }) {
  const { lines, facts, warehouseId } = further;
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const loads = useMemo(() => (facts ? loadsOf(facts) : []), [facts]);
  return (
    <CourierPart
      good={good}
      choice={further}
      loads={loads}
      title={text.courierOf(chosenParts(good, further).warehouse?.name ?? '')}
      send={(event) =>
        event.type === 'courier.choose' &&
        wizard.send({ type: 'further.courier', warehouseId, courierId: event.courierId })
      }
    />
  );
}
