import type { Plugin } from 'vite';
import { anyGoods, feedVariables } from '../src/shop/goodsQuery.ts';
import { generatedDocuments, operationOf } from './operations.ts';

const PLACE = '<meta name="preloaded-queries" content="[]" />';

/** What the home page asks for at first, as the names of its documents with their variables. */
const HOME: readonly (readonly [document: string, variables: object])[] = [
  ['ListGoodsFeedDocument', feedVariables(anyGoods, 1)],
  ['ListGoodsFeedDocument', feedVariables(anyGoods, 2)],
  ['ListHomeCategoriesDocument', {}],
];

/**
 * In a build, writes into the page what its home page asks for at first: public/start.js asks while the code is on
 * the way.
 */
export function preloadQueries(): Plugin {
  return {
    name: 'preloaded-queries',
    apply: 'build',
    transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error('index.html has no place for the first requests');
      const content = JSON.stringify(homeRequests()).replaceAll('"', '&quot;');
      return html.replace(PLACE, `<meta name="preloaded-queries" content="${content}" />`);
    },
  };
}

/** The bodies of those requests, letter for letter as the client sends them. */
export function homeRequests(): string[] {
  const documents = generatedDocuments();
  return HOME.map(([name, variables]) => {
    const document = documents.get(name);
    const operation = document && operationOf(document);
    if (!operation) throw new Error(`${name} is not among the generated documents: run the codegen`);
    const persistedQuery = { version: 1, sha256Hash: operation.id };
    return JSON.stringify({ operationName: operation.name, variables, extensions: { persistedQuery } });
  });
}
