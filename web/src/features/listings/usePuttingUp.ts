import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import type { GoodsToPutUp, ShopListing } from './putUp.types.ts';
import { type ChooseShop, chooseShop, type PutUpGoods, putUpGoods } from './putUpFlows.ts';

type Shop = { id: number; shopName: string };

/** The flows of putting goods up, from the choice of the shop on. */
export interface PuttingUp {
  choosing: ChooseShop;
  form: PutUpGoods;
  /** The shop in which some were put up. */
  shown: Shop | null;
  show: (shop: Shop | null) => void;
  begin: (goodIds: readonly number[]) => void;
  /** Opens the form of goods that were not put up, as they were asked for. */
  mend: (shop: Shop, listing: ShopListing) => void;
}

export function usePuttingUp(): PuttingUp {
  const choosing = useFlow(chooseShop);
  const form = useFlow(putUpGoods);
  const [shown, show] = useState<Shop | null>(null);
  const open = (goodIds: readonly number[], mended: ShopListing | null) => {
    const item: GoodsToPutUp = {
      ...{ goodIds, mended, onPutUp: show },
      onPlanned: (planned) => form.send({ type: 'editor.open', item: planned }),
    };
    choosing.send({ type: 'editor.open', item });
  };
  return {
    ...{ choosing, form, shown, show },
    begin: (goodIds) => open(goodIds, null),
    mend: (shop, listing) => {
      open([listing.goodId], listing);
      choosing.send({ type: 'form.edit', change: { shop } });
      choosing.send({ type: 'form.save' });
    },
  };
}
