import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useExporting } from '../../../exports/useExporting.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { LinkEditor } from './LinkEditor.tsx';
import { ShopSkusList } from './ShopSkusList.tsx';
import { shopGoodsLogic } from './shopGoods.actors.ts';
import { type Screen, type ShopGoods, selectScreen } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import type { ShopItem } from './shopItem.ts';

interface Props {
  shopId: number;
  /** Begins with this item and closes once it is linked. */
  item?: ShopItem;
  /** Begins with what is called so. */
  keyword?: string;
  onClose: () => void;
}

/** Which of our combinations stand for what a shop sells. */
export function ShopGoodsDialog({ shopId, item, keyword, onClose }: Props) {
  const client = useApolloClient();
  const logic = useMemo(() => shopGoodsLogic(client), [client]);
  const input = { shopId, item: item ?? null, ...(keyword !== undefined && { keyword }) };
  const actor = useActorRef(logic, { input }, (snapshot) => {
    if (snapshot.status === 'done') onClose();
  });
  return <ShopGoodsView actor={actor} onClose={onClose} />;
}

interface ViewProps {
  actor: ShopGoods;
  onClose: () => void;
}

/** The SKUs of a shop in a dialog, or the links that are being made, changed or removed. */
export function ShopGoodsView({ actor, onClose }: ViewProps) {
  const screen = useSelector(actor, selectScreen);
  const busy = useTag(actor, 'busy');
  // Goes on while a link is made.
  const exporting = useExporting();
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
      {screen === 'list' && <ShopSkusList actor={actor} exporting={exporting} />}
      {screen === 'editor' && <LinkEditor actor={actor} />}
      {screen === 'removal' && <LinkRemoval actor={actor} />}
    </Dialog>
  );
}

export const TITLES: Record<Screen, string> = {
  list: text.title,
  editor: text.editorTitle,
  removal: text.removeTitle,
};

export const WIDTHS: Record<Screen, number> = { list: 1120, editor: 800, removal: 460 };

/** The question before a link is removed. */
export function LinkRemoval({ actor }: { actor: ShopGoods }) {
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
export function ShopGoodsActions({ actor, screen, onClose }: ActionsProps) {
  const busy = useTag(actor, 'busy');
  const canLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.leave' }));
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.save' }));
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
      <Button disabled={!canLeave} onClick={() => actor.send({ type: 'link.leave' })}>
        {text.back}
      </Button>
      <Button
        variant="primary"
        loading={busy}
        disabled={!canSave && !busy}
        onClick={() => actor.send({ type: 'link.save' })}
      >
        {text.save}
      </Button>
    </>
  );
}
