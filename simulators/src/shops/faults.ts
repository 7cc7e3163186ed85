/** What a call does, whatever the platform calls it. */
export const CALL_KINDS = [
  'exchange',
  'refresh',
  'list',
  'get',
  'addresses',
  'goods',
  'merge',
  'waybill',
  'ship',
  'change',
  'stock',
  'price',
  'listing',
  'putUp',
  'remark',
  'time',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/**
 * How a call may fail on demand. A platform answers the first ones in its own words; `hang` gives no answer, `http502`
 * and `garbage` give one that is not the platform's; with `lost` the call is done, and its answer is lost.
 */
export const FAULT_KINDS = [
  'authExpired',
  'rateLimited',
  'alreadyShipped',
  'refunding',
  'closed',
  'addressChanged',
  'waybillUsed',
  'courierUnknown',
  'invalid',
  'transient',
  'unknown',
  'hang',
  'http502',
  'garbage',
  'lost',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultRule = {
  kind: FaultKind;
  /** Only calls that do this; null for all. */
  call: CallKind | null;
  /** Only calls about an order whose number ends like this; null for all. */
  orderSuffix: string | null;
  /** How many calls are still to fail. */
  times: number;
};

const KEPT = 100;

/** The failures that a developer has asked for at one platform. */
export function faultPlan() {
  const rules: FaultRule[] = [];
  let latencyMs = 0;

  return {
    rules: (): readonly FaultRule[] => rules,
    latencyMs: () => latencyMs,

    add(rule: FaultRule): void {
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
    take(call: CallKind, orderNos: readonly string[]): FaultKind | null {
      const rule = rules.find(
        ({ call: only, orderSuffix }) =>
          (only === null || only === call) &&
          (orderSuffix === null || orderNos.some((orderNo) => orderNo.endsWith(orderSuffix))),
      );
      if (!rule) return null;
      rule.times -= 1;
      if (rule.times <= 0) rules.splice(rules.indexOf(rule), 1);
      return rule.kind;
    },
  };
}

export type FaultPlan = ReturnType<typeof faultPlan>;
