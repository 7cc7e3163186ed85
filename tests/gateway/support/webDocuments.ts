import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print } from 'graphql';

const WEB = fileURLToPath(new URL('../../../web/src', import.meta.url));

/** The documents that the web app sends, or the console, by the name of their operation. */
export function webDocuments(app: 'public' | 'console' = 'public'): [name: string, text: string][] {
  const isOfApp = (file: string) => file.replaceAll('\\', '/').startsWith('console/') === (app === 'console');
  const files = globSync('**/*.graphql.ts', { cwd: WEB }).filter(isOfApp);
  const sources = files.flatMap((file) => [
    ...readFileSync(`${WEB}/${file}`, 'utf8').matchAll(/graphql\(\s*`([^`]+)`/g),
  ]);
  const definitions = sources.flatMap(([, text = '']) => parse(text, { noLocation: true }).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return definitions.flatMap((definition): [string, string][] => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const used = spreadsIn(print(definition), fragments);
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...used] };
    return [[definition.name?.value ?? '', print(document)]];
  });
}

function spreadsIn(
  text: string,
  fragments: Map<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [, name = ''] of next.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(fragment)) continue;
      found.add(fragment);
      pending.push(print(fragment));
    }
  }
  return found;
}
