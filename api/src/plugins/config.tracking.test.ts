import { ConfigError } from '@chengcang/process';
import { describe, expect, it } from 'vitest';
import { readTracking } from './config.tracking.ts';

const kuaidi100 = {
  KUAIDI100_KEY: 'key',
  KUAIDI100_CUSTOMER: 'customer',
  KUAIDI100_SALT: 'salt',
  PUBLIC_URL: 'https://shop.example/',
};

function troubleOf(env: Record<string, string>): string {
  try {
    readTracking(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the tracking settings', () => {
  it('are empty by default', () => {
    expect(readTracking({ ...kuaidi100, KUAIDI100_CUSTOMER: '', KUAIDI100_SALT: '' })).toBe(null);
  });

  it('configure the real service with the push address', () => {
    expect(readTracking(kuaidi100)).toEqual({
      key: 'key',
      customer: 'customer',
      salt: 'salt',
      callbackUrl: 'https://shop.example/api/v1/tracking/push',
      url: 'https://poll.kuaidi100.com/poll',
    });
  });

  it('may have another address', () => {
    const url = 'http://127.0.0.1:4003/kuaidi100/poll';
    expect(readTracking({ ...kuaidi100, KUAIDI100_POLL_URL: `${url}/` })?.url).toBe(url);
  });

  it.each([
    [{ KUAIDI100_SALT: '' }, '环境变量缺失或不正确：KUAIDI100_SALT'],
    [{ KUAIDI100_KEY: '', PUBLIC_URL: '' }, '环境变量缺失或不正确：KUAIDI100_KEY、PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://shop.example/t3' }, '环境变量 PUBLIC_URL 不能带路径'],
    [{ KUAIDI100_POLL_URL: 'ftp://x' }, '环境变量 KUAIDI100_POLL_URL 不是 http 地址'],
  ])('refuse %j', (changes, words) => {
    expect(troubleOf({ ...kuaidi100, ...changes })).toBe(words);
  });
});
