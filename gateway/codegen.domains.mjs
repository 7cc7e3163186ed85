import { readdirSync, readFileSync } from 'node:fs';

const DOMAINS = new URL('src/domains/', import.meta.url);

/** The nouns of the gateway: the folders of `src/domains`. */
const nouns = readdirSync(DOMAINS).sort();

/** The types that a file of each noun exports, as `{ noun, names }`; a noun may have no such file. */
function exportedTypes(kind) {
  return nouns.map((noun) => {
    const file = new URL(`${noun}/${noun}.${kind}.ts`, DOMAINS);
    return { noun, names: namesIn(file) };
  });
}

function namesIn(file) {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/^export type (\w+)/gm)].map(([, name]) => name);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** For each `XDto` of a domain: the parents of the graph's type X are what REST answered. */
export const mappers = Object.fromEntries(
  exportedTypes('dto').flatMap(({ noun, names }) =>
    names.map((name) => [name.replace(/Dto$/, ''), `./domains/${noun}/${noun}.dto.ts#${name}`]),
  ),
);

/** For each type that a domain's mapping exports: the enumeration of that name has these values inside the gateway. */
export const enumValues = Object.fromEntries(
  exportedTypes('mapping').flatMap(({ noun, names }) =>
    names.map((name) => [name, `./domains/${noun}/${noun}.mapping.ts#${name}`]),
  ),
);

const classOf = (noun) => `${noun[0].toUpperCase()}${noun.slice(1)}Api`;

/** What the two registries hold. They are two files, because resolvers know the context and the context the sources. */
const registries = {
  sources: [
    ...nouns.map((noun) => `import { ${classOf(noun)} } from './domains/${noun}/${noun}.api.ts';`),
    `export const sources = { ${nouns.map((noun) => `${noun}: ${classOf(noun)}`).join(', ')} };`,
  ],
  resolvers: [
    ...nouns.map((noun) => `import { resolvers as ${noun} } from './domains/${noun}/${noun}.resolvers.ts';`),
    `export const domainResolvers = [${nouns.join(', ')}];`,
  ],
};

/** A plugin of GraphQL Code Generator: writes the registry that `of` names. */
export function plugin(_schema, _documents, { of }) {
  return registries[of].join('\n');
}
