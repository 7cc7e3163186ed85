import { expect, it } from 'vitest';
import { isPhone } from './isPhone.ts';

const MOUSE = { coarsePointer: false, shortSide: 1080 };
const FINGER = { coarsePointer: true, shortSide: 390 };
const TABLET = { coarsePointer: true, shortSide: 768 };

const ua = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  wechatOnAndroid:
    'Mozilla/5.0 (Linux; Android 15; 24129PN74C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.0.0 Mobile Safari/537.36 XWEB/1340123 MicroMessenger/8.0.60',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  firefoxOnAndroid: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36',
};

it.each([
  ['an iPhone', ua.iPhone, FINGER, true],
  ['WeChat on Android', ua.wechatOnAndroid, FINGER, true],
  ['HarmonyOS', ua.harmony, FINGER, true],
  ['Firefox on Android', ua.firefoxOnAndroid, FINGER, true],
  ['a phone whose pointer is not known', ua.iPhone, MOUSE, true],
  ['a phone that asks for desktop pages', ua.windows, FINGER, true],
  ['an Android tablet', ua.androidTablet, TABLET, false],
  ['an iPad', ua.iPad, TABLET, false],
  ['a computer', ua.windows, MOUSE, false],
  ['a narrow window on a computer', ua.windows, { coarsePointer: false, shortSide: 390 }, false],
  ['a computer with a touch screen', ua.windows, { coarsePointer: true, shortSide: 1080 }, false],
])('isPhone recognises the user agent of %s', (_, userAgent, rest, expected) => {
  expect(isPhone({ userAgent, ...rest })).toBe(expected);
});
