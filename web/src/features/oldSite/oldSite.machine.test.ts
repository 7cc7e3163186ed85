import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { siteAddress } from './oldSite.actors.ts';
import { oldSiteMachine } from './oldSite.machine.ts';

const ADDRESS = 'https://old.example.com/';

async function start(answers: (string | null | Error)[]) {
  const left: (string | null)[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    oldSiteMachine.provide({
      actors: {
        loadAddress: fromPromise<string | null>(async () => {
          const answer = answers.shift() ?? null;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
      actions: { leave: (_, { address }) => void left.push(address) },
    }),
    { clock },
  ).start();
  const flush = () => new Promise<void>((done) => setImmediate(done));
  await flush();
  return { actor, clock, left, flush, state: () => actor.getSnapshot().value };
}

describe('oldSite', () => {
  it('says where it leads, then goes there by itself', async () => {
    const page = await start([ADDRESS]);
    expect([page.state(), page.left]).toEqual(['announcing', []]);
    page.clock.increment(3_000);
    expect([page.state(), page.left]).toEqual(['leaving', [ADDRESS]]);
  });

  it('goes at once when told to, and once more when the browser stayed', async () => {
    const page = await start([ADDRESS]);
    page.actor.send({ type: 'leave.now' });
    page.actor.send({ type: 'leave.now' });
    expect([page.state(), page.left]).toEqual(['leaving', [ADDRESS, ADDRESS]]);
  });

  it('stays when told to, until told otherwise', async () => {
    const page = await start([ADDRESS]);
    page.actor.send({ type: 'leave.cancel' });
    page.clock.increment(60_000);
    expect([page.state(), page.left]).toEqual(['staying', []]);
    page.actor.send({ type: 'leave.now' });
    expect(page.left).toEqual([ADDRESS]);
  });

  it('is closed without an address', async () => {
    const page = await start([null]);
    page.clock.increment(60_000);
    expect([page.state(), page.left]).toEqual(['closed', []]);
  });

  it('asks again after a failure', async () => {
    const page = await start([new Error('offline'), ADDRESS]);
    expect(page.state()).toBe('broken');
    page.actor.send({ type: 'load.retry' });
    await page.flush();
    expect(page.state()).toBe('announcing');
  });
});

describe('siteAddress', () => {
  it.each([
    [' https://old.example.com ', 'https://old.example.com'],
    ['/legacy/', '/legacy/'],
    ['', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://', null],
  ])('%j leads to %j', (setting, address) => {
    expect(siteAddress(setting)).toBe(address);
  });
});
