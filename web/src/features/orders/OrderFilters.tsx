import { useQuery } from '@apollo/client/react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceOrAny, optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { platformNames } from '../goods/goods.text.ts';
import styles from './OrderFilters.module.css';
import { OrderFilterOptions } from './orders.graphql.ts';
import { shipModeNames, sortNames, filterText as text } from './ordersFilter.text.ts';
import { anyOrders, isNarrowed, type OrdersQuery } from './ordersQuery.ts';

interface Props {
  query: OrdersQuery;
  /** Suppliers have no shops whose orders they ship. */
  withShops: boolean;
  onChange: (change: Partial<OrdersQuery>) => void;
}

/** What narrows the list besides its tab, and its order. */
export function OrderFilters({ query, withShops, onChange }: Props) {
  const { data } = useQuery(OrderFilterOptions, { variables: { withShops }, context: { quiet: 'outages' } });
  const { tab, batchNo, sort, pageSize } = query;
  return (
    <div className={styles.filters}>
      <search>
        <KeywordForm
          key={query.keyword}
          label={text.keyword[withShops ? 'buyer' : 'seller']}
          max={60}
          keyword={query.keyword}
          onFind={(keyword) => onChange({ keyword })}
        />
      </search>
      <ChoiceOrAny
        className={styles.choice}
        label={text.platform}
        any={text.anyPlatform}
        value={query.platform}
        options={optionsOf(platformNames)}
        onChange={(platform) => onChange({ platform })}
      />
      {withShops && (
        <ChoiceOrAny
          className={styles.choice}
          label={text.shop}
          any={text.anyShop}
          value={query.shopId}
          options={data?.shops?.list.map(({ id, shopName }) => ({ value: id, text: shopName })) ?? []}
          onChange={(shopId) => onChange({ shopId })}
        />
      )}
      <ChoiceOrAny
        className={styles.choice}
        label={text.warehouse}
        any={text.anyWarehouse}
        value={query.warehouseId}
        options={data?.warehouses.list.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(warehouseId) => onChange({ warehouseId })}
      />
      <ChoiceOrAny
        className={styles.choice}
        label={text.courier}
        any={text.anyCourier}
        value={query.courierId}
        options={data?.couriers.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(courierId) => onChange({ courierId })}
      />
      <ChoiceOrAny
        className={styles.choice}
        label={text.mode}
        any={text.anyMode}
        value={query.mode}
        options={optionsOf(shipModeNames)}
        onChange={(mode) => onChange({ mode })}
      />
      <span className={styles.dates}>
        <Input
          type="date"
          aria-label={text.from}
          value={query.startOn}
          {...(query.endOn ? { max: query.endOn } : {})}
          onChange={(startOn) => onChange({ startOn })}
        />
        {text.until}
        <Input
          type="date"
          aria-label={text.to}
          value={query.endOn}
          {...(query.startOn ? { min: query.startOn } : {})}
          onChange={(endOn) => onChange({ endOn })}
        />
      </span>
      <Select
        className={styles.choice}
        aria-label={text.sort}
        value={sort}
        options={optionsOf(sortNames)}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange({ ...anyOrders, tab, batchNo, sort, pageSize })}>
          {text.reset}
        </Button>
      )}
    </div>
  );
}
