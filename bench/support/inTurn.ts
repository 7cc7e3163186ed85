import { median } from './median.ts';

/**
 * Runs something on both in turn, so that what else the machine does weighs on both; medians in milliseconds. The first rounds
 * of each may be left out, as a warm-up.
 */
export async function inTurn<World>(
  run: (world: World) => Promise<unknown>,
  small: World,
  large: World,
  { rounds, warmUp = 0 }: { rounds: number; warmUp?: number },
): Promise<[small: number, large: number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [at, world] of [small, large].entries()) {
      const begun = performance.now();
      await run(world);
      if (round >= warmUp) times[at]?.push(performance.now() - begun);
    }
  }
  return [median(times[0]), median(times[1])];
}
