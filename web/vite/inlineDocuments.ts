import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GENERATED = new URL('../src/graphql/generated/graphql.ts', import.meta.url);
const IMPORT = /^import \{ graphql \} from [^\n]*\n/m;
const CALL = /graphql\(`\s*(query|mutation|subscription|fragment) (\w+)[^`]*`\)/g;

/**
 * In a build, puts each GraphQL document into the module that names it. Codegen's own lookup table would carry the
 * documents of all routes, twice, into the first one.
 */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const lines = readFileSync(GENERATED, 'utf8').matchAll(
        /^export const (\w+) = (\{.*\}) as unknown as /gm,
      );
      documents = new Map([...lines].map(([, name = '', json = '']) => [name, json]));
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
