import { useQuery } from '@apollo/client/react';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import type { ListQuery } from '../../list/useList.ts';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import type { ColumnSetting } from '../../ui/columns/useColumns.ts';
import { RemovableTag } from '../../ui/RemovableTag.tsx';
import { ListStockWarehouses } from './stock.graphql.ts';
import { filterText as text } from './stock.text.ts';
import type { StockQuery } from './stockQuery.ts';

interface Props {
  list: ListQuery<StockQuery>;
  /** Of the goods that the list is narrowed to, as far as it is known. */
  goodName: string;
  setting: ColumnSetting;
}

/** What narrows the list, and which columns it has. */
export function StockFilters({ list, goodName, setting }: Props) {
  const { data } = useQuery(ListStockWarehouses, { context: { quiet: 'outages' } });
  const { goodId } = list.query;
  return (
    <ListFilters list={list} text={text} choiceWidth={176} end={<ColumnMenu setting={setting} />}>
      <ChoiceFilters
        list={list}
        text={text}
        options={{ warehouseId: namedOptions(data?.sellerWarehouses.list) }}
      />
      <KeywordFilter list={list} label={text.keyword} hint={text.keywordHint} />
      {goodId !== null && (
        <RemovableTag label={text.anyGood} onRemove={() => list.change({ goodId: null })}>
          {text.oneGood(goodName || `#${goodId}`)}
        </RemovableTag>
      )}
    </ListFilters>
  );
}
