import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { platformNames } from '../goods/goods.text.ts';
import styles from './OrderFilters.module.css';
import { OrderFilterOptions } from './orders.graphql.ts';
import { shipModeNames, sortNames, filterText as text } from './ordersFilter.text.ts';
import { anyOrders, isNarrowed, type OrdersQuery } from './ordersQuery.ts';

/** Stands for no choice, which the control knows no value for. */
const ANY = 'any';

interface Props {
  query: OrdersQuery;
  /** Suppliers have no shops whose orders they ship. */
  withShops: boolean;
  onChange: (change: Partial<OrdersQuery>) => void;
}

/** What narrows the list besides its tab, and its order. */
export function OrderFilters({ query, withShops, onChange }: Props) {
  const { data } = useQuery(OrderFilterOptions, { variables: { withShops }, context: { quiet: true } });
  const { tab, batchNo, sort, pageSize } = query;
  return (
    <div className={styles.filters}>
      <Words key={query.keyword} keyword={query.keyword} onFind={(keyword) => onChange({ keyword })} />
      <Choice
        label={text.platform}
        any={text.anyPlatform}
        value={query.platform}
        options={optionsOf(platformNames)}
        onChange={(platform) => onChange({ platform })}
      />
      {withShops && (
        <Choice
          label={text.shop}
          any={text.anyShop}
          value={query.shopId}
          options={data?.shops?.list.map(({ id, shopName }) => ({ value: id, text: shopName })) ?? []}
          onChange={(shopId) => onChange({ shopId })}
        />
      )}
      <Choice
        label={text.warehouse}
        any={text.anyWarehouse}
        value={query.warehouseId}
        options={data?.warehouses.list.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(warehouseId) => onChange({ warehouseId })}
      />
      <Choice
        label={text.courier}
        any={text.anyCourier}
        value={query.courierId}
        options={data?.couriers.map(({ id, name }) => ({ value: id, text: name })) ?? []}
        onChange={(courierId) => onChange({ courierId })}
      />
      <Choice
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

function optionsOf<V extends string>(names: Record<V, string>): Option<V>[] {
  return (Object.keys(names) as V[]).map((value) => ({ value, text: names[value] }));
}

interface Option<V extends string | number> {
  value: V;
  text: string;
}

interface ChoiceProps<V extends string | number> {
  label: string;
  any: string;
  value: V | null;
  options: readonly Option<V>[];
  onChange: (value: V | null) => void;
}

/** One of the options, or any of them. */
function Choice<V extends string | number>({ label, any, value, options, onChange }: ChoiceProps<V>) {
  return (
    <Select<V | typeof ANY>
      className={styles.choice}
      aria-label={label}
      value={value ?? ANY}
      options={[{ value: ANY, text: any }, ...options]}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
}

/** What is typed counts when it is sent, so that the list does not change under the typing. */
function Words({ keyword, onFind }: { keyword: string; onFind: (keyword: string) => void }) {
  const [words, setWords] = useState(keyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(words.trim());
  };
  return (
    <search>
      <form className={styles.words} onSubmit={find}>
        <Input
          type="search"
          aria-label={text.keyword}
          placeholder={text.keyword}
          maxLength={60}
          value={words}
          onChange={setWords}
        />
        <Button type="submit" icon="search">
          {text.find}
        </Button>
      </form>
    </search>
  );
}
