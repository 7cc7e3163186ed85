import type { PlatformId } from './shopPlatform.ts';

/** The platforms' names in addresses, logs and variables. */
export const PLATFORM_NAMES = {
  1: 'taobao',
  2: 'pinduoduo',
  3: 'jd',
  4: 'douyin',
  5: 'kuaishou',
  6: 'weixin',
  7: 'jushuitan',
  8: 'ali1688',
} as const satisfies Record<PlatformId, string>;
