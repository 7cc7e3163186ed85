import type { Plugin } from 'vite';
import { generatedDocuments, operationOf } from './operations.ts';

const IMPORT = /^import \{ graphql \} from [^\n]*\n/m;
const CALL = /graphql\(`\s*(?:#[^\n`]*\s+)*(query|mutation|subscription|fragment) (\w+)[^`]*`\)/g;

/**
 * In a build, puts each GraphQL document into the module that names it, an operation with the id that is sent in its
 * place. Codegen's own lookup table would carry the documents of all routes, twice, into the first one. `folder` is
 * where codegen wrote them.
 */
export function inlineDocuments(folder?: string): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      documents = new Map(
        [...generatedDocuments(folder)].map(([name, document]) => {
          const documentId = operationOf(document)?.id;
          return [name, JSON.stringify(documentId ? { ...document, documentId } : document)];
        }),
      );
    },
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler(code, id) {
        const inlined = code.replace(CALL, (_, kind: string, name: string) => {
          const json = documents.get(name + (kind === 'fragment' ? 'FragmentDoc' : 'Document'));
          if (!json) throw new Error(`${name} is not among the generated documents: run the codegen`);
          return `(${json})`;
        });
        if (inlined.includes('graphql(')) throw new Error(`a document is left in ${id}`);
        return { code: inlined.replace(IMPORT, ''), map: null };
      },
    },
  };
}
