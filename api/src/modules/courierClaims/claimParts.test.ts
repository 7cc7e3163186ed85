import { describe, expect, it } from 'vitest';
import { claimParts } from './claimParts.ts';

describe('the parts of what a courier pays', () => {
  it.each([
    ['less than the supplier bore: all of it is the supplier’s', 300, 400, 327, [300, 0]],
    ['what the supplier bore and something of the others', 350, 400, 327, [327, 23]],
    ['all that anybody bore', 400, 400, 327, [327, 73]],
    ['more than anybody bore: the rest is the supplier’s', 1000, 400, 327, [927, 73]],
    ['of a parcel whose buyer got nothing: all of it is the supplier’s', 500, 0, 0, [500, 0]],
    ['of a loss that the supplier bore alone', 500, 400, 400, [500, 0]],
  ] as const)('are %s', (_, amount, buyerGot, supplierBore, [supplier, platform]) => {
    expect(claimParts(amount, { buyerGot, supplierBore })).toEqual({ supplier, platform });
  });
});
