import type { PriceEnding } from '../graphql/generated/graphql.ts';

/** What a price ends with that a rule makes. */
export const endingNames: Record<PriceEnding, string> = {
  EXACT: '按分',
  TENTHS: '到角',
  WHOLE: '到元',
  NINE: '尾数 .9',
  NINETY_NINE: '尾数 .99',
};
