import { expect, it } from 'vitest';
import { CHROME, SAFARI, WECHAT } from '../../../../tests/support/userAgents.ts';
import { payWayOf } from './payWay.ts';

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36';

it.each([
  ['Safari of a phone', SAFARI, 390, 'MOBILE'],
  ['a phone that lies on its side', SAFARI, 932, 'MOBILE'],
  ['Chrome of Android', CHROME, 412, 'MOBILE'],
  [
    'WeChat of an iPhone',
    `${SAFARI} MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`,
    390,
    'IN_WECHAT',
  ],
  ['WeChat of Android', WECHAT, 390, 'IN_WECHAT'],
  ['WeChat of a tablet', `${IPAD} MicroMessenger/8.0.60`, 1024, 'IN_WECHAT'],
  ['企业微信 of a phone', `${SAFARI} wxwork/5.0.0 MicroMessenger/7.0.1`, 390, 'MOBILE'],
  ['WeChat of Windows', `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat(0x63090a13)`, 1000, 'DESKTOP'],
  ['WeChat of a Mac', `${MAC} MicroMessenger/6.8.0 MacWechat/3.8.7`, 700, 'DESKTOP'],
  ['a tablet', IPAD, 1024, 'DESKTOP'],
  ['half a tablet', IPAD, 500, 'MOBILE'],
  ['a tablet of Android', ANDROID_TABLET, 1280, 'DESKTOP'],
  ['a computer', WINDOWS, 1440, 'DESKTOP'],
  ['a narrow window of a computer', MAC, 390, 'DESKTOP'],
] as const)('payWayOf %s', (_what, userAgent, width, way) => {
  expect(payWayOf({ userAgent, width })).toBe(way);
});
