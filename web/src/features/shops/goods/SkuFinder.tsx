import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { KeywordForm } from '../../../fields/KeywordForm.tsx';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { FindLinkableSkus } from '../shared/shops.graphql.ts';
import styles from './ShopGoods.module.css';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { nameOfItem, withItem } from './shopItem.ts';

const WAITING = ['a', 'b', 'c'];
/** The most that are found at once. */
const MAX_FOUND = 50;

/** Combinations on sale by words or codes; before a search those of goods that are known. */
export function SkuFinder({ actor }: { actor: ShopGoods }) {
  const { shopId, items: own, fallback } = useFields(actor, 'shopId', 'items', 'fallback');
  const [keyword, setKeyword] = useState('');
  const [into, setInto] = useState<'own' | 'fallback'>('own');
  const items = into === 'own' ? own : (fallback?.items ?? []);
  const { data, previousData, error, loading, refetch } = useQuery(FindLinkableSkus, {
    variables: { shopId, ...(keyword ? { keyword } : {}) },
    context: { quiet: true },
  });
  const found = (data ?? previousData)?.linkableSkus;
  return (
    <section>
      <Row gap={12} below={8}>
        <Text as="h3">{text.into}</Text>
        <Segmented
          label={text.into}
          value={into}
          choices={[
            { value: 'own', label: text.intos.own },
            { value: 'fallback', label: text.intos.fallback },
          ]}
          onChange={setInto}
        />
      </Row>
      <KeywordForm label={text.findSkus} keyword={keyword} autofocus onFind={setKeyword} />
      {error && !found && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {found && found.length > 0 && !keyword && <SecondLine above={8}>{text.known}</SecondLine>}
      {found?.length === 0 && keyword && <EmptyState title={text.noneSkus} hint={text.noneSkusHint} />}
      <ul aria-label={text.found} className={styles.found} aria-busy={loading}>
        {found?.map((sku) => (
          <Row as="li" gap={12} key={sku.skuId}>
            <ImageWithFallback src={sku.pic} alt="" className={styles.picture} />
            <Grow as="span">
              {nameOfItem(sku)}
              {sku.merchantCode && <SecondLine num>{text.code(sku.merchantCode)}</SecondLine>}
            </Grow>
            <Button
              size="small"
              disabled={items.some(({ skuId }) => skuId === sku.skuId)}
              aria-label={text.addOf(nameOfItem(sku))}
              onClick={() =>
                actor.send(
                  into === 'own'
                    ? { type: 'item.add', item: sku }
                    : { type: 'fallback.change', change: { items: withItem(items, sku) } },
                )
              }
            >
              {text.add}
            </Button>
          </Row>
        ))}
        {!found && !error && WAITING.map((key) => <Skeleton key={key} height={48} />)}
      </ul>
      {found && found.length >= MAX_FOUND && keyword && <SecondLine num>{text.more(MAX_FOUND)}</SecondLine>}
    </section>
  );
}
