/** What a developer wants a bill to tell differently from the books. */
export function billFaults() {
  let held = 0;
  const amounts = new Map<string, number>();
  const omitted = new Set<string>();

  return {
    held: () => held,
    amounts: (): ReadonlyMap<string, number> => amounts,
    omitted: (): ReadonlySet<string> => omitted,

    /** So many of the next bills that are asked for are not written yet. */
    hold(bills: number): void {
      held = bills;
    },
    /** A payment stands with another amount, in fen. */
    change(outTradeNo: string, amount: number): void {
      amounts.set(outTradeNo, amount);
    },
    /** A payment stands in no bill, nor do its refunds. */
    omit(outTradeNo: string): void {
      omitted.add(outTradeNo);
    },

    takeHold(): boolean {
      if (held === 0) return false;
      held -= 1;
      return true;
    },

    clear(): void {
      held = 0;
      amounts.clear();
      omitted.clear();
    },
  };
}

export type BillFaults = ReturnType<typeof billFaults>;
