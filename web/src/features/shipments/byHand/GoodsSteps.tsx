import { useFields, useMatches } from '../../../lib/useFields.ts';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { goodsStepText as text } from '../../goodsPicker/goodsStep.text.ts';
import { CourierPart } from '../shared/delivery/CourierPart.tsx';
import { GoodsPart, WarehousePart } from '../shared/delivery/GoodsPart.tsx';
import { OptionsPart } from '../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../shared/delivery/SenderPart.tsx';
import type { Wizard } from './flow/shipByHand.selectors.ts';

/** Step 1: which goods, from where, how many a parcel. */
export function GoodsStep({ wizard }: { wizard: Wizard }) {
  const { goodId, warehouseId, num, refusal } = useFields(wizard, 'goodId', 'warehouseId', 'num', 'refusal');
  const failed = useMatches(wizard, { composing: { goods: 'loadFailed' } });
  const loading = useMatches(wizard, { composing: { goods: 'loading' } });
  const good = useChosenGood(goodId);
  return (
    <GoodsPart
      title={text.goods}
      goodId={goodId}
      good={good}
      refusal={refusal}
      failed={failed}
      send={wizard.send}
    >
      <WarehousePart good={loading ? null : good} warehouseId={warehouseId} num={num} send={wizard.send} />
    </GoodsPart>
  );
}

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
