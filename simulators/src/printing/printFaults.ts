/** How a call may fail on demand; `silent` takes it and never tells what came of it. */
export const PRINT_FAULTS = ['noPrinter', 'outOfPaper', 'drop', 'silent'] as const;
export type PrintFault = (typeof PRINT_FAULTS)[number];

export type PrintRule = {
  kind: PrintFault;
  /** Only this component; null for all. */
  component: string | null;
  /** How many calls are still to fail. */
  times: number;
};

const KEPT = 100;

/** The failures that a developer has asked for. */
export function printFaults() {
  const rules: PrintRule[] = [];
  let latencyMs = 0;

  return {
    rules: (): readonly PrintRule[] => rules,
    latencyMs: () => latencyMs,

    add(rule: PrintRule): void {
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

    /** How this call is to fail, if at all, out of those that it can; the oldest rule that fits is used up by one. */
    take(component: string, kinds: readonly PrintFault[]): PrintFault | null {
      const rule = rules.find(
        (each) => kinds.includes(each.kind) && (each.component ?? component) === component,
      );
      if (!rule) return null;
      rule.times -= 1;
      if (rule.times <= 0) rules.splice(rules.indexOf(rule), 1);
      return rule.kind;
    },
  };
}

export type PrintFaults = ReturnType<typeof printFaults>;
