import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { moveInGrid } from '../../../ui/data/moveInGrid.ts';
import { WindowedTable } from '../../../ui/data/WindowedTable.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { skuProblemText } from '../goodsEditor.text.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { NOTE_HEIGHT, placeOf, ROW_HEIGHT, SkuRow } from './SkuRow.tsx';
import styles from './Skus.module.css';
import {
  filledProperties,
  type PropertyForm,
  type SkuForm,
  type SkuText,
  skuKey,
  skuName,
  valueNames,
} from './skuForm.ts';
import { type SkuPlaces, skuPlace } from './skuRules.ts';
import { skusText as text } from './skus.text.ts';

interface Props {
  editor: GoodsEditor;
  properties: readonly PropertyForm[];
  skus: readonly SkuForm[];
  places: SkuPlaces | undefined;
  /** What is there of those that exist, in words. */
  stock: ReadonlyMap<number, string>;
}

const COLUMNS = [
  'pic',
  'merchantCode',
  'barcodes',
  'supplyPrice',
  'weight',
  'quantity',
  'onSale',
  'actions',
] as const;
const PARTS: readonly (SkuText | '')[] = [
  '',
  'merchantCode',
  'barcodes',
  'supplyPrice',
  'weight',
  'quantity',
];

/** What all other columns need, and the names of one property, in CSS pixels. */
const OTHERS_WIDTH = 544;
const NAME_WIDTH = 64;

function gridStyle(names: number): CSSProperties & Record<'--names', number> {
  return { minWidth: OTHERS_WIDTH + names * NAME_WIDTH, '--names': names };
}

/** The combinations, editable in place; arrow keys and Enter move between cells. */
export function SkuGrid({ editor, properties, skus, places, stock }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [pictured, setPictured] = useState<string | null>(null);
  const open = useCallback((key: string) => setPictured(key), []);
  const filled = filledProperties(properties);
  const names = useMemo(() => valueNames(properties), [properties]);
  const notes = skus.map((sku) => notesOf(sku, places));
  const sku = skus.find((one) => skuKey(one) === pictured);
  return (
    <>
      <WindowedTable
        box={box}
        boxClassName={styles.box}
        heights={notes.map(({ words }) => (words ? ROW_HEIGHT + NOTE_HEIGHT : ROW_HEIGHT))}
        role="grid"
        aria-label={text.grid}
        aria-description={text.keys}
        aria-rowcount={skus.length + 1}
        className={styles.grid}
        style={gridStyle(filled.length)}
        onKeyDown={moveInGrid}
        head={
          <tr>
            {filled.map(({ key, name }, at) => (
              <th key={key} scope="col" className={styles.name} style={placeOf(at)}>
                {name}
              </th>
            ))}
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {column === 'actions' ? (
                  <span className="sr-only">{text.columns.actions}</span>
                ) : (
                  text.columns[column]
                )}
              </th>
            ))}
          </tr>
        }
        rows={(first, end) =>
          skus
            .slice(first, end)
            .map((sku, at) => (
              <SkuRow
                key={skuKey(sku)}
                editor={editor}
                sku={sku}
                at={first + at}
                names={names}
                stock={sku.id === null ? null : (stock.get(sku.id) ?? text.stock(0, 0))}
                wrong={notes[first + at]?.wrong ?? ''}
                note={notes[first + at]?.words ?? ''}
                onPicture={open}
              />
            ))
        }
      />
      {sku && (
        <PictureDialog
          editor={editor}
          sku={sku}
          name={skuName(sku, names)}
          firstValue={filled.length > 1 ? (names.get(sku.values[0] ?? '') ?? '') : null}
          onClose={() => setPictured(null)}
        />
      )}
    </>
  );
}

/** What is wrong with a combination: at which of its parts, and in words. */
function notesOf(sku: SkuForm, places: SkuPlaces | undefined) {
  if (!places) return { wrong: '', words: '' };
  const key = skuKey(sku);
  const wrong = PARTS.filter((part) => places[skuPlace(key, part)]);
  return {
    wrong: wrong.join(' '),
    words: wrong.map((part) => skuProblemText(places[skuPlace(key, part)])).join('；'),
  };
}
