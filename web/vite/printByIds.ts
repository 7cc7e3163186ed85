import type { Plugin } from 'vite';

/** Apollo Client's `print`, for documents that have an id: it is looked up by and never sent. */
const BY_ID = `
export const print = Object.assign(
  ({ documentId }) => {
    if (!documentId) throw new Error('a document without an id was asked for');
    return documentId;
  },
  { reset() {} },
);
`;

/**
 * Apollo Client prints what it sends to see whether the same is on its way. In a build the id that inlineDocuments
 * gives every document says so, and the printer of GraphQL stays out.
 */
export function printByIds(): Plugin {
  return {
    name: 'print-by-ids',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /@apollo\/client\/utilities\/graphql\/print\.js$/ },
      handler: () => BY_ID,
    },
  };
}
