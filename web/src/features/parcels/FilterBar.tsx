import { useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { refundStates } from '../refunds/refunds.text.ts';
import { platformNames } from '../shipments/shipByHand.text.ts';
import styles from './FilterBar.module.css';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { ParcelFilterChoices, ParcelFilterShops } from './parcels.graphql.ts';
import { filterText as text } from './parcels.text.ts';
import { anyParcels, isNarrowed, KEYWORD_MAX, type ParcelsQuery } from './parcelsQuery.ts';

interface Props {
  query: ParcelsQuery;
  /** Only buyers have shops. */
  withShops: boolean;
  onChange: (query: ParcelsQuery) => void;
  /** What else is done with the list as it is narrowed. */
  children: ReactNode;
}

/** Which parcels are listed. */
export function FilterBar({ query, withShops, onChange, children }: Props) {
  const quiet = { context: { quiet: true } };
  const choices = useQuery(ParcelFilterChoices, quiet).data;
  const shops = useQuery(ParcelFilterShops, { ...quiet, skip: !withShops }).data?.shops.list ?? [];
  const change = (part: Partial<ParcelsQuery>) => onChange({ ...query, ...part });
  return (
    <search className={styles.bar} aria-label={text.label}>
      <Words key={query.keyword} keyword={query.keyword} onFind={(keyword) => change({ keyword })} />
      <Choice
        about="status"
        value={query.status}
        options={named(statusNames)}
        onChange={(status) => change({ status })}
      />
      <Choice
        about="refund"
        value={query.refund}
        options={named(refundStates)}
        onChange={(refund) => change({ refund })}
      />
      <Choice
        about="output"
        value={query.output}
        options={named(outputNames)}
        onChange={(output) => change({ output })}
      />
      <Choice
        about="autoSend"
        value={query.autoSend}
        options={named(autoSendNames)}
        onChange={(autoSend) => change({ autoSend })}
      />
      <Choice
        about="platform"
        value={query.platform}
        options={keysOf(platformNames).map((value) => ({ value, text: platformNames[value] }))}
        onChange={(platform) => change({ platform })}
      />
      {shops.length > 0 && (
        <Choice
          search
          about="shop"
          value={query.shopId}
          options={shops.map(({ id, shopName }) => ({ value: id, text: shopName }))}
          onChange={(shopId) => change({ shopId })}
        />
      )}
      <Choice
        search
        about="warehouse"
        value={query.warehouseId}
        options={(choices?.warehouses.list ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(warehouseId) => change({ warehouseId })}
      />
      <Choice
        about="courier"
        value={query.courierId}
        options={(choices?.couriers ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(courierId) => change({ courierId })}
      />
      <span className={styles.dates}>
        <Input
          type="date"
          aria-label={text.from}
          value={query.from}
          {...(query.to ? { max: query.to } : {})}
          onChange={(from) => change({ from })}
        />
        {text.to}
        <Input
          type="date"
          aria-label={text.toDay}
          value={query.to}
          {...(query.from ? { min: query.from } : {})}
          onChange={(to) => change({ to })}
        />
      </span>
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange(anyParcels)}>
          {text.reset}
        </Button>
      )}
      <span className={styles.side}>{children}</span>
    </search>
  );
}

interface ChoiceProps<V extends string | number> {
  about: keyof typeof text.any;
  value: V | null;
  options: readonly { value: V; text: string }[];
  onChange: (value: V | null) => void;
  search?: boolean;
}

const ANY = 'any';

function Choice<V extends string | number>({ about, value, options, onChange, ...rest }: ChoiceProps<V>) {
  return (
    <Select<V | typeof ANY>
      {...rest}
      className={styles.choice}
      aria-label={text[about]}
      value={value ?? ANY}
      options={[{ value: ANY, text: text.any[about] }, ...options]}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  );
}

/** What is typed counts when it is sent, so that the list does not change under the typing. */
function Words({ keyword, onFind }: { keyword: string; onFind: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles.find} onSubmit={find}>
      <Input
        type="search"
        aria-label={text.keyword}
        placeholder={text.keywordHint}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {text.find}
      </Button>
    </form>
  );
}

function keysOf<K extends string>(names: Record<K, unknown>): K[] {
  return Object.keys(names) as K[];
}

function named<K extends string>(names: Record<K, { text: string }>): { value: K; text: string }[] {
  return keysOf(names).map((value) => ({ value, text: names[value].text }));
}
