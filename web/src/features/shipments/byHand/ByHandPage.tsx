import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { usePreference } from '../../../lib/usePreference.ts';
import { useNarrow } from '../../../ui/base/useNarrow.ts';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import type { Entry } from '../shared/wizard/entry.ts';
import { Result } from '../shared/wizard/Result.tsx';
import { useIsReturn, useStepHistory } from '../shared/wizard/useStepHistory.ts';
import { WizardFrame } from '../shared/wizard/WizardFrame.tsx';
import { autosaveDraft } from '../shared/wizard/wizardDraft.ts';
import { ByHandSummary } from './ByHandSummary.tsx';
import { CopiedNotice } from './CopiedNotice.tsx';
import { draftStore, STEPS, type Step } from './flow/draft.ts';
import { keptStart } from './flow/keptStart.ts';
import { shipByHandActors } from './flow/shipByHand.actors.ts';
import { shipByHandMachine } from './flow/shipByHand.machine.ts';
import { selectCounts, type Wizard } from './flow/shipByHand.selectors.ts';
import { draftOf, nextDraftOf } from './flow/shipByHand.setup.ts';
import { byHandPlan, onePagePlan, onePageText } from './flow/shipByHand.text.ts';
import { DeliveryStep, GoodsStep } from './GoodsSteps.tsx';
import { KeepShipment } from './KeepShipment.tsx';
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
      result={<Result wizard={wizard} besides={<KeepShipment wizard={wizard} />} />}
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
