import type { ListingLimits } from '../../adapters/shops/listingPlatform.ts';

const WIDE_FROM = 0x2e80;

/** How long a title is as its platform counts. */
export function titleLength(title: string, { wideLetter }: ListingLimits['title']): number {
  return [...title].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? wideLetter : 1),
    0,
  );
}

/** A title with no more than what its platform takes. */
export function fittedTitle(title: string, limits: ListingLimits['title']): string {
  let fitted = '';
  for (const letter of title.trim()) {
    if (titleLength(fitted + letter, limits) > limits.max) break;
    fitted += letter;
  }
  return fitted.trim();
}
