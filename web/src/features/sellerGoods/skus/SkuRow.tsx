import { type CSSProperties, memo } from 'react';
import { thumbnailUrl } from '../../../lib/thumbnailUrl.ts';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { changeSkus, editSkus } from './editSkus.ts';
import styles from './Skus.module.css';
import { withoutSku } from './skuEdits.ts';
import { type SkuForm, type SkuText, skuKey, skuName } from './skuForm.ts';
import { skusText as text } from './skus.text.ts';

export const ROW_HEIGHT = 44;
export const NOTE_HEIGHT = 26;

/** Where the names of a property stay when the rest scrolls sideways. */
export function placeOf(property: number): CSSProperties & Record<'--at', number> {
  return { '--at': property };
}

interface Props {
  editor: GoodsEditor;
  sku: SkuForm;
  /** Place among all, from 0. */
  at: number;
  names: ReadonlyMap<string, string>;
  /** What is there of it; null for a new one. */
  stock: string | null;
  /** The parts that are wrong. */
  wrong: string;
  note: string;
  onPicture: (key: string) => void;
}

const MODES: Record<SkuText, 'text' | 'decimal' | 'numeric'> = {
  merchantCode: 'text',
  barcodes: 'text',
  supplyPrice: 'decimal',
  weight: 'numeric',
  quantity: 'numeric',
};

/** One combination; what is wrong stands below. */
export const SkuRow = memo(function SkuRow({ editor, sku, at, names, stock, wrong, note, onPicture }: Props) {
  const key = skuKey(sku);
  const name = skuName(sku, names);
  const first = sku.values.length;
  const change = (part: Partial<SkuForm>) => changeSkus(editor, (one) => (skuKey(one) === key ? part : null));
  const typed = (part: SkuText, column: number) => (
    <td className={styles[part]}>
      <input
        data-cell={`${at}:${column}`}
        className={styles.input}
        inputMode={MODES[part]}
        autoComplete="off"
        maxLength={part === 'barcodes' ? 170 : 40}
        aria-label={text.cell(name, text.columns[part])}
        aria-invalid={wrong.split(' ').includes(part)}
        value={sku[part]}
        onChange={(event) => change({ [part]: event.target.value })}
      />
    </td>
  );
  return (
    <>
      <tr
        aria-rowindex={at + 2}
        data-wrong={(note !== '' && wrong === '') || undefined}
        className={cx(styles.row, (note || wrong) && styles.noted, !sku.onSale && styles.off)}
      >
        {sku.values.map((value, property) => (
          <td key={value} className={styles.name} style={placeOf(property)} title={names.get(value)}>
            {names.get(value)}
          </td>
        ))}
        <td className={styles.pic}>
          <button
            type="button"
            data-cell={`${at}:${first}`}
            className={styles.picture}
            aria-label={text.choosePicture(name)}
            title={text.choosePicture(name)}
            onClick={() => onPicture(key)}
          >
            {sku.pic ? (
              <ImageWithFallback src={thumbnailUrl(sku.pic)} alt="" />
            ) : (
              <Icon name="plus" size={14} />
            )}
          </button>
        </td>
        {typed('merchantCode', first + 1)}
        {typed('barcodes', first + 2)}
        {typed('supplyPrice', first + 3)}
        {typed('weight', first + 4)}
        {stock === null ? (
          typed('quantity', first + 5)
        ) : (
          <td className={styles.quantity}>
            <span className="num">{stock}</span>
          </td>
        )}
        <td className={styles.onSale}>
          <button
            type="button"
            role="switch"
            data-cell={`${at}:${first + 6}`}
            className={styles.switch}
            aria-checked={sku.onSale}
            aria-label={text.cell(name, text.onSale)}
            onClick={() => change({ onSale: !sku.onSale })}
          >
            <StatusDot tone={sku.onSale ? 'success' : 'quiet'}>
              {sku.onSale ? text.onSale : text.offSale}
            </StatusDot>
          </button>
        </td>
        <td className={styles.actions}>
          <IconButton
            icon="trash"
            size={16}
            label={text.remove(name)}
            onClick={() => editSkus(editor, (form) => withoutSku(form, key))}
          />
        </td>
      </tr>
      {note && (
        <tr className={styles.note}>
          <td colSpan={first + 8} title={note}>
            {note}
          </td>
        </tr>
      )}
    </>
  );
});
