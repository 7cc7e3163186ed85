import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toast.ts';

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.getSnapshot().map((one) => one.text);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows each for three seconds', () => {
    const toasts = createToasts();
    toasts.success('一');
    vi.advanceTimersByTime(2000);
    toasts.warning('二');
    vi.advanceTimersByTime(999);
    expect(texts(toasts)).toEqual(['一', '二']);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual(['二']);
    vi.advanceTimersByTime(2000);
    expect(texts(toasts)).toEqual([]);
  });

  it('keeps one of the same words and starts its time anew', () => {
    const toasts = createToasts();
    toasts.error('网络错误');
    vi.advanceTimersByTime(2900);
    toasts.error('网络错误');
    vi.advanceTimersByTime(2900);
    expect(texts(toasts)).toEqual(['网络错误']);
  });

  it('holds three, dropping the oldest', () => {
    const toasts = createToasts();
    for (const text of ['一', '二', '三', '四']) toasts.info(text);
    expect(texts(toasts)).toEqual(['二', '三', '四']);
  });

  it('tells its listeners until they leave', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.info('一');
    leave();
    toasts.info('二');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
