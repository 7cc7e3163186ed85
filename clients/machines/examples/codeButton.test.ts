import { type Chart, pathsOf } from '@chengcang/machines';
import chart from '@chengcang/machines/charts/codeCountdown.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { codeButton } from './codeButton.ts';

/** The front end with a server that answers when the test says so. */
function page(isWaiting: boolean) {
  let answer: { resolve: (refusal: string | null) => void; reject: (error: Error) => void } | undefined;
  const button = codeButton(
    () =>
      new Promise<string | null>((resolve, reject) => {
        answer = { resolve, reject };
      }),
    isWaiting ? 59 : 0,
  );
  /** What a person, the server or time does, by the events of the chart; `holds` says how it has to be done. */
  const events: Record<string, (holds: readonly string[]) => void> = {
    'code.request': (holds) => {
      button.phone = holds.includes('isIncomplete') ? '' : '13800000001';
      void button.press();
    },
    'sendCode done': (holds) => answer?.resolve(holds.includes('wasRefused') ? '验证码错误' : null),
    'sendCode failed': () => answer?.reject(new Error('offline')),
    'after untilResend': () => {
      for (let second = 0; second < 59; second += 1) button.tick();
    },
  };
  return { button, events };
}

const refusals = /^(请输入手机号|验证码错误)$/;
/** What has to be seen in each state of the chart. */
const shows: Record<string, object> = {
  'ready.idle': { label: '获取验证码', enabled: true, message: '' },
  'ready.refused': { label: '获取验证码', enabled: true, message: expect.stringMatching(refusals) },
  'ready.requestFailed': { label: '获取验证码', enabled: true, message: '没有发出，请重试' },
  sending: { label: '发送中', enabled: false, message: '' },
  waiting: { label: '59秒后重新获取', enabled: false, message: '' },
};

describe('our own code button goes every way of the chart', () => {
  it.each(pathsOf(chart as Chart))('$title', async ({ start, steps }) => {
    const { button, events } = page(start.holds.includes('isWaiting'));
    for (const { event, holds = [], states } of [{ event: '', ...start }, ...steps]) {
      events[event]?.(holds);
      for (let turn = 0; turn < 5; turn += 1) await null;
      expect([event, states, button.shown()]).toEqual([event, states, shows[states.join()]]);
    }
  });
});
