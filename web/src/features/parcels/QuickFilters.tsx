import { Button } from '../../ui/Button.tsx';
import styles from './FilterBar.module.css';
import { filterText as text } from './parcels.text.ts';
import { anyParcels, type ParcelsQuery, quickQueries, writeParcelsQuery } from './parcelsQuery.ts';

type Quick = keyof typeof quickQueries;

interface Props {
  query: ParcelsQuery;
  onChange: (query: ParcelsQuery) => void;
}

/** What a supplier looks for every day, at one click; pressed again it is given up. */
export function QuickFilters({ query, onChange }: Props) {
  const now = writeParcelsQuery(query);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form of its own
    <div role="group" aria-label={text.quick} className={styles.quick}>
      {(Object.keys(quickQueries) as Quick[]).map((quick) => {
        const isOn = writeParcelsQuery(quickQueries[quick]) === now;
        return (
          <Button
            key={quick}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? anyParcels : quickQueries[quick])}
          >
            {text.quickNames[quick]}
          </Button>
        );
      })}
    </div>
  );
}
