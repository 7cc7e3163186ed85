import { useQuery } from '@apollo/client/react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ChoiceOrAny, optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { Select } from '../../ui/Select.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { SHOP_PLATFORMS } from './goodForm.ts';
import styles from './SellerGoods.module.css';
import { SellerGoodOptions } from './sellerGoods.graphql.ts';
import { sortNames, goodsText as text } from './sellerGoods.text.ts';
import { isNarrowed, KEYWORD_MAX, type SellerGoodsQuery, widened } from './sellerGoodsQuery.ts';

interface Props {
  query: SellerGoodsQuery;
  onChange: (change: Partial<SellerGoodsQuery>) => void;
}

/** What narrows the list besides its status, and its order. */
export function SellerGoodFilters({ query, onChange }: Props) {
  const { data } = useQuery(SellerGoodOptions, { context: { quiet: 'outages' } });
  return (
    <search className={styles.filters}>
      <KeywordForm
        key={query.keyword}
        label={text.keyword}
        max={KEYWORD_MAX}
        keyword={query.keyword}
        onFind={(keyword) => onChange({ keyword })}
      />
      <ChoiceOrAny
        className={styles.choice}
        label={text.category}
        any={text.anyCategory}
        value={query.categoryId}
        options={data?.categories.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <ChoiceOrAny
        className={styles.choice}
        label={text.warehouse}
        any={text.anyWarehouse}
        value={query.warehouseId}
        options={data?.sellerWarehouses.list.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(warehouseId) => onChange({ warehouseId })}
      />
      <ChoiceOrAny
        className={styles.choice}
        label={text.platform}
        any={text.anyPlatform}
        value={query.platform}
        options={SHOP_PLATFORMS.map((value) => ({ value, text: platformNames[value] }))}
        onChange={(platform) => onChange({ platform })}
      />
      <Select
        className={styles.choice}
        aria-label={text.sort}
        value={query.sort}
        options={optionsOf(sortNames)}
        onChange={(sort) => onChange({ sort })}
      />
      <Checkbox
        label={text.lowStock}
        checked={query.lowStock}
        onChange={(lowStock) => onChange({ lowStock })}
      />
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange(widened(query))}>
          {text.reset}
        </Button>
      )}
    </search>
  );
}
