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
  it('oldSite shows the target address and then navigates there', async () => {
    const page = await start([ADDRESS]);
    expect([page.state(), page.left]).toEqual(['announcing', []]);
    page.clock.increment(3_000);
    expect([page.state(), page.left]).toEqual(['leaving', [ADDRESS]]);
  });

  it('oldSite navigates at once on request and again when the browser stayed', async () => {
    const page = await start([ADDRESS]);
    page.actor.send({ type: 'leave.now' });
    page.actor.send({ type: 'leave.now' });
    expect([page.state(), page.left]).toEqual(['leaving', [ADDRESS, ADDRESS]]);
  });

  it('oldSite stays on request until the user asks to leave', async () => {
    const page = await start([ADDRESS]);
    page.actor.send({ type: 'leave.cancel' });
    page.clock.increment(60_000);
    expect([page.state(), page.left]).toEqual(['staying', []]);
    page.actor.send({ type: 'leave.now' });
    expect(page.left).toEqual([ADDRESS]);
  });

  it('oldSite is unavailable without a configured address', async () => {
    const page = await start([null]);
    page.clock.increment(60_000);
    expect([page.state(), page.left]).toEqual(['closed', []]);
  });

  it('oldSite loads the address again after a failure', async () => {
    const page = await start([new Error('offline'), ADDRESS]);
    expect(page.state()).toBe('requestFailed');
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
  ])('siteAddress turns %j into %j', (setting, address) => {
    expect(siteAddress(setting)).toBe(address);
  });
});
