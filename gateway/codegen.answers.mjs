import { readFileSync, writeFileSync } from 'node:fs';

const PREFIX = '/api/v1';

/** Writes the names that answers hold, of every route that takes a set of `fields`. */
writeAnswers('../api/src/openapi.json', 'src/rest/answers.generated.ts');
writeAnswers('../api/src/console.openapi.json', 'src/rest/consoleAnswers.generated.ts');

function writeAnswers(document, file) {
  const contract = JSON.parse(readFileSync(new URL(document, import.meta.url), 'utf8'));
  const answers = {};
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [verb, { parameters = [], responses }] of Object.entries(operations)) {
      if (!parameters.some(({ name }) => name === 'fields')) continue;
      const { data } = responses[200].content['application/json'].schema.properties;
      answers[`${verb} ${path.slice(PREFIX.length)}`] = shapeOf(data, contract);
    }
  }
  writeFileSync(
    new URL(file, import.meta.url),
    `import type { Shape } from './selection.ts';\nexport const answers: Record<string, Shape> = ${JSON.stringify(answers)};\n`,
  );
}

/** The properties of an object, or of those in a list; true for what has none. */
function shapeOf({ $ref, properties, items, anyOf = [], oneOf = [], allOf = [] }, contract) {
  if ($ref) return shapeOf(contract.components.schemas[$ref.split('/').at(-1)], contract);
  if (items) return shapeOf(items, contract);
  const parts = [...anyOf, ...oneOf, ...allOf]
    .map((part) => shapeOf(part, contract))
    .filter((part) => part !== true);
  const own = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => [name, shapeOf(schema, contract)]),
  );
  const shape = Object.assign({}, ...parts, own);
  return Object.keys(shape).length > 0 ? shape : true;
}
