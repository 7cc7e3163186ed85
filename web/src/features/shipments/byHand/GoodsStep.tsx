import { useSelector } from '@xstate/react';
import { selectRefusal } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { goodsStepText as text } from '../../goodsPicker/goodsStep.text.ts';
import { GoodsPart } from '../shared/delivery/GoodsPart.tsx';
import { WarehousePart } from '../shared/delivery/WarehousePart.tsx';
import { isGoodsFailed, isGoodsLoading, type Wizard } from './flow/shipByHand.selectors.ts';

/** Step 1: which goods, from where, how many a parcel. */
export function GoodsStep({ wizard }: { wizard: Wizard }) {
  const { goodId, warehouseId, num } = useFields(wizard, 'goodId', 'warehouseId', 'num');
  const failed = useSelector(wizard, isGoodsFailed);
  const loading = useSelector(wizard, isGoodsLoading);
  const refusal = useSelector(wizard, selectRefusal);
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
