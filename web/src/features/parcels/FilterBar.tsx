import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceOrAny, optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { Input } from '../../ui/Input.tsx';
import { refundStates } from '../refunds/refunds.text.ts';
import { platformNames } from '../shipments/byHand/flow/shipByHand.text.ts';
import styles from './FilterBar.module.css';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { ParcelFilterChoices, ParcelFilterShops } from './parcels.graphql.ts';
import { filterText as text } from './parcels.text.ts';
import { anyParcels, isNarrowed, KEYWORD_MAX, type ParcelsQuery } from './parcelsQuery.ts';
import { QuickFilters } from './QuickFilters.tsx';

interface Props {
  query: ParcelsQuery;
  /** Only buyers have shops, and only suppliers print. */
  by: 'buyer' | 'seller';
  onChange: (query: ParcelsQuery) => void;
  /** What else is done with the list as it is narrowed. */
  children: ReactNode;
}

/** Which parcels are listed. */
export function FilterBar({ query, by, onChange, children }: Props) {
  const quiet = { context: { quiet: 'outages' } };
  const choices = useQuery(ParcelFilterChoices, quiet).data;
  const shops = useQuery(ParcelFilterShops, { ...quiet, skip: by === 'seller' }).data?.shops.list ?? [];
  const change = (part: Partial<ParcelsQuery>) => onChange({ ...query, ...part });
  return (
    <search className={styles.bar} aria-label={text.label}>
      {by === 'seller' && (
        <div className={styles.daily}>
          <QuickFilters query={query} onChange={onChange} />
          <span className={styles.side}>{children}</span>
        </div>
      )}
      <KeywordForm
        key={query.keyword}
        label={text.keyword[by]}
        hint={text.keywordHint[by]}
        max={KEYWORD_MAX}
        keyword={query.keyword}
        onFind={(keyword) => change({ keyword })}
      />
      <Choice
        about="status"
        value={query.status}
        options={optionsOf(statusNames)}
        onChange={(status) => change({ status })}
      />
      <Choice
        about="refund"
        value={query.refund}
        options={optionsOf(refundStates)}
        onChange={(refund) => change({ refund })}
      />
      <Choice
        about="output"
        value={query.output}
        options={optionsOf(outputNames)}
        onChange={(output) => change({ output })}
      />
      <Choice
        about="autoSend"
        value={query.autoSend}
        options={optionsOf(autoSendNames)}
        onChange={(autoSend) => change({ autoSend })}
      />
      {by === 'seller' && (
        <Choice
          about="printed"
          value={query.printed}
          options={optionsOf(text.printedNames)}
          onChange={(printed) => change({ printed })}
        />
      )}
      <Choice
        about="platform"
        value={query.platform}
        options={optionsOf(platformNames)}
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
      {by === 'buyer' && <span className={styles.side}>{children}</span>}
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

/** One of the options, or any of them, in the words for what it is about. */
function Choice<V extends string | number>({ about, ...rest }: ChoiceProps<V>) {
  return <ChoiceOrAny {...rest} className={styles.choice} label={text[about]} any={text.any[about]} />;
}
