import { LABEL_TROUBLES } from './labelErrors.ts';

export const LABEL_CALLS = ['order', 'cancel'] as const;
export type LabelCall = (typeof LABEL_CALLS)[number];
const POLL_CALLS = ['subscribe', 'query'] as const;
export type PollCall = (typeof POLL_CALLS)[number];
export const COURIER_CALLS = [...LABEL_CALLS, ...POLL_CALLS] as const;
export type CourierCall = LabelCall | PollCall;

export type FaultKind = keyof typeof LABEL_TROUBLES;

/**
 * How a call may fail on demand: refused, without an answer, with one that is not Kuaidi100's, or `lost`, when what was
 * asked is done and the answer never arrives.
 */
export const LABEL_FAULTS = [
  ...(Object.keys(LABEL_TROUBLES) as FaultKind[]),
  'hang',
  'http502',
  'garbage',
  'lost',
] as const;
export type LabelFault = (typeof LABEL_FAULTS)[number];

export type LabelRule = {
  kind: LabelFault;
  /** Only these calls; null for all. */
  call: CourierCall | null;
  /** Only this courier; null for all. */
  kuaidicom: string | null;
  /** Only request numbers (of anything but an order: waybill numbers) that end like this; null for all. */
  suffix: string | null;
  /** How many calls are still to fail. */
  times: number;
};

const KEPT = 100;

/** Whether Kuaidi100 has words for a failure; the others break the line. */
export function isFaultKind(kind: LabelFault): kind is FaultKind {
  return Object.hasOwn(LABEL_TROUBLES, kind);
}

/** The failures that a developer has asked for. */
export function labelFaults() {
  const rules: LabelRule[] = [];
  let latencyMs = 0;

  return {
    rules: (): readonly LabelRule[] => rules,
    latencyMs: () => latencyMs,

    add(rule: LabelRule): void {
      rules.push({ ...rule });
      if (rules.length > KEPT) rules.shift();
    },

    /** Every answer comes this much later. */
    delay(ms: number): void {
      latencyMs = ms;
    },

    clear(): void {
      rules.length = 0;
      latencyMs = 0;
    },

    /** How this call is to fail, if at all; the oldest rule that fits is used up by one. */
    take(call: CourierCall, kuaidicom: string, number: string): LabelFault | null {
      const rule = rules.find(
        (each) =>
          (each.call ?? call) === call &&
          (each.kuaidicom ?? kuaidicom) === kuaidicom &&
          number.endsWith(each.suffix ?? ''),
      );
      if (!rule) return null;
      rule.times -= 1;
      if (rule.times <= 0) rules.splice(rules.indexOf(rule), 1);
      return rule.kind;
    },
  };
}

export type LabelFaults = ReturnType<typeof labelFaults>;
