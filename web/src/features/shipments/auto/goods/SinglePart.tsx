import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart } from '../../shared/delivery/CourierPart.tsx';
import { WarehousePart } from '../../shared/delivery/WarehousePart.tsx';
import type { BatchNumBy } from '../flow/autoDraft.ts';
import { type AutoWizard, selectContext, selectFitting } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import styles from './goods.module.css';

const NUM_BYS: readonly BatchNumBy[] = ['order', 'same'];

/** The same goods for every parcel: which, from where, by whom, how many. */
export function SinglePart({ wizard }: { wizard: AutoWizard }) {
  const context = useSelector(wizard, selectContext);
  const { numBy } = context;
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
          <Card
            title={text.pieces}
            side={
              <span className={styles.numBy}>
                <Segmented
                  label={text.pieces}
                  value={numBy}
                  choices={NUM_BYS.map((value) => ({ value, label: text.numBys[value] }))}
                  onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
                />
              </span>
            }
          >
            <p>{text.numHints[numBy]}</p>
          </Card>
          <WarehousePart
            good={known}
            warehouseId={context.warehouseId}
            num={numBy === 'order' ? null : context.num}
            send={wizard.send}
          />
          <CourierPart
            good={known}
            choice={numBy === 'order' ? { ...context, num: 1 } : context}
            send={wizard.send}
          />
        </>
      )}
    </div>
  );
}
