type BusyAnswer = { statusCode: number; headers: Record<string, unknown> };

/** Asks once more where the machine was too busy to answer in time; keeps in `busy` by what ids it was asked. */
export async function unlessBusy<T extends BusyAnswer>(ask: () => Promise<T>, busy: Set<string>): Promise<T> {
  const first = await ask();
  if (first.statusCode !== 503) return first;
  busy.add(String(first.headers['x-request-id']));
  return ask();
}

/** What was logged, but for what came too late for its request. */
export function loggedBut(busy: ReadonlySet<string>, lines: readonly string[]): string[] {
  return lines.filter((line) => ![...busy].some((id) => line.includes(id)));
}
