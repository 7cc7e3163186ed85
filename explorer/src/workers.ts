import type {} from 'monaco-editor';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from './graphql.worker.ts?worker';

/** The threads that Monaco asks for. To be imported before GraphiQL. */
self.MonacoEnvironment = {
  getWorker(_id: string, label: string) {
    if (label === 'json') return new JsonWorker();
    return label === 'graphql' ? new GraphQLWorker() : new EditorWorker();
  },
};
