import { afterEach, expect, it } from 'vitest';
import { createOtherTabs, type TabChannel } from '../../web/src/console/session/otherTabs.ts';

type Listener = (event: MessageEvent) => void;
const listeners = new Map<TabChannel, Set<Listener>>();
afterEach(() => listeners.clear());

/** As a BroadcastChannel: heard by all but who speaks. */
function openChannel(): TabChannel {
  const own = new Set<Listener>();
  const channel = {
    postMessage: (data: unknown) => {
      for (const [other, heard] of listeners)
        if (other !== channel) for (const listener of heard) listener({ data } as MessageEvent);
    },
    addEventListener: (_: string, listener: Listener) => void own.add(listener),
    removeEventListener: (_: string, listener: Listener) => void own.delete(listener),
  } as unknown as TabChannel;
  listeners.set(channel, own);
  return channel;
}

function openTab(token: string | null) {
  const ended: string[] = [];
  const tab = createOtherTabs({
    channel: openChannel(),
    token: () => token,
    onEnd: () => void ended.push(token ?? ''),
    wait: async () => {},
  });
  return { tab, ended };
}

it('hands the session of the other tabs to a new one, and none where nobody is signed in', async () => {
  const { tab } = openTab(null);
  openTab(null);
  expect(await tab.ask()).toBeNull();
  openTab('op_2');
  openTab('op_2');
  expect(await tab.ask()).toBe('op_2');
});

it('hands over no session where two operators are signed in', async () => {
  const { tab } = openTab(null);
  openTab('op_2');
  openTab('op_3');
  expect(await tab.ask()).toBeNull();
});

it('ends a session in every tab that has it, and in no other', () => {
  const tabs = [openTab('op_2'), openTab('op_2'), openTab('op_3'), openTab(null)];
  tabs[0]?.tab.end('op_2');
  expect(tabs.map(({ ended }) => ended)).toEqual([[], ['op_2'], [], []]);
});
