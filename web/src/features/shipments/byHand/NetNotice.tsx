import { useFields } from '../../../lib/useFields.ts';
import { Message } from '../../../ui/feedback/Message.tsx';
import type { Step } from './flow/draft.ts';
import type { Wizard } from './flow/shipByHand.selectors.ts';
import { offlineText as text } from './flow/shipByHand.text.ts';

/** Says what waits for the net, and before the payment that what was made without it is priced anew. */
export function NetNotice({ wizard, step }: { wizard: Wizard; step: Step }) {
  const { isOffline, repriced } = useFields(wizard, 'isOffline', 'repriced');
  if (isOffline) return <Message tone="warning">{text.offline}</Message>;
  return repriced === 'offline' && step === 'review' ? (
    <Message tone="warning">{text.repriced}</Message>
  ) : null;
}
