import { DayRange } from '../../fields/DayRange.tsx';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { NarrowedTo } from './NarrowedTo.tsx';
import { ListAllParcels } from './orders.graphql.ts';
import { outputNames, parcelNames, parcelsText as text } from './orders.text.ts';
import { parcelFilterOf, parcelsParams } from './ordersQuery.ts';
import { parcelColumns } from './parcelColumns.tsx';
import { useCourierOptions } from './useCourierOptions.ts';

const PAGE_SIZE = 20;

/** Parcels of everybody, as the address narrows them. */
export default function ParcelsPage() {
  const list = useList({
    params: parcelsParams,
    document: ListAllParcels,
    variables: (query) => ({ filter: parcelFilterOf(query), page: query.page, pageSize: PAGE_SIZE }),
    pick: ({ parcels }) => parcels,
  });
  const couriers = useCourierOptions();
  const { from, to } = list.query;
  return (
    <>
      <PageHeader below={12} title={text.title} hint={text.hint} />
      <ListFilters list={list} text={text} end={<ListTools of={{ parcels: list.filter }} />}>
        <KeywordFilter list={list} label={text.number} max={64} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{ status: optionsOf(parcelNames), output: optionsOf(outputNames), courier: couriers }}
        />
        <DayRange days={{ from, to }} onChange={(days) => list.change(days)} />
        <NarrowedTo query={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={parcelColumns}
        none={<EmptyState illustration="box" title={text.none} />}
        text={text}
      />
    </>
  );
}
