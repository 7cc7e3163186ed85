/** With `FUZZ=full`, for a night or a release, everything is tried that a run of every day tries a share of. */
export const FULL = process.env.FUZZ === 'full';

const DAY_MS = 86_400_000;
/** Which share it is: another one each day. `FUZZ_SHARE` repeats that of a run that failed. */
const SHARE = Number(process.env.FUZZ_SHARE ?? Math.floor(Date.now() / DAY_MS));

/** Every `parts`-th of what can be tried; in as many days all of it. */
export function shareOf<T>(all: readonly T[], parts: number): readonly T[] {
  return FULL ? all : all.filter((_, at) => at % parts === SHARE % parts);
}

/** What a failed test is named with, so that it can be repeated. */
export const shareName = FULL ? 'all of them' : `FUZZ_SHARE=${SHARE}`;
