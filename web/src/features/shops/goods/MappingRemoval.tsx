import { useSelector } from '@xstate/react';
import { Message } from '../../../ui/Message.tsx';
import { isUnremoved, type ShopGoods, selectContext } from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';

/** The question before a mapping is removed. */
export function MappingRemoval({ actor }: { actor: ShopGoods }) {
  const { subject, refusal } = useSelector(actor, selectContext);
  const unremoved = useSelector(actor, isUnremoved);
  return (
    <>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!refusal && subject && <p>{text.removeWords(subject.title, subject.goodName)}</p>}
      {unremoved && <Message tone="warning">{text.notRemoved}</Message>}
    </>
  );
}
