/** A plugin of GraphQL Code Generator: the names that the table of cache effects is typed against. */
export function plugin(schema, documents) {
  const operations = documents.flatMap(({ document }) => document.definitions);
  const mutations = operations
    .filter(({ operation }) => operation === 'mutation')
    .map(({ name }) => name.value)
    .sort();
  return [
    union('QueryField', Object.keys(schema.getQueryType().getFields())),
    union('MutationName', mutations),
  ].join('\n');
}

function union(name, members) {
  return `export type ${name} = ${members.map((member) => `'${member}'`).join(' | ')};`;
}
