import { GraphiQL, type GraphiQLProps } from 'graphiql';
import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { allExamples } from './examples/examples.ts';
import { isLive } from './examples/producers.ts';
import { closeExampleTabs } from './exampleTabs.ts';
import { Frame } from './Frame.tsx';
import { ask } from './graph.ts';
import { subscription } from './stream.ts';
import { useExample } from './useExample.ts';

/** GraphiQL from this origin alone. */
export function GraphiQLPage() {
  const [picked, pick] = useExample();
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const pickAlone = (id: string) => {
    closeExampleTabs();
    return pick(id);
  };
  return (
    <Frame page="graphiql" picked={picked} pick={pickAlone}>
      {picked !== undefined && (
        <GraphiQL
          // Its editors take a document when they are made, and then no more.
          key={picked?.serial ?? 0}
          fetcher={fetcher}
          storage={sessionStorage}
          defaultQuery={allExamples[0]?.document ?? ''}
          {...(picked
            ? {
                initialQuery: picked.example.document,
                initialVariables: JSON.stringify(picked.variables, null, 2),
              }
            : {})}
          {...(schema ? { schema } : {})}
          onSchemaChange={setSchema}
          schemaDescription
          defaultEditorToolsVisibility="variables"
        >
          <GraphiQL.Logo>GraphiQL</GraphiQL.Logo>
        </GraphiQL>
      )}
    </Frame>
  );
}

const fetcher: GraphiQLProps['fetcher'] = (operation, { headers } = {}) => {
  const { query, operationName } = operation;
  return isLive(query, operationName) ? subscription(operation, headers) : ask(operation, headers);
};
