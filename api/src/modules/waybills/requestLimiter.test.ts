import { describe, expect, it } from 'vitest';
import { type Acquired, type Permits, RequestLimiter } from './requestLimiter.ts';

const [BATCH, OTHER, ALONE] = [1, 2, 3];

function fixture(limit: number) {
  let time = 0;
  const limiter = new RequestLimiter(limit, () => new Date(time));
  return {
    limiter,
    pass: (ms: number) => {
      time += ms;
    },
    /** Permits that are there at once. */
    async permits(buyerId: number, wanted: number): Promise<Permits> {
      const acquired = await limiter.acquire(buyerId, wanted);
      if (acquired.kind !== 'permits') throw new Error(acquired.kind);
      return acquired.permits;
    },
  };
}

/** What has been answered so far, by the names of those who wait. */
function answersOf(waiting: Record<string, Promise<Acquired>>) {
  const answers: [string, number | string][] = [];
  for (const [name, acquired] of Object.entries(waiting))
    void acquired.then((answer) => {
      answers.push([name, answer.kind === 'permits' ? answer.permits.count : answer.kind]);
    });
  return async () => {
    await new Promise(setImmediate);
    return answers;
  };
}

describe('the permits of a courier', () => {
  it('are at most as many as its limit, half of them for one claim', async () => {
    const { limiter, permits } = fixture(40);
    const first = await permits(BATCH, 100);
    const second = await permits(BATCH, 100);
    const answers = answersOf({ third: limiter.acquire(BATCH, 5) });
    expect([first.count, second.count, await answers()]).toEqual([20, 20, []]);
    first.release(5);
    expect(await answers()).toEqual([['third', 5]]);
  });

  it('go to the buyer who has the fewest in use, and among these to who came first', async () => {
    const { limiter, permits } = fixture(4);
    const first = await permits(BATCH, 2);
    const second = await permits(OTHER, 1);
    await permits(OTHER, 1);
    const answers = answersOf({
      batch: limiter.acquire(BATCH, 1),
      other: limiter.acquire(OTHER, 1),
      alone: limiter.acquire(ALONE, 1),
    });
    first.release(1);
    expect(await answers()).toEqual([['alone', 1]]);
    second.release(1);
    expect(await answers()).toEqual([
      ['alone', 1],
      ['batch', 1],
    ]);
  });

  it('are not kept back for a claim of many while fewer are wanted, but no more than its limit pass it', async () => {
    const { limiter, permits } = fixture(4);
    const [first, second] = [await permits(BATCH, 2), await permits(BATCH, 2)];
    const answers = answersOf({ many: limiter.acquire(OTHER, 2) });
    const granted: number[] = [];
    first.release(1);
    for (let buyer = ALONE; granted.length < 4; buyer += 1) {
      const { count, release } = await permits(buyer, 1);
      granted.push(count);
      release(count);
    }
    const answersToAlone = answersOf({ alone: limiter.acquire(100, 1) });
    expect([granted, await answers(), await answersToAlone()]).toEqual([[1, 1, 1, 1], [], []]);
    second.release(1);
    expect([await answers(), await answersToAlone()]).toEqual([[['many', 2]], []]);
    second.release(1);
    expect(await answersToAlone()).toEqual([['alone', 1]]);
  });

  it('are not waited for by more than six: the last of the buyer with the most comes again', async () => {
    const { limiter, permits } = fixture(2);
    await permits(BATCH, 1);
    await permits(BATCH, 1);
    const batch = Array.from({ length: 6 }, (_, at) => [`batch ${at}`, limiter.acquire(BATCH, 1)] as const);
    const alone = limiter.acquire(ALONE, 1);
    const answers = answersOf({ ...Object.fromEntries(batch), alone });
    expect(await answers()).toEqual([['batch 5', 'full']]);
    const last = limiter.acquire(BATCH, 1);
    expect([await batch[5]?.[1], await last]).toEqual([
      { kind: 'full', retryInMs: 1_000 },
      { kind: 'full', retryInMs: 1_020 },
    ]);
  });
});

describe('a courier that says that there are too many requests', () => {
  it('is left alone, and then asked for half as much and one more every five seconds', async () => {
    const { limiter, permits, pass } = fixture(4);
    const asked = await permits(BATCH, 2);
    const begunBefore = await permits(BATCH, 2);
    const waiting = limiter.acquire(BATCH, 1);
    expect(asked.rateLimited()).toBe(3_000);
    expect([await waiting, await limiter.acquire(ALONE, 1)]).toEqual([
      { kind: 'paused', retryInMs: 3_000 },
      { kind: 'paused', retryInMs: 3_000 },
    ]);
    asked.release(2);
    begunBefore.release(2);
    pass(3_000);
    const narrow = await permits(BATCH, 4);
    await permits(BATCH, 1);
    const answers = answersOf({ third: limiter.acquire(ALONE, 1) });
    expect([narrow.count, await answers()]).toEqual([1, []]);
    pass(5_000);
    narrow.succeeded();
    narrow.release(1);
    expect(await answers()).toEqual([['third', 1]]);
    expect((await permits(OTHER, 1)).count).toBe(1);
  });

  it('is left alone for twice as long each time, up to a minute, until it has answered', async () => {
    const { permits, pass } = fixture(4);
    const pauses: number[] = [];
    for (let again = 0; again < 6; again += 1) {
      const asked = await permits(BATCH, 1);
      pauses.push(asked.rateLimited());
      asked.release(1);
      pass(60_000);
    }
    const answered = await permits(BATCH, 1);
    answered.succeeded();
    pauses.push(answered.rateLimited());
    expect(pauses).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 3_000]);
  });

  it('is not left alone for longer because of what was asked before', async () => {
    const { limiter, permits, pass } = fixture(4);
    const [first, second] = [await permits(BATCH, 1), await permits(BATCH, 1)];
    first.rateLimited();
    pass(2_000);
    expect(second.rateLimited()).toBe(1_000);
    second.succeeded();
    for (const asked of [first, second]) asked.release(1);
    pass(1_000);
    expect(await limiter.acquire(BATCH, 1)).toMatchObject({ kind: 'permits' });
  });

  it('is asked again at once when the clock was put back', async () => {
    const { permits, pass } = fixture(4);
    pass(60_000);
    (await permits(BATCH, 1)).rateLimited();
    pass(-30_000);
    expect((await permits(BATCH, 1)).count).toBe(1);
  });
});
