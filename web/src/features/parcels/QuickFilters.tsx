import type { ListQuery } from '../../list/useList.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { filterText as text } from './parcels.text.ts';
import { type ParcelsQuery, parcelsParams, quickQueries } from './parcelsQuery.ts';

type Quick = keyof typeof quickQueries;

/** What a supplier looks for every day, at one click; pressed again it is given up. */
export function QuickFilters({ list }: { list: ListQuery<ParcelsQuery> }) {
  const current = parcelsParams.write({ ...list.query, page: 1 });
  return (
    <Row role="group" aria-label={text.quick}>
      {(Object.keys(quickQueries) as Quick[]).map((quick) => {
        const isOn = parcelsParams.write(quickQueries[quick]) === current;
        return (
          <Button
            key={quick}
            aria-pressed={isOn}
            onClick={() => list.change(isOn ? parcelsParams.initial : quickQueries[quick])}
          >
            {text.quickNames[quick]}
          </Button>
        );
      })}
    </Row>
  );
}
