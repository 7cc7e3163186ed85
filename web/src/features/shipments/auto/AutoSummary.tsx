import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { Summary } from '../shared/wizard/Summary.tsx';
import type { AutoStep } from './flow/autoDraft.ts';
import { type AutoWizard, selectChosen } from './flow/shipAuto.selectors.ts';
import { autoPlan, autoSummaryText as text } from './flow/shipAuto.text.ts';

/** What of a shipment of a shop's orders has been put together so far. */
export function AutoSummary({ wizard, screen }: { wizard: AutoWizard; screen: AutoStep }) {
  const { shop, mode, plan, goodId } = useFields(wizard, 'shop', 'mode', 'plan', 'goodId');
  const { autoSend, quote } = useFields(wizard, 'autoSend', 'quote');
  const chosen = useSelector(wizard, selectChosen);
  const good = useChosenGood(mode === 'one' ? goodId : null);
  const kinds = new Set(plan?.parts.map((part) => part.goodId)).size;
  return (
    <Summary
      wizard={wizard}
      plan={autoPlan}
      screen={screen}
      quote={quote}
      pending={text.pending}
      facts={[
        [text.shop, shop?.shopName],
        [text.orders, chosen.orders > 0 && text.ordersOf(chosen.orders)],
        [text.parcels, chosen.parcels > 0 && text.parcelsOf(chosen.parcels)],
        [text.goods, mode === 'one' ? good?.name : kinds > 0 && text.kinds(kinds)],
        [text.autoSend, autoSend !== null && (autoSend ? text.yes : text.no)],
      ]}
    />
  );
}
