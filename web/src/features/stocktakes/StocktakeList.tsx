import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { NewStocktakeDialog } from './NewStocktakeDialog.tsx';
import { stocktakeColumns } from './stocktakeColumns.tsx';
import { blankStocktake, newStocktake } from './stocktakeFlows.ts';
import { ListCountableWarehouses, ListStocktakes } from './stocktakes.graphql.ts';
import { filterText, statusNames, stocktakesText as text } from './stocktakes.text.ts';
import { stocktakeFilter, stocktakePath, stocktakesParams } from './stocktakesQuery.ts';

/** What was and is counted; `head` is the page's, with what can be done. */
export function StocktakeList({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const navigate = useNavigate();
  const list = useList({
    params: stocktakesParams,
    document: ListStocktakes,
    variables: (query) => ({ filter: stocktakeFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ stocktakes }) => stocktakes,
  });
  const { data } = useQuery(ListCountableWarehouses, { context: { quiet: 'outages' } });
  const [begin] = useState(() => newStocktake((id) => void navigate(stocktakePath(id))));
  const adding = useFlow(begin);
  const add = () =>
    adding.send({ type: 'editor.open', item: { ...blankStocktake, clientNo: crypto.randomUUID() } });
  return (
    <>
      {head(
        <Button variant="primary" icon="plus" onClick={add}>
          {text.add}
        </Button>,
      )}
      <ListFilters list={list} text={filterText} choiceWidth={176}>
        <ChoiceFilters
          list={list}
          text={filterText}
          options={{
            status: optionsOf(statusNames),
            warehouseId: namedOptions(data?.sellerWarehouses.list),
          }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={stocktakeColumns}
        none={
          <EmptyState
            illustration="box"
            title={text.none}
            hint={text.noneHint}
            action={
              <Button variant="primary" onClick={add}>
                {text.add}
              </Button>
            }
          />
        }
        text={{ ...text, reset: filterText.reset }}
      />
      <NewStocktakeDialog actor={adding} />
    </>
  );
}
