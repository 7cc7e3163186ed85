/** Limits of documents and operations. The web app's own documents stay below 80 % of each. */
export const limits = {
  /** Nesting of fields, without introspection. */
  depth: 7,
  aliases: { query: 5, mutation: 0, subscription: 0 },
  tokens: 500,
  /** Of the document; long values belong into variables. */
  characters: 8_000,
  /** Fields of the root type. */
  rootFields: { query: 14, mutation: 1, subscription: 1 },
  /** The same response key in one selection set, fragments expanded. */
  duplicateKeys: 3,
  directives: 10,
  /** Selections with every fragment expanded; code that walks documents relies on this bound. */
  selections: 1_000,
  validationErrors: 5,
  coercionErrors: 10,
  /** By possible rows, see cost.ts. */
  cost: { visitor: 1_500, signedIn: 4_600 },
  bodyBytes: 512 * 1024,
  /** For operations that name up to 5,000 recipients, see operationGuard.ts; equal to REST's limit. */
  batchBodyBytes: 4 * 1024 * 1024,
  documentStoreBytes: 10 * 1024 * 1024,
} as const;

/** The most points of one operation. */
export function mostCost({ isVisitor }: { isVisitor: boolean }): number {
  return isVisitor ? limits.cost.visitor : limits.cost.signedIn;
}
