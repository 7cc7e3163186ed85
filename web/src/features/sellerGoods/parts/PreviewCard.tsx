import { useSelector } from '@xstate/react';
import { parseYuan } from '../../../lib/money.ts';
import { useFields, useFormFields } from '../../../lib/useFields.ts';
import card from '../../../shop/GoodsCard.module.css';
import { shopText } from '../../../shop/shop.text.ts';
import { ImageWithFallback } from '../../../ui/ImageWithFallback.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type GoodsEditor, selectMargin } from '../goodsEditor.selectors.ts';
import { editorText as text } from '../goodsEditor.text.ts';

/** The goods as they will stand in the shop's window. */
export function PreviewCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'name', 'pics', 'supplyPrice', 'unit');
  const { item: good } = useFields(editor, 'item');
  const margin = useSelector(editor, selectMargin) ?? 0;
  const name = form.name.trim();
  return (
    <div className={card.card}>
      <span className={card.picture}>
        <ImageWithFallback src={form.pics[0] ?? ''} alt="" eager />
      </span>
      <span className={card.body}>
        <span className={card.name}>{name || <Text tone="secondary">{text.noName}</Text>}</span>
        <span className={card.price}>
          <Price fen={(parseYuan(form.supplyPrice) ?? 0) + margin} size="large" strong />
          <span className={card.unit}>{shopText.perPiece(form.unit.trim())}</span>
        </span>
        <span className={card.facts}>
          <span className="num">{shopText.sold(good?.sold ?? 0)}</span>
        </span>
      </span>
    </div>
  );
}
