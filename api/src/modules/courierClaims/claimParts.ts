import type { Fen } from '../../shared/money.ts';

/** What the buyer of a parcel got back, and what of it the supplier bore. */
export type Loss = { buyerGot: Fen; supplierBore: Fen };

/**
 * Whose a courier's money is: the supplier's up to what it bore, then the platform's up to what it and the agent bore. The
 * rest, of which nobody here has lost anything, is the supplier's, who pays the courier.
 */
export function claimParts(amount: Fen, { buyerGot, supplierBore }: Loss): { supplier: Fen; platform: Fen } {
  const othersBore = Math.max(0, buyerGot - supplierBore);
  const platform = Math.min(othersBore, Math.max(0, amount - supplierBore));
  return { supplier: amount - platform, platform };
}
