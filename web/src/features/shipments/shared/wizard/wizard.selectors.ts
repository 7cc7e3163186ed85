import { useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { SteeringRef, WizardRef, WizardSnapshot } from './wizard.types.ts';

/** Which screen a wizard shows. */
export function selectScreen(snapshot: WizardSnapshot): string {
  if (snapshot.matches('opening') || snapshot.matches('resuming')) return 'opening';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (snapshot.matches('shipped')) return 'done';
  return snapshot.matches('checkout') ? 'review' : snapshot.context.step;
}

export const selectPlaced = (snapshot: WizardSnapshot) => snapshot.context.placed;
export const selectRepriced = (snapshot: WizardSnapshot) => snapshot.context.repriced;
export const selectTotalBefore = (snapshot: WizardSnapshot) => snapshot.context.totalBefore;
/** Once something is placed here, that is what counts. */
export const selectSentElsewhere = (snapshot: WizardSnapshot) =>
  snapshot.matches('composing') ? snapshot.context.sentElsewhere : null;
export const selectReceipt = (snapshot: WizardSnapshot) => snapshot.context.receipt;
/** At the last step, and not being priced. */
export const isReviewed = (snapshot: WizardSnapshot) =>
  snapshot.matches({ composing: 'review' }) && !snapshot.hasTag('pricing');
export const isPricing = (snapshot: WizardSnapshot) => snapshot.hasTag('pricing');

/** What the big button of the last step does now; null when there is nothing to do but wait or mend. */
export function selectAction(snapshot: AnyMachineSnapshot) {
  const actions = ['order.submit', 'price.accept', 'retry', 'order.again'] as const;
  return actions.find((type) => snapshot.can({ type })) ?? null;
}

/** Whether the order is priced as it cannot be paid: what stood in the way, as a stock or a balance, may be there by now. */
export const selectCanQuoteAgain = (snapshot: AnyMachineSnapshot) =>
  snapshot.can({ type: 'quote.refresh' }) &&
  !snapshot.can({ type: 'order.submit' }) &&
  !snapshot.can({ type: 'price.accept' });

/** Who takes what a person does at the last step, and the steps gone to: the checkout while there is one. */
export function useSteering<Step extends string>(wizard: WizardRef<Step>): SteeringRef<Step> {
  return useSelector(wizard, (snapshot: WizardSnapshot) => snapshot.children.checkout) ?? wizard;
}
