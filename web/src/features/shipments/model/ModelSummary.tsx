import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText } from '../shared/checkout/reviewStep.text.ts';
import { Counted, Summary } from '../shared/wizard/Summary.tsx';
import type { ModelStep } from './flow/modelDraft.ts';
import { type ModelWizard, selectCounts } from './flow/shipModel.selectors.ts';
import { modelPlan, modelSummaryText as text } from './flow/shipModel.text.ts';

/** What of a shipment from a file has been put together so far. */
export function ModelSummary({ wizard, screen }: { wizard: ModelWizard; screen: ModelStep }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const { quoted, numBy, split, fileName } = useFields(wizard, 'quoted', 'numBy', 'split', 'fileName');
  const counts = useSelector(wizard, selectCounts);
  const good = useChosenGood(choice.goodId);
  const { warehouse, offer } = chosenParts(good, choice);
  const second = split && chosenParts(good, { ...choice, courierId: split.courierId }).offer;
  const parcels = counts.all - counts.excluded;
  const pieces = numBy === 'file' ? text.byFile : good && summaryText.num(choice.num, good.unit);
  return (
    <Summary
      wizard={wizard}
      plan={modelPlan}
      screen={screen}
      quote={quoted?.quote ?? null}
      pending={text.pending}
      facts={[
        [text.file, fileName],
        [
          text.parcels,
          parcels > 0 && (
            <Counted
              words={text.parcelsOf(parcels)}
              wrong={counts.stopped > 0 && text.stopped(counts.stopped)}
            />
          ),
        ],
        [summaryText.goods, good?.name],
        [summaryText.warehouse, warehouse?.name],
        [summaryText.pieces, good && pieces],
        [
          summaryText.courier,
          offer && (second ? text.second(offer.courier.name, second.courier.name) : offer.courier.name),
        ],
      ]}
    />
  );
}
