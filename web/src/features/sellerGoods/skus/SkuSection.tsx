import { useMemo } from 'react';
import { useFields, useFormFields, useProblems } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import type { Good } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { BulkFill } from './BulkFill.tsx';
import { editSkus } from './editSkus.ts';
import { SkuGrid } from './SkuGrid.tsx';
import styles from './Skus.module.css';
import { countPossible, withMissing } from './skuEdits.ts';
import { leastPrice, MAX_SKUS } from './skuForm.ts';
import { skusText as text } from './skus.text.ts';

/** All combinations, filled one by one or many at once. */
export function SkuSection({ editor }: { editor: GoodsEditor }) {
  const { properties, skus } = useFormFields(editor, 'properties', 'skus');
  const { item } = useFields(editor, 'item');
  const places = useProblems(editor).skus?.places;
  const stock = useMemo(() => stockWords(item), [item]);
  const possible = countPossible(properties);
  const missing = possible - skus.length;
  return (
    <section aria-label={text.grid} className={styles.section}>
      <Row gap={12} wrap below={8}>
        <Grow>
          <Text num>{text.count(skus.length)}</Text>{' '}
          <SecondLine num>{text.least(leastPrice(skus))}</SecondLine>
        </Grow>
        {missing > 0 && possible <= MAX_SKUS && (
          <Button size="small" onClick={() => editSkus(editor, withMissing)}>
            {text.addMissing(missing)}
          </Button>
        )}
      </Row>
      <BulkFill editor={editor} properties={properties} isStockAsked={skus.some(({ id }) => id === null)} />
      <SkuGrid editor={editor} properties={properties} skus={skus} places={places} stock={stock} />
    </section>
  );
}

/** What there is of each combination, at all warehouses. */
function stockWords(good: Good | null): Map<number, string> {
  if (!good) return new Map();
  const bySku = Map.groupBy(good.stocks, ({ skuId }) => skuId);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return new Map(
    good.skus.map(({ id, bundleParts }) => {
      if (bundleParts.length > 0) return [id, text.bundle];
      const stocks = bySku.get(id) ?? [];
      return [
        id,
        text.stock(sum(stocks.map(({ available }) => available)), sum(stocks.map(({ locked }) => locked))),
      ];
    }),
  );
}
