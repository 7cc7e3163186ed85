declare module 'monaco-editor/esm/vs/editor/editor.worker.js' {
  type Given = ConstructorParameters<typeof import('monaco-graphql/esm/GraphQLWorker.js').GraphQLWorker>;
  /** Answers the page with what is made here. */
  export function initialize(make: (context: Given[0], input: Given[1]) => object): void;
}
