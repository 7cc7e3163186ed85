/** Every lead of one hand before the other (`round % 7`), with either in front, twice. */
const ROUNDS = 28;

/** Races on the tables that `query` reads: with fresh rows; who comes first, and by how much, is another one in every round. */
export function raceOn(query: (text: string) => Promise<unknown>) {
  return async function race<T>(
    begin: () => Promise<T>,
    hands: (of: T) => readonly (() => Promise<unknown>)[],
    check: (of: T, answers: unknown[]) => Promise<void>,
  ): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const of = await begin();
      const turned = round % 2 ? hands(of) : hands(of).toReversed();
      const answers = await Promise.all(
        turned.map(async (hand, place) => {
          for (let wait = place * (round % 7) ** 3; wait > 0; wait -= 1) await query('SELECT 1');
          return hand();
        }),
      );
      await check(of, answers);
    }
  };
}
