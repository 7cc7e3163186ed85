import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { createElement, useMemo } from 'react';
import { refusalText } from '../../../fields/refusal.text.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { Message } from '../../../ui/feedback/Message.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { chosenSku } from '../../goodsPicker/goodsFacts.ts';
import { ProblemsPointer } from '../../problems/ProblemsPointer.tsx';
import { ShopsPart } from '../../shops/ShopsPart.tsx';
import { useShopFlows } from '../../shops/shopFlows.ts';
import { Notice } from '../shared/wizard/Notice.tsx';
import { Result } from '../shared/wizard/Result.tsx';
import { Summary } from '../shared/wizard/Summary.tsx';
import { useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { wizardText } from '../shared/wizard/wizard.text.ts';
import { autosaveDraft } from '../shared/wizard/wizardDraft.ts';
import { AUTO_STEPS, type AutoStep, autoDraftStore } from './flow/autoDraft.ts';
import { countParcels } from './flow/plannedParcels.ts';
import { shipAutoActors } from './flow/shipAuto.actors.ts';
import { shipAutoMachine } from './flow/shipAuto.machine.ts';
import { type AutoWizard, selectBlocked, selectChosen } from './flow/shipAuto.selectors.ts';
import { autoDraftOf } from './flow/shipAuto.setup.ts';
import { autoPlan, autoResultText, shopText, autoSummaryText as text } from './flow/shipAuto.text.ts';
import { AutoGoodsStep } from './goods/AutoGoodsStep.tsx';
import { OrdersStep } from './orders/OrdersStep.tsx';
import { AutoReviewStep } from './review/AutoReviewStep.tsx';

/** The wizard for a shop's orders of one account, from where its draft stands or the address asks for another shop. */
export function AutoPage({ account, shopId }: { account: string; shopId: number | null }) {
  const client = useApolloClient();
  const { logic, keep } = useMemo(() => {
    const drafts = autoDraftStore(browserStorage(), account);
    const actors = shipAutoActors(client, drafts, shopId);
    return { logic: shipAutoMachine.provide({ actors }), keep: autosaveDraft(drafts, autoDraftOf) };
  }, [client, account, shopId]);
  const wizard = useActorRef(logic, { input: { account } }, keep);
  useStepHistory(wizard, AUTO_STEPS);
  return <AutoView wizard={wizard} />;
}

const STEP_VIEWS = { shop: ShopStep, orders: OrdersStep, goods: AutoGoodsStep, review: AutoReviewStep };

export function AutoView({ wizard }: { wizard: AutoWizard }) {
  const { rows, parts, stuck } = useSelector(wizard, selectBlocked);
  const { autoSend, skipInvalid, step } = useFields(wizard, 'autoSend', 'skipInvalid', 'step');
  const errors = stuck + (skipInvalid ? 0 : rows + parts);
  return (
    <WizardFrame
      wizard={wizard}
      plan={autoPlan}
      errors={step === 'review' ? { review: errors } : {}}
      step={(at) => createElement(STEP_VIEWS[at], { wizard })}
      summary={(at) => <AutoSummary wizard={wizard} screen={at} />}
      result={
        <Result wizard={wizard} next={autoSend === false ? autoResultText.unreported : autoResultText.told} />
      }
    />
  );
}

function AutoSummary({ wizard, screen }: { wizard: AutoWizard; screen: AutoStep }) {
  const { shop, mode, plan, goodId } = useFields(wizard, 'shop', 'mode', 'plan', 'goodId');
  const { autoSend, quote, facts, skuId } = useFields(wizard, 'autoSend', 'quote', 'facts', 'skuId');
  const chosen = useSelector(wizard, selectChosen);
  const good = useChosenGood(mode === 'one' ? goodId : null);
  const contents = plan?.parts.flatMap((part) => part.contents) ?? [];
  const kinds = new Set(contents.flatMap(({ items }) => items.map(({ skuId }) => skuId))).size;
  const planned = mode === 'mapped' && plan ? countParcels(plan) : 0;
  const parcels = planned > 0 ? planned : chosen.parcels;
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
        [text.parcels, parcels > 0 && text.parcelsOf(parcels)],
        [
          text.goods,
          mode === 'one'
            ? oneGoods(good?.name, facts && chosenSku(facts, skuId)?.name)
            : kinds > 0 && text.kinds(kinds),
        ],
        [text.autoSend, autoSend !== null && (autoSend ? text.yes : text.no)],
      ]}
    />
  );
}

function oneGoods(...names: (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Step 1: whose orders. */
function ShopStep({ wizard }: { wizard: AutoWizard }) {
  const { shop, shopId, refusal } = useFields(wizard, 'shop', 'shopId', 'refusal');
  const busy = useTag(wizard, 'busy');
  const failed = useMatches(wizard, { composing: { shop: 'failed' } });
  const flows = useShopFlows();
  // A shop that was refused stays unchosen, so that it can be chosen again once it is renewed.
  const chosenId = shop || busy ? shopId : null;
  return (
    <>
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {failed && (
        <Notice ways={{ [wizardText.retry]: () => wizard.send({ type: 'retry' }) }}>{shopText.failed}</Notice>
      )}
      <ProblemsPointer />
      <ShopsPart
        flows={flows}
        chosenId={chosenId}
        onChoose={(id) => wizard.send({ type: 'shop.choose', shopId: id })}
        onShowLapsing={(id) => wizard.send({ type: 'shop.choose', shopId: id, isLapsing: true })}
      />
    </>
  );
}
