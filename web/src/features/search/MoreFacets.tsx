import type { To } from 'react-router-dom';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';
import { platformNames } from '../goods/goods.text.ts';
import { FilterRow } from './FilterRow.tsx';
import { countWords, type Facets, hasValue, toggled } from './facets.ts';
import { searchText } from './search.text.ts';

interface Props {
  query: GoodsQuery;
  facets: Facets | undefined;
  /** The address of the list with a change. */
  to: (change: Partial<GoodsQuery>) => To;
}

/** Couriers, where they ship free of charge, platforms, and what the goods found differ in. */
export function MoreFacets({ query, facets, to }: Props) {
  const words = (count: number) => countWords(count, facets?.isExact ?? true);
  return (
    <>
      <FilterRow
        label={searchText.couriers}
        lines={1}
        all={{ name: searchText.all, to: to({ courierId: null }), current: query.courierId === null }}
        options={facets?.couriers.map(({ id, name, count }) => ({
          key: id,
          name,
          count: words(count),
          to: to({ courierId: id }),
          current: id === query.courierId,
        }))}
      />
      {facets?.freeTo.length !== 0 && (
        <FilterRow
          label={searchText.freeTo}
          lines={1}
          all={{ name: searchText.all, to: to({ freeTo: '' }), current: query.freeTo === '' }}
          options={facets?.freeTo.map(({ code, name, count }) => ({
            key: code,
            name,
            count: words(count),
            to: to({ freeTo: code }),
            current: code === query.freeTo,
          }))}
        />
      )}
      <FilterRow
        label={searchText.platform}
        lines={1}
        all={{ name: searchText.all, to: to({ platform: null }), current: query.platform === null }}
        options={facets?.platforms.map(({ platform, count }) => ({
          key: platform,
          name: platformNames[platform],
          count: words(count),
          to: to({ platform }),
          current: platform === query.platform,
        }))}
      />
      {facets?.properties.map(({ name, values }) => (
        <FilterRow
          key={name}
          label={name}
          lines={1}
          options={values.map((value) => ({
            key: value.name,
            name: value.name,
            count: words(value.count),
            to: to({ properties: toggled(query, name, value.name) }),
            current: hasValue(query, name, value.name),
          }))}
        />
      ))}
    </>
  );
}
