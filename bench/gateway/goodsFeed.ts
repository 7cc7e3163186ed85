import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../support/load.ts';

/** What the home page of the web app asks. */
const query = `query ListGoodsFeed($sort: GoodsSort!, $page: Int!, $pageSize: Int!) {
  goods(sort: $sort, page: $page, pageSize: $pageSize) {
    total
    page
    list { id name pic price unit shipFrom warehouseId sold __typename }
    __typename
  }
}`;
const queryWithoutSort = query.replace('$sort: GoodsSort!, ', '').replace('sort: $sort, ', '');
/** The same of a graph that Hive Gateway makes out of the REST contract. */
const queryOfContract = `query ListGoodsFeed($page: Int, $pageSize: PositiveInt) {
  api_v1_goods_list(page: $page, pageSize: $pageSize) {
    ... on api_v1_goods_list_200_response {
      data {
        total
        page
        list { id name pic price unit shipFrom warehouseId sold __typename }
        __typename
      }
    }
  }
}`;
const documentId = createHash('sha256').update(query).digest('hex');
const page = { page: 1, pageSize: 30 };
/** The last field of a row. */
const holds = '"sold":';
const variables = { sort: 'GENERAL', ...page };

/** What the query selects, as REST takes it. */
export const fields = 'total,page,list(id,name,pic,price,unit,shipFrom,warehouseId,sold)';

const post = (origin: string, body: object, headers: Record<string, string>): Target => ({
  origin,
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  holds,
});

/**
 * The list from REST itself, whole or as narrow as the query; from a graph by the text of the query and by its trusted id;
 * from Tailcall, which knows no sorts, and from Hive Gateway.
 */
export const goodsFeed = {
  rest: (origin: string, headers: Record<string, string> = {}): Target => ({
    origin,
    path: `/api/v1/goods/list?page=1&pageSize=30&fields=${encodeURIComponent(fields)}`,
    method: 'GET',
    headers,
    holds,
  }),
  wholeRest: (origin: string, headers: Record<string, string> = {}): Target => ({
    origin,
    path: '/api/v1/goods/list?page=1&pageSize=30',
    method: 'GET',
    headers,
    holds,
  }),
  byText: (origin: string, headers: Record<string, string> = {}) =>
    post(origin, { query, variables }, headers),
  byId: (origin: string, headers: Record<string, string> = {}) =>
    post(origin, { documentId, variables }, headers),
  byTailcall: (origin: string) => post(origin, { query: queryWithoutSort, variables: page }, {}),
  ofContract: (origin: string) => post(origin, { query: queryOfContract, variables: page }, {}),
};

/** Makes a folder with the manifest of a partner who sends the query by its id. */
export function writeManifest(folder: string): string {
  const documents = join(folder, 'documents');
  mkdirSync(documents, { recursive: true });
  const operations = [{ id: documentId, name: 'ListGoodsFeed', type: 'query', body: query }];
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  writeFileSync(join(documents, 'bench.json'), JSON.stringify(manifest));
  return documents;
}
