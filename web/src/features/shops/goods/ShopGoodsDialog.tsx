import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { refusalText } from '../../../fields/refusal.text.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { GoodsPicker } from '../../goodsPicker/GoodsPicker.tsx';
import { MappingChoices } from './MappingChoices.tsx';
import { ShopGoodsList } from './ShopGoodsList.tsx';
import { ShopItemPicker } from './ShopItemPicker.tsx';
import { shopGoodsLogic } from './shopGoods.actors.ts';
import { type Screen, type ShopGoods, selectScreen } from './shopGoods.machine.ts';
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
  return <ShopGoodsView actor={actor} shopId={shopId} onClose={onClose} />;
}

interface ViewProps {
  actor: ShopGoods;
  shopId: number;
  onClose: () => void;
}

/** The mappings of a shop in a dialog, or the one that is being made, changed or removed. */
export function ShopGoodsView({ actor, shopId, onClose }: ViewProps) {
  const screen = useSelector(actor, selectScreen);
  const busy = useTag(actor, 'busy');
  const { item: chosen, goodId, refusal } = useFields(actor, 'item', 'goodId', 'refusal');
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
          <Text as="p" tone="secondary" below={12}>
            {text.chooseGood(chosen)}
          </Text>
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

/** The question before a mapping is removed. */
function MappingRemoval({ actor }: { actor: ShopGoods }) {
  const { subject, refusal } = useFields(actor, 'subject', 'refusal');
  const failed = useMatches(actor, { removal: 'requestFailed' });
  return (
    <>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!refusal && subject && <p>{text.removeWords(subject.title, subject.goodName)}</p>}
      {failed && <Message tone="warning">{text.notRemoved}</Message>}
    </>
  );
}

interface ActionsProps {
  actor: ShopGoods;
  screen: Screen;
  onClose: () => void;
}

/** The buttons at the foot of the dialog, by what it shows. */
function ShopGoodsActions({ actor, screen, onClose }: ActionsProps) {
  const busy = useTag(actor, 'busy');
  const canLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'mapping.leave' }));
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'mapping.save' }));
  const canRemove = useSelector(actor, (snapshot) => snapshot.can({ type: 'removal.accept' }));
  const removalFailed = useMatches(actor, { removal: 'requestFailed' });
  const { refusal } = useFields(actor, 'refusal');
  if (screen === 'list') return <Button onClick={onClose}>{text.close}</Button>;
  if (screen === 'removal') {
    return (
      <>
        <Button disabled={busy} data-autofocus onClick={() => actor.send({ type: 'removal.dismiss' })}>
          {refusal ? text.gotIt : text.keep}
        </Button>
        {(canRemove || busy) && (
          <Button variant="danger" loading={busy} onClick={() => actor.send({ type: 'removal.accept' })}>
            {removalFailed ? text.retry : text.removeNow}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button disabled={!canLeave} onClick={() => actor.send({ type: 'mapping.leave' })}>
        {text.back}
      </Button>
      {screen === 'choices' && (
        <>
          <Button disabled={busy} onClick={() => actor.send({ type: 'good.change' })}>
            {text.otherGood}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!canSave && !busy}
            onClick={() => actor.send({ type: 'mapping.save' })}
          >
            {text.save}
          </Button>
        </>
      )}
    </>
  );
}
