import { useQuery } from '@apollo/client/react';
import { namedOptions } from '../../list/ListFilters.tsx';
import { ListCourierNames } from './orders.graphql.ts';

/** The couriers that a list is narrowed to; none until they are there. */
export function useCourierOptions() {
  const { data } = useQuery(ListCourierNames, { fetchPolicy: 'cache-first', context: { quiet: 'outages' } });
  return namedOptions(data?.courierNames);
}
