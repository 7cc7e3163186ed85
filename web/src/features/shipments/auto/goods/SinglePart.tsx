import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart } from '../../shared/delivery/CourierPart.tsx';
import { PiecesPart } from '../../shared/delivery/PiecesPart.tsx';
import { WarehousePart } from '../../shared/delivery/WarehousePart.tsx';
import { type AutoWizard, selectFitting } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import styles from './goods.module.css';

/** The same goods for every parcel: which, from where, by whom, how many. */
export function SinglePart({ wizard }: { wizard: AutoWizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const { numBy } = useFields(wizard, 'numBy');
  const fitting = useSelector(wizard, selectFitting);
  const good = useChosenGood(choice.goodId);
  const [changing, setChanging] = useState(false);
  if (changing || choice.goodId === null) {
    return (
      <GoodsPicker
        chosen={choice.goodId}
        onChoose={(goodId) => {
          setChanging(false);
          wizard.send({ type: 'goods.choose', goodId });
        }}
      />
    );
  }
  const known = fitting === 'working' ? null : good;
  const isSame = numBy === 'same';
  return (
    <div className={styles.single}>
      <GoodSummary good={good} />
      <Button variant="text" onClick={() => setChanging(true)}>
        {goodsStepText.change}
      </Button>
      {fitting !== 'failed' && (
        <>
          <PiecesPart
            numBy={numBy}
            labels={text.numBys}
            hints={text.numHints}
            onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
          />
          <WarehousePart
            good={known}
            warehouseId={choice.warehouseId}
            num={isSame ? choice.num : null}
            send={wizard.send}
          />
          <CourierPart good={known} choice={isSame ? choice : { ...choice, num: 1 }} send={wizard.send} />
        </>
      )}
    </div>
  );
}
