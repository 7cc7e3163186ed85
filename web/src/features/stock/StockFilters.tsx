import { useQuery } from '@apollo/client/react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceOrAny } from '../../ui/ChoiceOrAny.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import type { ColumnSetting } from '../../ui/columns/useColumns.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './StockPage.module.css';
import { StockWarehouses } from './stock.graphql.ts';
import { filterText as text } from './stock.text.ts';
import { anyStock, isNarrowed, KEYWORD_MAX, type StockQuery } from './stockQuery.ts';

interface Props {
  query: StockQuery;
  /** Of the goods that the list is narrowed to, as far as it is known. */
  goodName: string;
  setting: ColumnSetting;
  onChange: (change: Partial<StockQuery>) => void;
}

/** What narrows the list, and which columns it has. */
export function StockFilters({ query, goodName, setting, onChange }: Props) {
  const { data } = useQuery(StockWarehouses, { context: { quiet: 'outages' } });
  const warehouses = data?.sellerWarehouses.list ?? [];
  return (
    <search className={styles.bar} aria-label={text.label}>
      <ChoiceOrAny
        className={styles.choice}
        label={text.warehouse}
        any={text.anyWarehouse}
        value={query.warehouseId}
        options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(warehouseId) => onChange({ warehouseId })}
      />
      <KeywordForm
        key={query.keyword}
        label={text.keyword}
        hint={text.keywordHint}
        max={KEYWORD_MAX}
        keyword={query.keyword}
        onFind={(keyword) => onChange({ keyword })}
      />
      {query.goodId !== null && (
        <span className={styles.one}>
          <span>{text.oneGood(goodName || `#${query.goodId}`)}</span>
          <IconButton
            icon="close"
            label={text.anyGood}
            size={14}
            onClick={() => onChange({ goodId: null })}
          />
        </span>
      )}
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange({ ...anyStock, tab: query.tab })}>
          {text.reset}
        </Button>
      )}
      <span className={styles.space} />
      <ColumnMenu setting={setting} />
    </search>
  );
}
