/** What none of several walks of a machine has been to; each gives what it has not walked itself. */
export function leftByAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((other) => other.includes(name)));
}
