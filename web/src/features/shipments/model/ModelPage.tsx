import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { browserDatabase } from '../../../lib/database.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { useFields } from '../../../lib/useFields.ts';
import { piecesIn } from '../../../shop/items.ts';
import { Message } from '../../../ui/feedback/Message.tsx';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { mappingStore } from '../../spreadsheets/recipients/mappings.ts';
import { summaryText } from '../shared/checkout/reviewStep.text.ts';
import { type Basket, goodsNames, hasChoice, itemsText } from '../shared/wizard/basket.ts';
import type { Entry } from '../shared/wizard/entry.ts';
import { Result } from '../shared/wizard/Result.tsx';
import { Counted, pendingWords, Summary } from '../shared/wizard/Summary.tsx';
import { useIsReturn, useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { draftOwnership } from '../shared/wizard/wizardDraft.ts';
import { CheckStep } from './check/CheckStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import { autosaveModelDraft } from './flow/autosaveModelDraft.ts';
import { MODEL_STEPS, type ModelStep, modelDrafts } from './flow/modelDraft.ts';
import type { ModelRow } from './flow/modelRow.ts';
import { outOfStock } from './flow/modelVerdicts.ts';
import { shipModelActors } from './flow/shipModel.actors.ts';
import { shipModelMachine } from './flow/shipModel.machine.ts';
import {
  type ModelWizard,
  selectCounts,
  selectFreshQuote,
  selectVerdicts,
} from './flow/shipModel.selectors.ts';
import { modelPlan, modelResultText, modelText, modelSummaryText as text } from './flow/shipModel.text.ts';
import { ModelGoodsStep } from './goods/ModelGoodsStep.tsx';
import { ModelReviewStep } from './review/ModelReviewStep.tsx';

/** The wizard for a spreadsheet of recipients of one account, from where its draft stands. */
export function ModelPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const isReturn = useIsReturn();
  const { logic, keep } = useMemo(() => {
    const drafts = modelDrafts(browserDatabase());
    const mappings = mappingStore(browserStorage(), account);
    const turn = draftOwnership(browserStorage(), `chengcang.shipModel.${account}`);
    const actors = shipModelActors(client, { drafts, turn, mappings, isReturn });
    return { logic: shipModelMachine.provide({ actors }), keep: autosaveModelDraft(turn) };
  }, [client, account, isReturn]);
  const wizard = useActorRef(logic, { input: { account, entry } }, keep);
  useStepHistory(wizard, MODEL_STEPS);
  return <ModelView wizard={wizard} />;
}

const STEP_VIEWS = { file: FileStep, check: CheckStep, goods: ModelGoodsStep, review: ModelReviewStep };

export function ModelView({ wizard }: { wizard: ModelWizard }) {
  const { draftSaveFailed, skipInvalid } = useFields(wizard, 'draftSaveFailed', 'skipInvalid');
  const { stopped } = useSelector(wizard, selectCounts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={modelPlan}
      errors={{ check: skipInvalid ? 0 : stopped }}
      step={(at) => {
        const View = STEP_VIEWS[at];
        return (
          <>
            {draftSaveFailed && <Message tone="warning">{modelText.draftSaveFailed}</Message>}
            <View wizard={wizard} />
          </>
        );
      }}
      summary={(at) => <ModelSummary wizard={wizard} screen={at} />}
      result={<Result wizard={wizard} next={modelResultText.next} />}
    />
  );
}

function ModelSummary({ wizard, screen }: { wizard: ModelWizard; screen: ModelStep }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId');
  const { senderId } = useFields(wizard, 'senderId');
  const { lines, facts } = useFields(wizard, 'lines', 'facts');
  const { rows, numBy, split, fileName } = useFields(wizard, 'rows', 'numBy', 'split', 'fileName');
  const quote = useSelector(wizard, selectFreshQuote);
  const counts = useSelector(wizard, selectCounts);
  // Until it is decided what becomes of the rows without stock, their price is in the sum.
  const isShort = outOfStock(useSelector(wizard, selectVerdicts)).length > 0;
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const { warehouse, offer } = chosenParts(good, choice);
  const second = split && chosenParts(good, { ...choice, courierId: split.courierId }).offer;
  const parcels = counts.all - counts.excluded;
  const pieces = numBy === 'file' ? text.byFile : facts && good && sameText(facts, good.unit, rows);
  return (
    <Summary
      wizard={wizard}
      plan={modelPlan}
      screen={screen}
      quote={isShort ? null : quote}
      pending={pendingWords({ ...choice, lines, senderId }, text.pending)}
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
        [summaryText.goods, goodsNames(facts) || good?.name],
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

/** What every parcel has, but for those that were given something else. */
function sameText(basket: Basket, unit: string, rows: readonly ModelRow[]): string {
  const others = rows.filter(({ own, excluded }) => own && !excluded).length;
  const all = hasChoice(basket)
    ? itemsText(basket, basket.items)
    : summaryText.quantity(piecesIn(basket.items), unit);
  return others > 0 ? summaryText.butFor(all, others) : all;
}
