import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart, PiecesPart } from '../../shared/delivery/CourierPart.tsx';
import { loadsOf } from '../../shared/delivery/leastFee.ts';
import { OptionsPart } from '../../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { BasketPart } from '../../shared/items/BasketPart.tsx';
import { BasketWarehousePart } from '../../shared/items/BasketWarehousePart.tsx';
import { BasketSplit } from '../../shared/split/BasketSplit.tsx';
import { modelContent } from '../flow/modelContent.ts';
import type { ModelRow } from '../flow/modelRow.ts';
import { includedRows } from '../flow/modelVerdicts.ts';
import { type ModelWizard, selectFitting } from '../flow/shipModel.selectors.ts';
import { modelGoodsText as text } from '../flow/shipModel.text.ts';
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
        <ModelSplit wizard={wizard} />
      </BasketPart>
      <SenderPart wizard={wizard} step="goods" />
      <OptionsPart {...options} send={wizard.send} />
    </>
  );
}

/** A second courier for regions of the rows that are in. */
function ModelSplit({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId', 'split');
  const { rows, facts, numBy, links } = useFields(wizard, 'rows', 'facts', 'numBy', 'links');
  const fitting = useSelector(wizard, selectFitting);
  const included = useMemo(() => includedRows(rows), [rows]);
  const itemsOf = useCallback(
    (row: ModelRow) => (facts ? modelContent(row, { facts, numBy, links }).items : []),
    [facts, numBy, links],
  );
  return (
    <BasketSplit
      {...choice}
      basket={fitting === 'working' ? null : facts}
      rows={included}
      itemsOf={itemsOf}
      onChoose={(split) => wizard.send({ type: 'split.choose', split })}
    />
  );
}
