import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { ShopGoodsView } from './ShopGoodsView.tsx';
import { shopGoodsLogic } from './shopGoods.actors.ts';
import type { ShopItem } from './shopItem.ts';

interface Props {
  shopId: number;
  /** Begins with this item and closes once it is mapped. */
  item?: ShopItem;
  onClose: () => void;
}

/** Which of our goods stand for what a shop sells. */
export function ShopGoodsDialog({ shopId, item, onClose }: Props) {
  const client = useApolloClient();
  const logic = useMemo(() => shopGoodsLogic(client), [client]);
  const actor = useActorRef(logic, { input: { shopId, item: item ?? null } }, (snapshot) => {
    if (snapshot.status === 'done') onClose();
  });
  return <ShopGoodsView actor={actor} shopId={shopId} onClose={onClose} />;
}
