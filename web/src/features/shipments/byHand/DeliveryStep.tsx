import { useFields } from '../../../lib/useFields.ts';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { CourierPart } from '../shared/delivery/CourierPart.tsx';
import { OptionsPart } from '../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../shared/delivery/SenderPart.tsx';
import type { Wizard } from './flow/shipByHand.selectors.ts';

/** Step 2: who brings it, who sends it, and what else is on the order. */
export function DeliveryStep({ wizard }: { wizard: Wizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const options = useFields(wizard, 'platform', 'remark');
  const good = useChosenGood(choice.goodId);
  return (
    <>
      <CourierPart good={good} choice={choice} send={wizard.send} />
      <SenderPart wizard={wizard} step="delivery" />
      <OptionsPart {...options} send={wizard.send} />
    </>
  );
}
