/** What is chosen, with one more or without it. */
export function toggled<T>(chosen: readonly T[], one: T, isChosen: boolean): T[] {
  const others = chosen.filter((each) => each !== one);
  return isChosen ? [...others, one] : others;
}
