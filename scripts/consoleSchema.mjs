import { readFileSync, writeFileSync } from 'node:fs';
import { Kind, parse, print, visit } from 'graphql';
import { inProject } from './lib/paths.mjs';

// Writes the whole schema of the console: console.graphql, and of schema.graphql the scalars and the enumerations that it names.

const TARGET = 'gateway/src/console/schema.generated.graphql';

const read = (file) => readFileSync(inProject(file), 'utf8');

const own = read('console.graphql');
const named = new Set();
visit(parse(own), {
  NamedType({ name }) {
    named.add(name.value);
  },
});
const shared = parse(read('schema.graphql')).definitions.filter(
  ({ kind, name }) =>
    [Kind.SCALAR_TYPE_DEFINITION, Kind.ENUM_TYPE_DEFINITION].includes(kind) && named.has(name.value),
);
writeFileSync(inProject(TARGET), `${own}\n${shared.map(print).join('\n\n')}\n`);
