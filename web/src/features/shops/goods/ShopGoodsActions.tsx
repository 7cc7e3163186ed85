import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import {
  canLeave,
  canRemove,
  canSave,
  isBusy,
  isUnremoved,
  type Screen,
  type ShopGoods,
  selectContext,
} from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';

interface Props {
  actor: ShopGoods;
  screen: Screen;
  onClose: () => void;
}

/** The buttons at the foot of the dialog, by what it shows. */
export function ShopGoodsActions({ actor, screen, onClose }: Props) {
  const busy = useSelector(actor, isBusy);
  const leavable = useSelector(actor, canLeave);
  const savable = useSelector(actor, canSave);
  const removable = useSelector(actor, canRemove);
  const unremoved = useSelector(actor, isUnremoved);
  const { refusal } = useSelector(actor, selectContext);
  switch (screen) {
    case 'list':
      return <Button onClick={onClose}>{text.close}</Button>;
    case 'item':
    case 'good':
      return (
        <Button disabled={!leavable} onClick={() => actor.send({ type: 'mapping.leave' })}>
          {text.back}
        </Button>
      );
    case 'choices':
      return (
        <>
          <Button disabled={!leavable} onClick={() => actor.send({ type: 'mapping.leave' })}>
            {text.back}
          </Button>
          <Button disabled={busy} onClick={() => actor.send({ type: 'good.change' })}>
            {text.otherGood}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!savable && !busy}
            onClick={() => actor.send({ type: 'mapping.save' })}
          >
            {text.save}
          </Button>
        </>
      );
    case 'removal':
      return (
        <>
          <Button disabled={busy} data-autofocus onClick={() => actor.send({ type: 'removal.dismiss' })}>
            {refusal ? text.gotIt : text.keep}
          </Button>
          {(removable || busy) && (
            <Button variant="danger" loading={busy} onClick={() => actor.send({ type: 'removal.accept' })}>
              {unremoved ? text.retry : text.removeNow}
            </Button>
          )}
        </>
      );
  }
}
