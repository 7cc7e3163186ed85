import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { usePreference } from '../../../lib/usePreference.ts';
import { type Item, piecesIn } from '../../../shop/items.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useNarrow } from '../../../ui/base/useNarrow.ts';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText as text } from '../shared/checkout/reviewStep.text.ts';
import {
  type Basket,
  goodsNames,
  hasChoice,
  itemsText,
  shortTitleOf,
  skuOf,
  titleOf,
} from '../shared/wizard/basket.ts';
import type { Entry } from '../shared/wizard/entry.ts';
import { Result } from '../shared/wizard/Result.tsx';
import { Counted, Summary } from '../shared/wizard/Summary.tsx';
import { useIsReturn, useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { autosaveDraft } from '../shared/wizard/wizardDraft.ts';
import { CopiedNotice } from './CopiedNotice.tsx';
import { draftStore, STEPS, type Step } from './flow/draft.ts';
import { keptStart } from './flow/keptStart.ts';
import { shipByHandActors } from './flow/shipByHand.actors.ts';
import { shipByHandMachine } from './flow/shipByHand.machine.ts';
import {
  type PiecesGroup,
  selectCounts,
  selectFreshQuote,
  selectItemsInAll,
  selectOthers,
  selectPieces,
  selectUnsure,
  type Wizard,
} from './flow/shipByHand.selectors.ts';
import { draftOf, nextDraftOf } from './flow/shipByHand.setup.ts';
import { byHandPlan, furtherText, offlineText, onePagePlan, onePageText } from './flow/shipByHand.text.ts';
import { DeliveryStep, GoodsStep } from './GoodsSteps.tsx';
import { NetNotice } from './NetNotice.tsx';
import { OnePage } from './OnePage.tsx';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';

/** The by-hand wizard of one account, from where its draft stands. */
export function ByHandPage({ account, entry }: { account: string; entry: Entry }) {
  const client = useApolloClient();
  const isReturn = useIsReturn();
  const { logic, keep } = useMemo(() => {
    const drafts = draftStore(browserStorage(), account);
    const actors = shipByHandActors(client, drafts, keptStart(browserStorage(), account), isReturn);
    return {
      logic: shipByHandMachine.provide({ actors }),
      keep: autosaveDraft(drafts, draftOf, nextDraftOf),
    };
  }, [client, account, isReturn]);
  const [prefersOnePage] = usePreference('onePage');
  const wizard = useActorRef(logic, { input: { account, entry, onePage: prefersOnePage } }, keep);
  const { onePage } = useFields(wizard, 'onePage');
  useStepHistory(wizard, onePage ? onePagePlan.steps : STEPS);
  return <ByHandView wizard={wizard} />;
}

/** What a step looks like; `seeking`: the first row that is not sure is gone to. */
interface StepProps {
  wizard: Wizard;
  seeking: boolean;
  onSeek: (seeking: boolean) => void;
}

const STEP_VIEWS: Record<Step, (props: StepProps) => ReactNode> = {
  goods: GoodsStep,
  delivery: DeliveryStep,
  recipients: RecipientsStep,
  review: ReviewStep,
};

export function ByHandView({ wizard }: { wizard: Wizard }) {
  const { blocked } = useSelector(wizard, selectCounts);
  const { onePage } = useFields(wizard, 'onePage');
  const [seeking, onSeek] = useState(false);
  return (
    <WizardFrame
      wizard={wizard}
      plan={onePage ? onePagePlan : byHandPlan}
      errors={{ recipients: blocked }}
      tools={<LayoutChoice wizard={wizard} />}
      step={(step) => (
        <>
          <NetNotice wizard={wizard} step={step} />
          <CopiedNotice wizard={wizard} />
          {createElement(onePage && step === 'recipients' ? OnePage : STEP_VIEWS[step], {
            ...{ wizard, seeking, onSeek },
          })}
        </>
      )}
      summary={(step) => <ByHandSummary wizard={wizard} screen={step} />}
      result={<Result wizard={wizard} />}
    />
  );
}

/** Whether the steps are taken one by one or stand on one page; remembered. */
function LayoutChoice({ wizard }: { wizard: Wizard }) {
  const { onePage, step } = useFields(wizard, 'onePage', 'step');
  const [, setPrefersOnePage] = usePreference('onePage');
  const isSaving = useMatches(wizard, { composing: { delivery: { editingSender: 'saving' } } });
  const narrow = useNarrow();
  if (step === 'review' || isSaving || narrow) return null;
  return (
    <Segmented
      label={onePageText.layout}
      value={onePage ? 'onePage' : 'steps'}
      choices={[
        { value: 'steps', label: onePageText.steps },
        { value: 'onePage', label: onePageText.onePage },
      ]}
      onChange={(layout) => {
        setPrefersOnePage(layout === 'onePage');
        wizard.send({ type: 'onePage.choose', onePage: layout === 'onePage' });
      }}
    />
  );
}

function ByHandSummary({ wizard, screen }: { wizard: Wizard; screen: Step }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId');
  const { lines, facts, further } = useFields(wizard, 'lines', 'facts', 'further');
  const { isOffline } = useFields(wizard, 'isOffline');
  const counts = useSelector(wizard, selectCounts);
  const unsure = useSelector(wizard, selectUnsure);
  const { onePage } = useFields(wizard, 'onePage');
  const quote = useSelector(wizard, selectFreshQuote);
  const groups = useSelector(wizard, selectPieces);
  const others = useSelector(wizard, selectOthers);
  const inAll = useSelector(wizard, selectItemsInAll);
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const { warehouse, offer } = chosenParts(good, choice);
  const people = counts.all - counts.excluded;
  return (
    <Summary
      wizard={wizard}
      plan={onePage ? onePagePlan : byHandPlan}
      screen={screen}
      quote={quote}
      pending={isOffline ? offlineText.pending : text.pending}
      facts={[
        [text.goods, goodsNames(facts) || good?.name],
        [
          text.warehouse,
          [warehouse?.name, further.length > 0 && furtherText.more(further.length)]
            .filter(Boolean)
            .join('，'),
        ],
        others > 0 && facts
          ? [text.inAll, <ItemsInAll key="inAll" basket={facts} items={inAll} />]
          : [text.pieces, warehouse && good && facts && piecesText(groups, facts, good.unit)],
        [text.courier, offer?.courier.name],
        [
          text.recipients,
          people > 0 && (
            <Counted words={text.people(people)} wrong={counts.blocked > 0 && text.bad(counts.blocked)} />
          ),
        ],
        ...(unsure > 0 ? [[text.unsure, text.rows(unsure)] as const] : []),
        ...(people > 0 && good ? [[text.allPieces, text.quantity(sumOf(groups), good.unit)] as const] : []),
      ]}
    />
  );
}

/** Most combinations that are told one by one. */
const MAX_TOLD = 6;

/** What all parcels hold together, where they differ. */
function ItemsInAll({ basket, items }: { basket: Basket; items: readonly Item[] }) {
  const told = items.length > MAX_TOLD ? items.slice(0, MAX_TOLD - 1) : items;
  const rest = items.slice(told.length);
  return (
    <>
      {told.map(({ skuId, quantity }) => (
        <Text key={skuId} block num>
          {text.ofItem(shortTitleOf(basket, skuId), quantity, skuOf(basket, skuId)?.good.unit ?? '')}
        </Text>
      ))}
      {rest.length > 0 && (
        <Text block tone="secondary" num>
          {text.others(rest.length, piecesIn(rest))}
        </Text>
      )}
    </>
  );
}

/** What is in each parcel: combinations by their names, else the pieces of the recipients that are there. */
function piecesText(groups: readonly PiecesGroup[], basket: Basket, unit: string): string {
  if (basket.items.length > 1) return itemsText(basket, basket.items);
  const quantity = piecesIn(basket.items);
  const [least = quantity, most = quantity] = [groups[0]?.pieces, groups.at(-1)?.pieces];
  const pieces = least === most ? text.quantity(least, unit) : text.numBetween(least, most, unit);
  const [only] = basket.items;
  const name = only && hasChoice(basket) ? titleOf(basket, only.skuId) : '';
  return most === 0 ? '' : [name, pieces].filter(Boolean).join(' ');
}

function sumOf(groups: readonly PiecesGroup[]): number {
  return groups.reduce((sum, { pieces, parcels }) => sum + pieces * parcels, 0);
}
