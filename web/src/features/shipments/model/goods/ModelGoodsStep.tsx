import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { type ShipmentGood, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart, PiecesPart } from '../../shared/delivery/CourierPart.tsx';
import { GoodsPart, WarehousePart } from '../../shared/delivery/GoodsPart.tsx';
import { OptionsPart } from '../../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { Notice } from '../../shared/wizard/Notice.tsx';
import { MAX_PARTS } from '../flow/modelBatch.ts';
import { adviseSplit } from '../flow/modelSplit.ts';
import { includedRows } from '../flow/modelVerdicts.ts';
import { type ModelWizard, selectFitting, selectPartCount } from '../flow/shipModel.selectors.ts';
import { splitText, modelGoodsText as text } from '../flow/shipModel.text.ts';

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

/** A second courier for the regions where the chosen one does not go or costs extra: advised, taken or left. */
function SplitPart({ wizard, good }: { wizard: ModelWizard; good: ShipmentGood | null }) {
  const { courierId, warehouseId, split } = useFields(wizard, 'courierId', 'warehouseId', 'split');
  const { rows, num, numBy } = useFields(wizard, 'rows', 'num', 'numBy');
  const [now] = useState(() => Date.now());
  const offers = useMemo(() => {
    const couriers = good?.warehouses.find(({ id }) => id === warehouseId)?.warehouse?.couriers ?? [];
    return couriers.filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE');
  }, [good, warehouseId]);
  const grams = (good?.weight ?? 0) * (numBy === 'file' ? 1 : num);
  const advice = useMemo(
    () => adviseSplit({ rows: includedRows(rows), offers, courierId, grams, at: now }),
    [rows, offers, courierId, grams, now],
  );
  const nameOf = (id: number) => offers.find((one) => one.courierId === id)?.courier.name ?? '';
  const choose = (chosen: typeof split) => () => wizard.send({ type: 'split.choose', split: chosen });
  if (split) {
    return (
      <Notice tone="info" ways={{ [splitText.takeBack]: choose(null) }}>
        {splitText.accepted(split.areaCodes.length, nameOf(split.courierId))}
      </Notice>
    );
  }
  if (!advice) return null;
  const { courierId: second, areaCodes, rows: count, banned, provinces } = advice;
  const to = nameOf(second);
  return (
    <Notice tone="warning" ways={{ [splitText.accept(to)]: choose({ courierId: second, areaCodes }) }}>
      {splitText.advice(count, banned, to)}。{splitText.places(provinces)}
    </Notice>
  );
}
