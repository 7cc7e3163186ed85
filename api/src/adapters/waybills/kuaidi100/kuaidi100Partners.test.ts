import { expect, it } from 'vitest';
import { partnerOf } from './kuaidi100Partners.ts';
import { kuaidi100Waybills } from './kuaidi100Waybills.ts';

const partners = { YTO: { partnerId: 'K1', requestsAtOnce: 8, platforms: { 4: { partnerId: 'K2' } } } };

it('how many requests a courier takes at once is known here and is no part of its account', () => {
  const { atOnce } = kuaidi100Waybills({ key: '', secret: '', url: '', partners });
  expect([atOnce?.('YTO'), atOnce?.('SF'), atOnce?.('constructor')]).toEqual([8, undefined, undefined]);
  expect(partnerOf(partners, 'YTO', 0).account).toEqual({ partnerId: 'K1' });
  expect(partnerOf(partners, 'YTO', 4).account).toEqual({ partnerId: 'K2' });
});
