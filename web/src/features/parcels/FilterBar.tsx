import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { platformNames } from '../../fields/platform.text.ts';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import type { ListQuery } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { refundStates } from '../refunds/refunds.text.ts';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { ListParcelFilterShops, LoadParcelFilters } from './parcels.graphql.ts';
import { filterText as text } from './parcels.text.ts';
import { type ParcelsQuery, parcelsParams, quickQueries } from './parcelsQuery.ts';

interface Props {
  list: ListQuery<ParcelsQuery>;
  /** Only buyers have shops, and only suppliers print. */
  by: 'buyer' | 'seller';
  /** What else is done with the list as it is narrowed. */
  children: ReactNode;
}

/** Which parcels are listed. */
export function FilterBar({ list, by, children }: Props) {
  const quiet = { context: { quiet: 'outages' } };
  const choices = useQuery(LoadParcelFilters, quiet).data;
  const shops = useQuery(ListParcelFilterShops, { ...quiet, skip: by === 'seller' }).data?.shops.list ?? [];
  const isSeller = by === 'seller';
  return (
    <ListFilters
      list={list}
      text={text}
      choiceWidth={128}
      end={!isSeller && children}
      views={`${by}.parcels`}
    >
      {isSeller && (
        <Row style={{ width: '100%' }}>
          <QuickFilters list={list} />
          <Grow />
          {children}
        </Row>
      )}
      <KeywordFilter list={list} label={text.keyword[by]} hint={text.keywordHint[by]} />
      <ChoiceFilters
        list={list}
        text={text}
        options={{
          status: optionsOf(statusNames),
          refund: optionsOf(refundStates),
          output: optionsOf(outputNames),
          autoSend: optionsOf(autoSendNames),
          printed: isSeller ? optionsOf(text.printedNames) : undefined,
          platform: optionsOf(platformNames),
        }}
      />
      <ChoiceFilters
        search
        list={list}
        text={text}
        options={{
          shopId:
            shops.length > 0
              ? namedOptions(shops.map(({ id, shopName }) => ({ id, name: shopName })))
              : undefined,
          warehouseId: namedOptions(choices?.warehouses.list),
        }}
      />
      <ChoiceFilters list={list} text={text} options={{ courierId: namedOptions(choices?.couriers) }} />
      <DayRange days={list.query} onChange={list.change} />
    </ListFilters>
  );
}

type Quick = keyof typeof quickQueries;

/** What a supplier looks for every day, at one click; pressed again it is given up. */
function QuickFilters({ list }: { list: ListQuery<ParcelsQuery> }) {
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
