import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compactDocument } from './compactDocument.ts';
import { generatedDocuments, operationOf } from './operations.ts';

const IMPORT = /^import \{ graphql \} from [^\n]*\n/m;
const CALL = /graphql\(`\s*(?:#[^\n`]*\s+)*(query|mutation|subscription|fragment) (\w+)[^`]*`\)/g;
const READER = fileURLToPath(new URL('../src/graphql/documentOf.ts', import.meta.url));
const READ = `import { documentOf } from ${JSON.stringify(READER)};\n`;

/**
 * In a build, puts each GraphQL document into the module that names it, in a short form, an operation with the id that is
 * sent in its place. Codegen's own lookup table would carry the documents of all routes, twice, into the first one.
 * `folder` is where codegen wrote them.
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
          const parts = [compactDocument(document), operationOf(document)?.id];
          return [name, parts.map((part) => JSON.stringify(part)).join()];
        }),
      );
    },
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler(code, id) {
        const inlined = code.replace(CALL, (_, kind: string, name: string) => {
          const parts = documents.get(name + (kind === 'fragment' ? 'FragmentDoc' : 'Document'));
          if (!parts) throw new Error(`${name} is not among the generated documents: run the codegen`);
          return `/* @__PURE__ */ documentOf(${parts})`;
        });
        if (inlined.includes('graphql(')) throw new Error(`a document is left in ${id}`);
        return { code: inlined.replace(IMPORT, READ), map: null };
      },
    },
  };
}
