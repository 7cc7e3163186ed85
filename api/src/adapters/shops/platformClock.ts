import { ShopError } from './shopError.ts';

export type PlatformClock = ReturnType<typeof platformClock>;

/** Our clock, adjusted to the platform's when the platform refuses a call for its time. */
export function platformClock(
  now: () => Date,
  readTheirs: () => Promise<Date | null>,
  isAboutTime: (error: ShopError) => boolean,
) {
  let offsetMs = 0;
  return {
    now: () => new Date(now().getTime() + offsetMs),

    /** Makes a call and retries once when it was refused for its time: a refused call has no effect. */
    async inTime<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ShopError) || !isAboutTime(error)) throw error;
        const theirs = await readTheirs().catch(() => null);
        if (!theirs) throw error;
        offsetMs = theirs.getTime() - now().getTime();
        return call();
      }
    },
  };
}
