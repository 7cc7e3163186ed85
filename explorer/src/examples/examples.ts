export type Flow = {
  /** Its place in the list: each flow finds what it needs in the ones before it. */
  place: number;
  title: string;
  /** Who can try it. */
  role: 'visitor' | 'buyer' | 'seller';
  /** Its operations in the order in which each finds what it needs. */
  examples: string[];
};

export type Example = {
  /** `flow/name`, as in the address of a page. */
  id: string;
  title: string;
  document: string;
  /** With `{{…}}` where an earlier answer goes in, see `fill.ts`. */
  variables: Record<string, unknown>;
};

const documents = import.meta.glob<string>('./*/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const variables = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' });

const flows = import.meta.glob<Flow>('./*/flow.ts', { eager: true, import: 'flow' });

/** The flows in the order in which they can be tried, each with its operations in theirs. */
export const exampleFlows = Object.entries(flows)
  .map(([path, { examples, ...flow }]) => {
    const id = path.slice(2, -'/flow.ts'.length);
    return { ...flow, id, examples: examples.map((name) => exampleOf(`${id}/${name}`)) };
  })
  .sort((one, other) => one.place - other.place);

export const allExamples = exampleFlows.flatMap(({ examples }) => examples);

/** The names of every file there is, to see that no flow forgets one. */
export const exampleFiles = Object.keys(documents).map((path) => path.slice(2, -'.graphql'.length));

function exampleOf(id: string): Example {
  const document = documents[`./${id}.graphql`];
  if (document === undefined) throw new Error(`no such example: ${id}`);
  const title = /^# (.+)/.exec(document)?.[1] ?? id;
  return { id, title, document, variables: variables[`./${id}.json`] ?? {} };
}
