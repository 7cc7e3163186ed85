import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Message } from '../../../../ui/Message.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart } from '../../shared/delivery/CourierPart.tsx';
import { GoodsPart } from '../../shared/delivery/GoodsPart.tsx';
import { OptionsPart } from '../../shared/delivery/OptionsPart.tsx';
import { PiecesPart } from '../../shared/delivery/PiecesPart.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { WarehousePart } from '../../shared/delivery/WarehousePart.tsx';
import { MAX_PARTS } from '../flow/modelBatch.ts';
import { type ModelWizard, selectFitting, selectPartCount } from '../flow/shipModel.selectors.ts';
import { modelGoodsText as text } from '../flow/shipModel.text.ts';
import { SplitPart } from './SplitPart.tsx';

/** Step 3: what is in the parcels, from where, by whom, and from whom. */
export function ModelGoodsStep({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const options = useFields(wizard, 'platform', 'remark');
  const { refusal, senderForm, numBy } = useFields(wizard, 'refusal', 'senderForm', 'numBy');
  const fitting = useSelector(wizard, selectFitting);
  const partCount = useSelector(wizard, selectPartCount);
  const good = useChosenGood(choice.goodId);
  const known = fitting === 'working' ? null : good;
  const isSame = numBy === 'same';
  return (
    <>
      <GoodsPart
        title={goodsStepText.goods}
        goodId={choice.goodId}
        good={good}
        refusal={senderForm ? null : refusal}
        failed={fitting === 'failed'}
        send={wizard.send}
      >
        <PiecesPart
          numBy={numBy}
          labels={text.numBys}
          hints={text.numHints}
          onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
        >
          {partCount > MAX_PARTS && (
            <Message tone="danger">{text.tooManyParts(partCount, MAX_PARTS)}</Message>
          )}
        </PiecesPart>
        <WarehousePart
          good={known}
          warehouseId={choice.warehouseId}
          num={isSame ? choice.num : null}
          send={wizard.send}
        />
        <CourierPart good={known} choice={isSame ? choice : { ...choice, num: 1 }} send={wizard.send} />
        <SplitPart wizard={wizard} good={known} />
      </GoodsPart>
      <SenderPart wizard={wizard} step="goods" />
      <OptionsPart {...options} send={wizard.send} />
    </>
  );
}
