import { readdirSync, readFileSync } from 'node:fs';

const shop = domainsIn('src/domains/');
const own = domainsIn('src/console/domains/');

/** Of the public graph: what codegen is told of its domains. */
export const domains = {
  mappers: mappersOf(shop, './domains'),
  enumValues: enumValuesOf(shop, './domains'),
};

/** Of the graph of the console, which shares the enumerations of the public one. */
export const consoleDomains = {
  mappers: mappersOf(own, './domains'),
  enumValues: { ...sharedEnums(), ...enumValuesOf(own, './domains') },
};

/** The enumerations of the public graph that console.graphql names. */
function sharedEnums() {
  const text = readFileSync(new URL('../console.graphql', import.meta.url), 'utf8');
  const all = Object.entries(enumValuesOf(shop, '../domains'));
  return Object.fromEntries(all.filter(([name]) => new RegExp(`: \\[?${name}\\b`).test(text)));
}

/** The nouns of a graph: the folders of its domains. */
function domainsIn(folder) {
  const at = new URL(folder, import.meta.url);
  const nouns = readdirSync(at).sort();
  return {
    nouns,
    /** The types that a file of each noun exports, as `{ noun, names }`; a noun may have no such file. */
    exportedTypes: (kind) =>
      nouns.map((noun) => ({ noun, names: namesIn(new URL(`${noun}/${noun}.${kind}.ts`, at)) })),
  };
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
function mappersOf({ exportedTypes }, path) {
  return Object.fromEntries(
    exportedTypes('dto').flatMap(({ noun, names }) =>
      names.map((name) => [name.replace(/Dto$/, ''), `${path}/${noun}/${noun}.dto.ts#${name}`]),
    ),
  );
}

/** For each type that a domain's mapping exports: the enumeration of that name has these values inside the gateway. */
function enumValuesOf({ exportedTypes }, path) {
  return Object.fromEntries(
    exportedTypes('mapping').flatMap(({ noun, names }) =>
      names.map((name) => [name, `${path}/${noun}/${noun}.mapping.ts#${name}`]),
    ),
  );
}

const classOf = (noun) => `${noun[0].toUpperCase()}${noun.slice(1)}Api`;

/** What the two registries hold. They are two files, because resolvers know the context and the context the sources. */
const registries = {
  sources: ({ nouns }) => [
    ...nouns.map((noun) => `import { ${classOf(noun)} } from './domains/${noun}/${noun}.api.ts';`),
    `export const sources = { ${nouns.map((noun) => `${noun}: ${classOf(noun)}`).join(', ')} };`,
  ],
  resolvers: ({ nouns }) => [
    ...nouns.map((noun) => `import { resolvers as ${noun} } from './domains/${noun}/${noun}.resolvers.ts';`),
    `export const domainResolvers = [${nouns.join(', ')}];`,
  ],
};

/** A plugin of GraphQL Code Generator: writes the registry that `of` names. */
export function plugin(_schema, _documents, { of, isConsole = false }) {
  return registries[of](isConsole ? own : shop).join('\n');
}
