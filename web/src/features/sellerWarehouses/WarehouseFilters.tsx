import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceOrAny, optionsOf } from '../../ui/ChoiceOrAny.tsx';
import styles from './Warehouses.module.css';
import { statusNames, warehousesText as text } from './warehouses.text.ts';
import { isNarrowed, KEYWORD_MAX, type WarehousesQuery } from './warehousesQuery.ts';

interface Props {
  query: WarehousesQuery;
  onChange: (part: Partial<WarehousesQuery>) => void;
  onReset: () => void;
}

/** What narrows the list; words count when they are sent. */
export function WarehouseFilters({ query, onChange, onReset }: Props) {
  return (
    <search className={styles.bar} aria-label={text.filters}>
      <ChoiceOrAny
        className={styles.choice}
        label={text.status}
        any={text.anyStatus}
        value={query.status}
        options={optionsOf(statusNames)}
        onChange={(status) => onChange({ status })}
      />
      <KeywordForm
        key={query.keyword}
        label={text.keyword}
        hint={text.keywordHint}
        max={KEYWORD_MAX}
        keyword={query.keyword}
        onFind={(keyword) => onChange({ keyword })}
      />
      {isNarrowed(query) && (
        <Button variant="text" onClick={onReset}>
          {text.reset}
        </Button>
      )}
    </search>
  );
}
