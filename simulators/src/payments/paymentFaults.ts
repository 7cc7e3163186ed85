import type { ChannelName } from './paymentBook.ts';

export const PAYMENT_CALLS = ['open', 'query', 'close', 'refund', 'bill', 'split', 'receiver'] as const;
export type PaymentCall = (typeof PAYMENT_CALLS)[number];

/**
 * How a call may fail on demand: refused or busy in the channel's words, without an answer, with one that is not the
 * channel's, or `lost`, when what was asked is done and the answer never arrives.
 */
export const PAYMENT_FAULTS = ['refused', 'busy', 'hang', 'http502', 'garbage', 'lost'] as const;
export type PaymentFault = (typeof PAYMENT_FAULTS)[number];

export type PaymentRule = {
  kind: PaymentFault;
  /** Only these calls; null for all. */
  call: PaymentCall | null;
  channel: ChannelName | null;
  /** How many calls are still to fail. */
  times: number;
};

const KEPT = 100;

/** The failures that a developer has asked for. */
export function paymentFaults() {
  const rules: PaymentRule[] = [];
  let latencyMs = 0;
  let toDrop = 0;

  return {
    rules: (): readonly PaymentRule[] => rules,
    latencyMs: () => latencyMs,
    toDrop: () => toDrop,

    add(rule: PaymentRule): void {
      rules.push({ ...rule });
      if (rules.length > KEPT) rules.shift();
    },

    /** Every answer comes this much later. */
    delay(ms: number): void {
      latencyMs = ms;
    },

    /** The notices of so many of the next payments never go out, nor are they repeated. */
    drop(payments: number): void {
      toDrop = payments;
    },

    clear(): void {
      rules.length = 0;
      latencyMs = 0;
      toDrop = 0;
    },

    /** How this call is to fail, if at all; the oldest rule that fits is used up by one. */
    take(channel: ChannelName, call: PaymentCall): PaymentFault | null {
      const rule = rules.find(
        (each) => (each.call ?? call) === call && (each.channel ?? channel) === channel,
      );
      if (!rule) return null;
      rule.times -= 1;
      if (rule.times <= 0) rules.splice(rules.indexOf(rule), 1);
      return rule.kind;
    },

    /** Whether the notices of this payment are lost. */
    takeDrop(): boolean {
      if (toDrop === 0) return false;
      toDrop -= 1;
      return true;
    },
  };
}

export type PaymentFaults = ReturnType<typeof paymentFaults>;
