import { useSelector } from '@xstate/react';
import { refusalText } from '../../../fields/refusal.text.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { GoodsPicker } from '../../goodsPicker/GoodsPicker.tsx';
import { MappingChoices } from './MappingChoices.tsx';
import { MappingRemoval } from './MappingRemoval.tsx';
import styles from './ShopGoods.module.css';
import { ShopGoodsActions } from './ShopGoodsActions.tsx';
import { ShopGoodsList } from './ShopGoodsList.tsx';
import { ShopItemPicker } from './ShopItemPicker.tsx';
import { isBusy, type Screen, type ShopGoods, selectContext, selectScreen } from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';

interface Props {
  actor: ShopGoods;
  shopId: number;
  onClose: () => void;
}

/** The mappings of a shop in a dialog, or the one that is being made, changed or removed. */
export function ShopGoodsView({ actor, shopId, onClose }: Props) {
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
      actions={<ShopGoodsActions actor={actor} screen={screen} onClose={onClose} />}
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
