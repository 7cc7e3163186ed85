export type CallCount = { provider: string; outcome: string; calls: number };

let counts = new Map<string, CallCount>();

/** Counts calls of an outside platform in this process, until they are taken. */
export function countCall(provider: string, outcome: string, calls = 1): void {
  const key = `${provider} ${outcome}`;
  const counted = counts.get(key);
  if (counted) counted.calls += calls;
  else counts.set(key, { provider, outcome, calls });
}

/** What was counted since it was last taken. */
export function takeCalls(): CallCount[] {
  const taken = [...counts.values()];
  counts = new Map();
  return taken;
}
