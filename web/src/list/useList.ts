import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SearchParams } from '../lib/searchParams.ts';
import { type Pages, type ShownPage, usePages } from '../ui/data/usePages.ts';

interface ListVariables extends OperationVariables {
  filter?: object | null | undefined;
  page: number;
  pageSize: number;
}

interface ListPage<Row> extends ShownPage {
  list: readonly Row[];
}

interface Source<Query, Data, Variables, Page> {
  /** How the query stands in the address. */
  params: SearchParams<Query>;
  document: TypedDocumentNode<Data, Variables>;
  variables: (query: Query) => Variables;
  /** Where the page stands in the answer. */
  pick: (data: Data) => Page;
  /** Before other rows are listed, but not for another page of the same. */
  onChange?: () => void;
  /** How often it is read again, milliseconds; 0 never. */
  lookAgainMs?: number;
}

/** What a filter reads and changes. */
export interface ListQuery<Query> {
  /** As the address has it. */
  query: Query;
  isNarrowed: boolean;
  /** Shows the list with these changes, on its first page unless they name another. */
  change: (part: Partial<Query>) => void;
  /** Takes back what narrows the list. */
  reset: () => void;
}

export interface List<Query, Row, Page extends ListPage<Row> = ListPage<Row>> extends ListQuery<Query> {
  /** The page that is asked for; undefined until it is there. */
  page: Page | undefined;
  /** That page, or the one before it: what does not change from page to page, such as counts. */
  latest: Page | undefined;
  /** The rows of the page, the same array until another answer. */
  rows: Page['list'];
  isLoading: boolean;
  error: Error | undefined;
  refetch: () => void;
  pages: Pages<{ page: number }>;
  pageSize: number;
  turnTo: (page: number) => void;
  /** Shows so many rows a page, for a query that says how many. */
  resize: (pageSize: number) => void;
}

const NO_ROWS: readonly never[] = [];

/** What a list is narrowed to, as the address has it, and the way to other addresses. */
export function useListQuery<Query extends object>(params: SearchParams<Query>, onChange?: () => void) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = params.read(search);
  const firstPage = 'page' in query ? { page: 1 } : {};
  const show = (to: Query) => void navigate({ search: params.write(to) });
  const relist = (to: Query) => {
    onChange?.();
    show(to);
  };
  return {
    query,
    isNarrowed: params.isNarrowed(query),
    change: (part: Partial<Query>) => relist({ ...query, ...firstPage, ...part }),
    reset: () => relist(params.reset(query)),
    show,
  };
}

/** A list as its address narrows it, one page at a time: address → query → variables → page, and back by `change`. */
export function useList<
  Query extends { page: number },
  Data,
  Variables extends ListVariables,
  Page extends ListPage<unknown>,
>({
  params,
  document,
  variables: variablesOf,
  pick,
  onChange,
  lookAgainMs = 0,
}: Source<Query, Data, Variables, Page>) {
  const { query, show, ...narrowing } = useListQuery(params, onChange);
  const variables = variablesOf(query);
  const pages = usePages(variables);
  const answer = useQuery<Data, OperationVariables>(document, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    ...{ pollInterval: lookAgainMs, context: { quiet: true } },
  });
  const latest = answer.data ?? answer.previousData;
  const page = answer.data && pick(answer.data as Data);
  return {
    query,
    ...narrowing,
    filter: variables.filter as Variables['filter'],
    page,
    latest: latest && pick(latest as Data),
    rows: (page?.list ?? NO_ROWS) as Page['list'],
    isLoading: answer.loading && !page,
    error: page ? undefined : answer.error,
    refetch: () => void answer.refetch(),
    pages,
    pageSize: variables.pageSize,
    turnTo: (to: number) => show({ ...query, page: to }),
    resize: (pageSize: number) => show({ ...query, page: 1, pageSize }),
  };
}
