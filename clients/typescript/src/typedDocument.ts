/** An operation of the graph with the types of its answer and its variables. */
export type TypedDocument<Result, Variables> = {
  /** SHA-256 of `text` in hexadecimal, by which production knows it. */
  id: string;
  /** Its name in the log of the platform. */
  name: string;
  type: 'query' | 'mutation';
  text: string;
  /** Carries the types; nothing has it. */
  __types?: (variables: Variables) => Result;
};
