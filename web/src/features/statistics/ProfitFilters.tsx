import { useQuery } from '@apollo/client/react';
import { DayRange } from '../../fields/DayRange.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceOrAny } from '../../ui/ChoiceOrAny.tsx';
import styles from './ProfitPage.module.css';
import { ListProfitWarehouses, LoadProfitGood } from './profit.graphql.ts';
import { type Preset, presetNames, profitText as text } from './profit.text.ts';
import { type ProfitQuery, presetDays, writeProfit } from './profitQuery.ts';

const presets = Object.keys(presetNames) as Preset[];

interface Props {
  query: ProfitQuery;
  onChange: (part: Partial<ProfitQuery>) => void;
}

export function ProfitFilters({ query, onChange }: Props) {
  const { from, to, warehouseId, goodId } = query;
  const { data } = useQuery(ListProfitWarehouses, { context: { quiet: 'outages' } });
  const warehouses = data?.sellerWarehouses.list ?? [];
  const narrowed = writeProfit({ ...query, unit: 'DAY' }) !== '';
  const isPreset = (preset: Preset) => {
    const days = presetDays(preset, new Date());
    return from || to ? days.from === from && days.to === to : preset === 'month';
  };
  return (
    <search className={styles.bar} aria-label={text.filters}>
      <fieldset className={styles.presets} aria-label={text.presets}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={isPreset(preset)}
            onClick={() => onChange(presetDays(preset, new Date()))}
          >
            {presetNames[preset]}
          </Button>
        ))}
      </fieldset>
      <DayRange days={query} onChange={onChange} />
      <ChoiceOrAny
        className={styles.choice}
        label={text.warehouse}
        any={text.anyWarehouse}
        value={warehouseId}
        options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(id) => onChange({ warehouseId: id })}
      />
      {goodId !== null && (
        <OfGood goodId={goodId} onClear={() => onChange({ goodId: null, unit: 'GOODS' })} />
      )}
      {narrowed && (
        <Button
          variant="text"
          onClick={() => onChange({ from: '', to: '', warehouseId: null, goodId: null })}
        >
          {text.clear}
        </Button>
      )}
    </search>
  );
}

function OfGood({ goodId, onClear }: { goodId: number; onClear: () => void }) {
  const { data } = useQuery(LoadProfitGood, { variables: { id: goodId }, context: { quiet: 'outages' } });
  return (
    <span className={styles.good}>
      {text.good(data?.sellerGood.name ?? `#${goodId}`)}
      <Button variant="text" onClick={onClear}>
        {text.allGoods}
      </Button>
    </span>
  );
}
