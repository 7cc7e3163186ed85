import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { type ShipmentGood, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart, PiecesPart } from '../../shared/delivery/CourierPart.tsx';
import { loadsOf } from '../../shared/delivery/leastFee.ts';
import { OptionsPart } from '../../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { BasketPart } from '../../shared/items/BasketPart.tsx';
import { BasketWarehousePart } from '../../shared/items/BasketWarehousePart.tsx';
import { gramsOf } from '../../shared/wizard/basket.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import { modelContent } from '../flow/modelContent.ts';
import { adviseSplit } from '../flow/modelSplit.ts';
import { includedRows } from '../flow/modelVerdicts.ts';
import { type ModelWizard, selectFitting } from '../flow/shipModel.selectors.ts';
import { splitText, modelGoodsText as text } from '../flow/shipModel.text.ts';
import { PrintedWords } from './PrintedWords.tsx';
import { WordsPart } from './WordsPart.tsx';

/** Step 3: what is in the parcels, from where, by whom, and from whom. */
export function ModelGoodsStep({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId');
  const { lines, facts, replaced } = useFields(wizard, 'lines', 'facts', 'replaced');
  const options = useFields(wizard, 'platform', 'remark');
  const { refusal, senderForm, numBy } = useFields(wizard, 'refusal', 'senderForm', 'numBy');
  const fitting = useSelector(wizard, selectFitting);
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const { rows, links } = useFields(wizard, 'rows', 'links');
  const loads = useMemo(() => {
    if (!facts) return [];
    const by = { facts, numBy, links };
    return loadsOf(
      facts,
      includedRows(rows).map((row) => modelContent(row, by).items),
    );
  }, [facts, numBy, links, rows]);
  const basket = fitting === 'working' ? null : facts;
  const known = basket && good;
  const shared = { lines, basket, warehouseId: choice.warehouseId, send: wizard.send };
  return (
    <>
      <BasketPart
        {...shared}
        replaced={replaced}
        title={goodsStepText.goods}
        refusal={senderForm ? null : refusal}
        failed={fitting === 'failed'}
      >
        <PiecesPart
          numBy={numBy}
          labels={text.numBys}
          hints={text.numHints}
          onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
        />
        <PrintedWords wizard={wizard} />
        {basket && numBy === 'file' && <WordsPart wizard={wizard} />}
        <BasketWarehousePart {...shared} good={known} asksPieces={numBy === 'same'} />
        <CourierPart good={known} choice={choice} loads={basket ? loads : []} send={wizard.send} />
        <SplitPart wizard={wizard} good={known} />
      </BasketPart>
      <SenderPart wizard={wizard} step="goods" />
      <OptionsPart {...options} send={wizard.send} />
    </>
  );
}

/** A second courier for the regions where the chosen one does not go or costs extra: advised, taken or left. */
function SplitPart({ wizard, good }: { wizard: ModelWizard; good: ShipmentGood | null }) {
  const { courierId, warehouseId, split } = useFields(wizard, 'courierId', 'warehouseId', 'split');
  const { rows, facts } = useFields(wizard, 'rows', 'facts');
  const [now] = useState(() => Date.now());
  const offers = useMemo(() => {
    const couriers = good?.warehouses.find(({ id }) => id === warehouseId)?.warehouse?.couriers ?? [];
    return couriers.filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE');
  }, [good, warehouseId]);
  const grams = facts ? gramsOf(facts) : 0;
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
