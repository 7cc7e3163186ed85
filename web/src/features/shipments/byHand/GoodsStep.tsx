import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText as text } from '../../goodsPicker/goodsStep.text.ts';
import { WarehousePart } from '../shared/delivery/WarehousePart.tsx';
import {
  selectContext,
  selectGoodsBroken,
  selectGoodsLoading,
  selectRefusal,
  type Wizard,
} from './flow/shipByHand.selectors.ts';
import { refusalText } from './flow/shipByHand.text.ts';

/** Step 1: which goods, from where, how many a parcel. */
export function GoodsStep({ wizard }: { wizard: Wizard }) {
  const { goodId, warehouseId, num } = useSelector(wizard, selectContext);
  const broken = useSelector(wizard, selectGoodsBroken);
  const loading = useSelector(wizard, selectGoodsLoading);
  const refusal = useSelector(wizard, selectRefusal);
  const good = useChosenGood(goodId);
  const [changing, setChanging] = useState(false);
  const picking = changing || goodId === null;
  const choose = (id: number) => {
    setChanging(false);
    wizard.send({ type: 'goods.choose', goodId: id });
  };
  return (
    <>
      <Card
        title={text.goods}
        side={
          goodId !== null && (
            <Button variant="text" onClick={() => setChanging(!changing)} aria-expanded={changing}>
              {changing ? text.keep : text.change}
            </Button>
          )
        }
      >
        {refusal && <Message tone="warning">{refusalText(refusal)}</Message>}
        {picking ? <GoodsPicker chosen={goodId} onChoose={choose} /> : <GoodSummary good={good} />}
      </Card>
      {broken && <ErrorState title={text.broken} onRetry={() => wizard.send({ type: 'retry' })} />}
      {!picking && !broken && (
        <WarehousePart good={loading ? null : good} warehouseId={warehouseId} num={num} send={wizard.send} />
      )}
    </>
  );
}
