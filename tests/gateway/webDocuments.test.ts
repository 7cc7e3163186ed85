import { type FragmentDefinitionNode, Kind, Lexer, parse, Source, TokenKind, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { consoleGraph } from '../../gateway/src/console/consoleGraph.ts';
import { isCompilable } from '../../gateway/src/graph/compilable.ts';
import { costOf } from '../../gateway/src/graph/cost.ts';
import { shapeOf } from '../../gateway/src/graph/documentRules.ts';
import { selectionsOf } from '../../gateway/src/graph/examine.ts';
import { limits } from '../../gateway/src/graph/limits.ts';
import { buildExecutedSchema, buildSchema } from '../../gateway/src/graph/schema.ts';
import { spellingOf } from '../../gateway/src/graph/spelling.ts';
import { joinedScreens } from '../../web/vite/firstScreens.ts';
import { operationOf } from '../../web/vite/operations.ts';
import { webDocuments } from './support/webDocuments.ts';

const ofVisitors = new Set(
  joinedScreens()
    .filter(({ sent }) => sent.who === 'visitor')
    .map(({ operation }) => operation.name),
);

const apps = [
  {
    ...{ app: 'web app', schema: buildSchema(), executed: buildExecutedSchema(), known: 'ListGoodsFeed' },
    documents: [
      ...webDocuments(),
      ...joinedScreens().map(({ operation }): [string, string] => [operation.name, operation.body]),
    ],
  },
  {
    ...{
      app: 'console',
      schema: buildSchema(consoleGraph),
      executed: buildExecutedSchema(consoleGraph),
      known: 'ProveSignIn',
    },
    documents: webDocuments('console'),
  },
];

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  return tokens;
}

/** What a list shows at most on one page of the web app. */
const variables = { pageSize: 50 };

describe.each(apps)('documents of the $app', ({ schema, executed, documents, known }) => {
  it('are found in the sources', () => {
    expect(documents.map(([name]) => name)).toContain(known);
  });

  it.each(documents)('%s is valid, fast and below 80 % of every limit', (name, text) => {
    // What is sent asks for `__typename`, too.
    const sent = operationOf(parse(text))?.body ?? '';
    const document = parse(sent);
    expect(validate(schema, document)).toEqual([]);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new Error('no operation');
    // Writes are rare: some of them are left to graphql-js.
    if (operation.operation === 'query')
      expect(isCompilable(executed, spellingOf(schema).document(document))).toBe(true);
    const fragments = new Map(
      document.definitions
        .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((one) => [one.name.value, one]),
    );
    const shape = shapeOf(operation, (name) => fragments.get(name));
    expect(tokensOf(sent)).toBeLessThanOrEqual(0.8 * limits.tokens);
    expect(sent.length).toBeLessThanOrEqual(0.8 * limits.characters);
    expect(selectionsOf(document, operation)).toBeLessThanOrEqual(0.8 * limits.selections);
    expect(shape.aliases).toBeLessThanOrEqual(0.8 * limits.aliases[operation.operation]);
    expect(shape.directives).toBeLessThanOrEqual(0.8 * limits.directives);
    const mostCost = ofVisitors.has(name) ? limits.cost.visitor : limits.cost.signedIn;
    expect(costOf(schema, document, operation)(variables)).toBeLessThanOrEqual(0.8 * mostCost);
    // Small whole numbers leave no fifth: these may be reached.
    expect(shape.depth).toBeLessThanOrEqual(limits.depth);
    expect(shape.duplicates).toBeLessThanOrEqual(limits.duplicateKeys);
    expect(shape.rootFields).toBeLessThanOrEqual(limits.rootFields[operation.operation]);
  });
});
