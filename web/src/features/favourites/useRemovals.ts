import { useState } from 'react';
import type { Heart } from '../../shop/HeartButton.tsx';
import { useFavourites } from './useFavourites.ts';

/** What is removed on the page in view. */
export interface Removals {
  /** Removed, and neither restored nor refused since. */
  isRemoved: (goodId: number) => boolean;
  /** How many are. */
  count: number;
  /** The heart on a card of this page. */
  heart: Heart;
  remove: (goodId: number) => void;
  removeAll: (goodIds: readonly number[]) => void;
  restore: (goodId: number) => void;
}

export function useRemovals(): Removals {
  const { has, toggle } = useFavourites();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const removeAll = (goodIds: readonly number[]) => {
    const kept = goodIds.filter(has);
    for (const goodId of kept) toggle(goodId);
    setAsked(new Set([...asked, ...kept]));
  };
  const remove = (goodId: number) => removeAll([goodId]);
  return {
    isRemoved: (goodId) => asked.has(goodId) && !has(goodId),
    count: [...asked].filter((goodId) => !has(goodId)).length,
    heart: {
      shown: true,
      isOn: has,
      press: (goodId) => (has(goodId) ? remove(goodId) : toggle(goodId)),
    },
    remove,
    removeAll,
    restore: toggle,
  };
}
