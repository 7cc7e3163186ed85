import { expect, it } from 'vitest';
import { signCall } from './wangdianSignature.ts';

const PARAMETERS = {
  appkey: 'test2-xx',
  page_no: '0',
  end_time: '2016-08-01 13:00:00',
  start_time: '2016-08-01 12:00:00',
  page_size: '40',
  sid: 'test2',
  timestamp: '1470042310',
};

it('the Wangdian signature equals the published example', () => {
  expect(signCall(PARAMETERS, '12345')).toBe('ad4e6fe037ea6e3ba4768317be9d1309');
});

it('counts the bytes of a Wangdian value, not its characters', () => {
  // By md5sum of `04-name:0006-中文` with the secret.
  expect(signCall({ name: '中文' }, '12345')).toBe('bb3aae9463253aab9f85e6490206771e');
});
