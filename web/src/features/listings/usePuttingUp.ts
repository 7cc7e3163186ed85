import { useNavigate } from 'react-router-dom';
import type { Exporting } from '../../exports/exporting.machine.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { shopPath } from '../../lib/pagePaths.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { useIdentity } from '../session/useSession.ts';
import type { GoodsToPutUp, ShopListing } from './putUp.types.ts';
import { type ChooseShop, chooseShop, type PutUpGoods, putUpGoods } from './putUpFlows.ts';

type Shop = { id: number; shopName: string };

/** The flows of putting goods up, from the choice of the shop on. */
export interface PuttingUp {
  choosing: ChooseShop;
  form: PutUpGoods;
  begin: (goodIds: readonly number[]) => void;
  /** Opens the form of goods that were not put up, as they were asked for. */
  mend: (shop: Shop, listing: ShopListing) => void;
}

/** Once goods are being put up, the shop's page shows how far they are; a package is waited for by `exporting`. */
export function usePuttingUp(exporting: Exporting | null = null): PuttingUp {
  const choosing = useFlow(chooseShop);
  const form = useFlow(putUpGoods);
  const navigate = useNavigate();
  const account = useIdentity()?.uuid ?? '';
  const open = (goodIds: readonly number[], mended: ShopListing | null) => {
    const item: GoodsToPutUp = {
      ...{ account, goodIds, mended, onPutUp: ({ id }) => void navigate(shopPath(id, 'listings')) },
      onPacked: (answer) => {
        if (!isRefusal(answer)) exporting?.send({ type: 'export.begun', answer });
      },
      onPlanned: (planned) => form.send({ type: 'editor.open', item: planned }),
    };
    choosing.send({ type: 'editor.open', item });
  };
  return {
    ...{ choosing, form },
    begin: (goodIds) => open(goodIds, null),
    mend: (shop, listing) => {
      open([listing.goodId], listing);
      choosing.send({ type: 'form.edit', change: { shop } });
      choosing.send({ type: 'form.save' });
    },
  };
}
