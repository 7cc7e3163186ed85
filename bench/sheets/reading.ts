/** What reading a file took; `stallMs` is the longest time in which nothing else could run. */
export type Reading = { rows: number; ms: number; stallMs: number; peakMb: number };

export type Reader = (file: string) => Promise<number>;

const TICK_MS = 1;

/** Reads once to warm up and once measured; the reader answers how many rows it found. */
export async function readingOf(read: Reader, file: string): Promise<Reading> {
  await read(file);
  let stallMs = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    stallMs = Math.max(stallMs, now - last - TICK_MS);
    last = now;
  };
  const ticking = setInterval(tick, TICK_MS);
  const begun = performance.now();
  const rows = await read(file);
  const ms = performance.now() - begun;
  tick();
  clearInterval(ticking);
  return { rows, ms, stallMs, peakMb: process.resourceUsage().maxRSS / 1024 };
}
