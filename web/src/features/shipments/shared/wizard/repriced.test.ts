import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../lib/refusal.ts';
import { repricedBy } from './repriced.ts';

const calm = { totalBefore: null, repriced: null, refusal: null };
const refused = { ...calm, refusal: refusal('PRICE_CHANGED') };
const waiting = { ...calm, totalBefore: 7872, repriced: 'changed' as const };

describe('a price beside the one that could be paid before it', () => {
  it('is as it was for a first price, and for the same sum again', () => {
    expect(repricedBy(calm, undefined, 7872)).toEqual({ totalBefore: null });
    expect(repricedBy(calm, 7872, 7872)).toEqual({});
  });

  it('has to be accepted where it is higher, and is told where it is lower', () => {
    expect(repricedBy(calm, 7872, 8472)).toEqual({ repriced: 'changed', totalBefore: 7872 });
    expect(repricedBy(calm, 7872, 7800)).toEqual({ totalBefore: 7872 });
  });

  it('has to be accepted after a refusal for the price, whatever it is and whether or not one was known', () => {
    expect(repricedBy(refused, 7872, 7800)).toEqual({ repriced: 'changed', totalBefore: 7872 });
    expect(repricedBy(refused, 7872, 7872)).toEqual({ repriced: 'changed', totalBefore: null });
    expect(repricedBy(refused, undefined, 7872)).toEqual({ repriced: 'changed', totalBefore: null });
  });

  it('stays to be accepted when it is read anew, until it is no higher than what could be paid', () => {
    expect(repricedBy(waiting, 8472, 8472)).toEqual({ repriced: 'changed', totalBefore: 7872 });
    expect(repricedBy(waiting, 8472, 7872)).toEqual({ totalBefore: null, repriced: null });
  });

  it('is another where the parcels are others', () => {
    expect(repricedBy(waiting, undefined, 9000)).toEqual({ totalBefore: null, repriced: null });
  });

  it('leaves what was made without a net to be accepted', () => {
    expect(repricedBy({ ...calm, repriced: 'offline' }, 7872, 7800)).toEqual({ totalBefore: 7872 });
  });
});
