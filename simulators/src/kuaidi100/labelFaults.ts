import { LABEL_TROUBLES } from './labelErrors.ts';

export const LABEL_CALLS = ['order', 'cancel', 'interceptOrder'] as const;
export type LabelCall = (typeof LABEL_CALLS)[number];
const POLL_CALLS = ['subscribe', 'query'] as const;
export type PollCall = (typeof POLL_CALLS)[number];
export const COURIER_CALLS = [...LABEL_CALLS, ...POLL_CALLS] as const;
export type CourierCall = LabelCall | PollCall;

export type FaultKind = keyof typeof LABEL_TROUBLES;

/**
 * The planned failures of a call: refused, without an answer, with a foreign one, or `lost`: executed without an
 * answer.
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
  /** Remaining failures. */
  times: number;
};

const KEPT = 100;

/** Whether Kuaidi100 has a message for a failure; the others break the connection. */
export function isFaultKind(kind: LabelFault): kind is FaultKind {
  return Object.hasOwn(LABEL_TROUBLES, kind);
}

/** The planned failures. */
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

    /** The delay of every answer. */
    delay(ms: number): void {
      latencyMs = ms;
    },

    clear(): void {
      rules.length = 0;
      latencyMs = 0;
    },

    /** The failure of this call, if any; uses up one of the oldest matching rule. */
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
