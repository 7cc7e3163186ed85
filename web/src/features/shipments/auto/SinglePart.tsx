import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { goodsStepText } from '../goodsStep.text.ts';
import { CourierPart } from '../parts/CourierPart.tsx';
import { useChosenGood } from '../parts/chosenGood.ts';
import { GoodSummary } from '../parts/GoodSummary.tsx';
import { GoodsPicker } from '../parts/GoodsPicker.tsx';
import { WarehousePart } from '../parts/WarehousePart.tsx';
import { type AutoWizard, selectContext, selectFitting } from '../shipAuto.selectors.ts';
import styles from './goods.module.css';

/** The same goods for every parcel: which, from where, by whom, how many. */
export function SinglePart({ wizard }: { wizard: AutoWizard }) {
  const context = useSelector(wizard, selectContext);
  const fitting = useSelector(wizard, selectFitting);
  const good = useChosenGood(context.goodId);
  const [changing, setChanging] = useState(false);
  if (changing || context.goodId === null) {
    return (
      <GoodsPicker
        chosen={context.goodId}
        onChoose={(goodId) => {
          setChanging(false);
          wizard.send({ type: 'goods.choose', goodId });
        }}
      />
    );
  }
  const known = fitting === 'working' ? null : good;
  return (
    <div className={styles.single}>
      <GoodSummary good={good} />
      <Button variant="text" onClick={() => setChanging(true)}>
        {goodsStepText.change}
      </Button>
      {fitting !== 'broken' && (
        <>
          <WarehousePart
            good={known}
            warehouseId={context.warehouseId}
            num={context.num}
            send={wizard.send}
          />
          <CourierPart good={known} choice={context} send={wizard.send} />
        </>
      )}
    </div>
  );
}
