import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { SellerWarehouses } from './sellerWarehouses.graphql.ts';
import { WarehouseActionDialog } from './WarehouseActionDialog.tsx';
import { WarehouseFilters } from './WarehouseFilters.tsx';
import styles from './Warehouses.module.css';
import { warehouseActionsLogic } from './warehouseActions.actors.ts';
import { warehouseColumns } from './warehouseColumns.tsx';
import { warehousesText as text } from './warehouses.text.ts';
import {
  anyWarehouses,
  isNarrowed,
  PAGE_SIZE,
  readWarehousesQuery,
  type WarehousesQuery,
  warehousesFilter,
  writeEdited,
  writeWarehousesQuery,
} from './warehousesQuery.ts';

/** The own warehouses as the address narrows them: how each stands, and what can be done with it. */
export function WarehouseList() {
  usePageTitle(text.title);
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const actions = useActorRef(useMemo(() => warehouseActionsLogic(client), [client]));
  const { query, page } = readWarehousesQuery(params);
  const pages = usePages({ filter: warehousesFilter(query), page });
  const answer = useQuery(SellerWarehouses, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const warehouses = answer.data?.sellerWarehouses;
  const go = (to: WarehousesQuery, at = 1) => void navigate({ search: writeWarehousesQuery(to, at) });
  const add = (
    <LinkButton variant="primary" icon="plus" to={{ search: writeEdited(params, 'new') }}>
      {text.add}
    </LinkButton>
  );
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.hint}>{text.hint}</p>
        </div>
        {warehouses && (warehouses.total > 0 || isNarrowed(query)) && add}
      </header>
      <WarehouseFilters
        key={query.keyword}
        query={query}
        onChange={(part) => go({ ...query, ...part })}
        onReset={() => go(anyWarehouses)}
      />
      {answer.error && !warehouses ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={warehouseColumns({
            searchOf: (id) => writeEdited(params, id),
            ask: (action, subject) => actions.send({ type: 'action.ask', action, subject }),
          })}
          rows={warehouses?.list ?? []}
          rowKey={({ id }) => id}
          loading={answer.loading && !warehouses}
          empty={
            isNarrowed(query) ? (
              <EmptyState
                title={text.noMatch}
                hint={text.noMatchHint}
                action={<Button onClick={() => go(anyWarehouses)}>{text.reset}</Button>}
              />
            ) : (
              <EmptyState illustration="map" title={text.none} hint={text.noneHint} action={add} />
            )
          }
        />
      )}
      {warehouses && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={warehouses} onChange={(at) => go(query, at)} />
      )}
      <WarehouseActionDialog actions={actions} />
    </>
  );
}
