import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rechargeMachine } from './recharge.machine.ts';
import { payPage } from './recharge.rules.ts';

export type Recharge = ActorRefFrom<typeof rechargeMachine>;
export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

const SCREENS = ['opening', 'unopened', 'unavailable', 'form', 'waiting', 'settled', 'over'] as const;

export type Screen = 'shut' | (typeof SCREENS)[number];

/** What the dialog shows. */
export function selectScreen(snapshot: RechargeSnapshot): Screen {
  if (snapshot.matches('creating')) return 'form';
  if (snapshot.matches('lookingOnceMore')) return 'waiting';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'shut';
}

/** The recharge that waits to be paid while nothing of it is shown. */
export function selectUnfinished(snapshot: RechargeSnapshot) {
  return snapshot.matches({ shut: 'idle' }) ? snapshot.context.payment : null;
}

/** Where the payment can be opened in a window. */
export const selectPage = ({ context }: RechargeSnapshot) => payPage(context.payment?.payUrl ?? null);

export const isBusy = (snapshot: RechargeSnapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: RechargeSnapshot) => snapshot.matches({ form: 'broken' });
export const isUnreached = (snapshot: RechargeSnapshot) => snapshot.matches({ waiting: 'unreached' });
export const isAsking = (snapshot: RechargeSnapshot) => snapshot.hasTag('asking');
export const canClose = (snapshot: RechargeSnapshot) => snapshot.can({ type: 'recharge.close' });
export const selectContext = (snapshot: RechargeSnapshot) => snapshot.context;
