import { expect, it } from 'vitest';
import { signCall } from './jushuitanSignature.ts';

const PARAMETERS = {
  app_key: '5b53060f23d84ddf9703056e84fa5a2d',
  timestamp: '1639128407',
  grant_type: 'authorization_code',
  charset: 'utf-8',
  code: '123456',
};
const SECRET = 'e9c5ca33fecb404b8e6cdbd0ef4a6d25';

it('the Jushuitan signature equals the published example', () => {
  expect(signCall(PARAMETERS, SECRET)).toBe('05e3a51e19e0883afd1882ccd309e0b9');
});

it('leaves out of the Jushuitan signature what is empty', () => {
  expect(signCall({ ...PARAMETERS, state: '' }, SECRET)).toBe('05e3a51e19e0883afd1882ccd309e0b9');
});
