import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rechargeMachine } from './recharge.machine.ts';
import { chosenWay, payPage } from './recharge.rules.ts';

export type Recharge = ActorRefFrom<typeof rechargeMachine>;
export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

const SCREENS = ['opening', 'loadFailed', 'unavailable', 'form', 'waiting', 'settled', 'over'] as const;

export type Screen = 'windowClosed' | (typeof SCREENS)[number];

/** What the dialog shows. */
export function selectScreen(snapshot: RechargeSnapshot): Screen {
  if (snapshot.matches('creating') || snapshot.matches('leaving')) return 'form';
  if (snapshot.matches('finalCheck')) return 'waiting';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'windowClosed';
}

/** The recharge that waits to be paid while nothing of it is shown. */
export function selectUnfinished(snapshot: RechargeSnapshot) {
  return snapshot.matches({ windowClosed: 'idle' }) ? snapshot.context.payment : null;
}

/** Where the payment can be opened in a window. */
export const selectPage = ({ context }: RechargeSnapshot) => payPage(context.payment?.payUrl ?? null);

/** Whether something opens that it is paid in: a page, or WeChat's own cashier. */
export const selectOpens = (snapshot: RechargeSnapshot): boolean =>
  selectPage(snapshot) !== null || snapshot.context.payment?.wechatPay != null;

/** Whether the chosen channel can only be paid in another browser. */
export const selectIsElsewhere = ({ context: { terms, payType } }: RechargeSnapshot): boolean =>
  terms !== null && payType !== null && chosenWay(terms, payType) === null;
