/** What a document or an operation may ask for. The web app's own documents stay below 80 % of each. */
export const limits = {
  /** Fields inside fields, introspection left out. */
  depth: 7,
  aliases: { query: 5, mutation: 0, subscription: 0 },
  tokens: 500,
  /** Of the document; what is long belongs into variables. */
  characters: 8_000,
  /** Fields of the root type. */
  rootFields: { query: 8, mutation: 1, subscription: 1 },
  /** The same response key in one selection set, fragments unfolded. */
  duplicateKeys: 3,
  directives: 10,
  /** Selections with every fragment unfolded; what walks documents relies on it to end. */
  selections: 1_000,
  validationErrors: 5,
  coercionErrors: 10,
  /** By rows that may come, see cost.ts. */
  cost: { visitor: 1_500, signedIn: 3_000 },
  bodyBytes: 512 * 1024,
  /** Of operations that name up to 5,000 recipients, see operationGuard.ts; as much as REST takes. */
  batchBodyBytes: 4 * 1024 * 1024,
  documentStoreBytes: 10 * 1024 * 1024,
} as const;
