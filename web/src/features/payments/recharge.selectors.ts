import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rechargeMachine } from './recharge.machine.ts';
import { payPage } from './recharge.rules.ts';

export type Recharge = ActorRefFrom<typeof rechargeMachine>;
export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

const SCREENS = ['opening', 'loadFailed', 'unavailable', 'form', 'waiting', 'settled', 'over'] as const;

export type Screen = 'windowClosed' | (typeof SCREENS)[number];

/** What the dialog shows. */
export function selectScreen(snapshot: RechargeSnapshot): Screen {
  if (snapshot.matches('creating')) return 'form';
  if (snapshot.matches('finalCheck')) return 'waiting';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'windowClosed';
}

/** The recharge that waits to be paid while nothing of it is shown. */
export function selectUnfinished(snapshot: RechargeSnapshot) {
  return snapshot.matches({ windowClosed: 'idle' }) ? snapshot.context.payment : null;
}

/** Where the payment can be opened in a window. */
export const selectPage = ({ context }: RechargeSnapshot) => payPage(context.payment?.payUrl ?? null);
