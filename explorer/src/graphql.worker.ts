import { initialize } from 'monaco-editor/esm/vs/editor/editor.worker.js';
import { GraphQLWorker } from 'monaco-graphql/esm/GraphQLWorker.js';
import { leavingDefaults, type VariablesSchema } from './variablesSchema.ts';

/** What the scalars of this graph look like in variables. */
const scalars = { EntityId: { type: 'integer' as const, minimum: 1 } };

/** What the editors know of the graph, in a thread of its own. */
class Worker extends GraphQLWorker {
  override async doGetVariablesJSONSchema(uri: string): Promise<unknown> {
    const schema = (await super.doGetVariablesJSONSchema(uri)) as VariablesSchema | null;
    return schema && leavingDefaults(schema);
  }
}

globalThis.onmessage = () =>
  initialize((context, { languageConfig, ...input }) => {
    const schemas = languageConfig.schemas?.map((schema) => ({ ...schema, customScalarSchemas: scalars }));
    return new Worker(context, {
      ...input,
      languageConfig: { ...languageConfig, ...(schemas && { schemas }) },
    });
  });
