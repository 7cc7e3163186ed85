import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { GoodsPicker } from '../parts/GoodsPicker.tsx';
import { refusalText } from '../shipByHand.text.ts';
import { MappingChoices } from './MappingChoices.tsx';
import { MappingRemoval } from './MappingRemoval.tsx';
import styles from './ShopGoods.module.css';
import { ShopGoodsDeeds } from './ShopGoodsDeeds.tsx';
import { ShopGoodsList } from './ShopGoodsList.tsx';
import { ShopItemPicker } from './ShopItemPicker.tsx';
import { shopGoodsLogic } from './shopGoods.actors.ts';
import { isBusy, type Screen, selectContext, selectScreen } from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
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
  const screen = useSelector(actor, selectScreen);
  const busy = useSelector(actor, isBusy);
  const { item: chosen, goodId, refusal } = useSelector(actor, selectContext);
  return (
    <Dialog
      open
      title={TITLES[screen]}
      width={WIDTHS[screen]}
      sticky
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={<ShopGoodsDeeds actor={actor} screen={screen} onClose={onClose} />}
    >
      {screen === 'list' && <ShopGoodsList shopId={shopId} actor={actor} />}
      {screen === 'item' && (
        <ShopItemPicker shopId={shopId} onChoose={(one) => actor.send({ type: 'item.choose', item: one })} />
      )}
      {screen === 'good' && (
        <>
          <p className={styles.lead}>{text.chooseGood(chosen)}</p>
          {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
          <GoodsPicker
            chosen={goodId === 0 ? null : goodId}
            onChoose={(id) => actor.send({ type: 'good.choose', goodId: id })}
          />
        </>
      )}
      {screen === 'choices' && <MappingChoices actor={actor} />}
      {screen === 'removal' && <MappingRemoval actor={actor} />}
    </Dialog>
  );
}

const TITLES: Record<Screen, string> = {
  list: text.title,
  item: text.chooseItem,
  good: text.title,
  choices: text.decide,
  removal: text.removeTitle,
};

const WIDTHS: Record<Screen, number> = { list: 980, item: 750, good: 980, choices: 750, removal: 460 };
