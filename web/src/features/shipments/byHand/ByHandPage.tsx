import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { createElement, useMemo } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { useFields } from '../../../lib/useFields.ts';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText as text } from '../shared/checkout/reviewStep.text.ts';
import { Result } from '../shared/wizard/Result.tsx';
import { Counted, Summary } from '../shared/wizard/Summary.tsx';
import { useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { autosaveDraft } from '../shared/wizard/wizardDraft.ts';
import { draftStore, type Entry, STEPS, type Step } from './flow/draft.ts';
import { shipByHandActors } from './flow/shipByHand.actors.ts';
import { shipByHandMachine } from './flow/shipByHand.machine.ts';
import { selectCounts, selectFreshQuote, selectPieces, type Wizard } from './flow/shipByHand.selectors.ts';
import { draftOf } from './flow/shipByHand.setup.ts';
import { byHandPlan } from './flow/shipByHand.text.ts';
import { DeliveryStep, GoodsStep } from './GoodsSteps.tsx';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';

/** The by-hand wizard of one account, from where its draft stands. */
export function ByHandPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = draftStore(browserStorage(), account);
    const actors = shipByHandActors(client, drafts);
    return { logic: shipByHandMachine.provide({ actors }), keep: autosaveDraft(drafts, draftOf) };
  }, [client, account]);
  const wizard = useActorRef(logic, { input: { account, entry } }, keep);
  useStepHistory(wizard, STEPS);
  return <ByHandView wizard={wizard} />;
}

const STEP_VIEWS = {
  goods: GoodsStep,
  delivery: DeliveryStep,
  recipients: RecipientsStep,
  review: ReviewStep,
};

export function ByHandView({ wizard }: { wizard: Wizard }) {
  const { blocked } = useSelector(wizard, selectCounts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={byHandPlan}
      errors={{ recipients: blocked }}
      step={(step) => createElement(STEP_VIEWS[step], { wizard })}
      summary={(step) => <ByHandSummary wizard={wizard} screen={step} />}
      result={<Result wizard={wizard} />}
    />
  );
}

function ByHandSummary({ wizard, screen }: { wizard: Wizard; screen: Step }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const counts = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
  const pieces = useSelector(wizard, selectPieces);
  const good = useChosenGood(choice.goodId);
  const { warehouse, offer } = chosenParts(good, choice);
  const people = counts.all - counts.excluded;
  return (
    <Summary
      wizard={wizard}
      plan={byHandPlan}
      screen={screen}
      quote={quote}
      pending={text.pending}
      facts={[
        [text.goods, good?.name],
        [text.warehouse, warehouse?.name],
        [text.pieces, warehouse && good && text.num(choice.num, good.unit)],
        [text.courier, offer?.courier.name],
        [
          text.recipients,
          people > 0 && (
            <Counted words={text.people(people)} wrong={counts.blocked > 0 && text.bad(counts.blocked)} />
          ),
        ],
        ...(people > 0 && good ? [[text.allPieces, text.num(pieces, good.unit)] as const] : []),
      ]}
    />
  );
}
