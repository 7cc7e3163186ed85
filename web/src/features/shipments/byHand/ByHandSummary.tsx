import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText as text } from '../shared/checkout/reviewStep.text.ts';
import { Counted, Summary } from '../shared/wizard/Summary.tsx';
import type { Step } from './flow/draft.ts';
import { selectCounts, selectFreshQuote, type Wizard } from './flow/shipByHand.selectors.ts';
import { byHandPlan } from './flow/shipByHand.text.ts';

/** What of a shipment by hand has been put together so far. */
export function ByHandSummary({ wizard, screen }: { wizard: Wizard; screen: Step }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'num');
  const counts = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
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
      ]}
    />
  );
}
