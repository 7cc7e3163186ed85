import { createHash } from 'node:crypto';
import { Kind, print, visit } from 'graphql';

/**
 * A plugin of GraphQL Code Generator: the operations of `documents/` as values that carry the types of their variables and
 * answers, or, with `of: 'manifest'`, as the manifest by which a partner has them executed in production.
 */
export function plugin(_schema, documents, { of = 'documents' } = {}) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const operations = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => described(operation, fragments))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (of === 'manifest') return manifestOf(operations);
  return {
    prepend: ["import type { TypedDocument } from '../typedDocument.ts';"],
    content: operations.map(textOf).join('\n\n'),
  };
}

function described(operation, fragments) {
  const body = [operation, ...fragmentsOf(operation, fragments)].map(print).join('\n\n');
  const id = createHash('sha256').update(body).digest('hex');
  return { id, name: operation.name.value, type: operation.operation, body };
}

/** The fragments that a definition spreads, and those that these spread; each once. */
function fragmentsOf(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return [...found];
}

function manifestOf(operations) {
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function textOf({ id, name, type, body }) {
  const kind = `${type[0].toUpperCase()}${type.slice(1)}`;
  return [
    `export const ${name}: TypedDocument<${name}${kind}, ${name}${kind}Variables> = {`,
    `  id: '${id}',`,
    `  name: '${name}',`,
    `  type: '${type}',`,
    `  text: ${JSON.stringify(body)},`,
    '};',
  ].join('\n');
}
