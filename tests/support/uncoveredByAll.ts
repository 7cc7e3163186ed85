/** What none of several tests of a machine has covered; each list is what one test has not covered. */
export function uncoveredByAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((other) => other.includes(name)));
}
