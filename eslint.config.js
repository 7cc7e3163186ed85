import graphql from '@graphql-eslint/eslint-plugin';

/** @import { Linter } from 'eslint' */

const CLIENT = 'clients/typescript/documents/*.graphql';
const SHOP = { schema: 'schema.graphql', operations: ['web/src/**/*.graphql', CLIENT] };
const CONSOLE = {
  schema: 'gateway/src/console/schema.generated.graphql',
  operations: ['web/src/console/**/*.graphql'],
};

const plugins = { '@graphql-eslint': graphql };
const languageOptions = {
  parser: graphql.parser,
  parserOptions: {
    graphQLConfig: {
      projects: {
        console: { schema: CONSOLE.schema, documents: 'web/src/console/**/*.graphql.ts' },
        // It and the web app have operations of the same names.
        client: { schema: SHOP.schema, documents: CLIENT },
        shop: { schema: SHOP.schema, documents: ['web/src/**/*.graphql.ts', '!web/src/console/**'] },
      },
    },
  },
};
const schemaRules = graphql.configs['flat/schema-recommended'].rules;
const operationRules = graphql.configs['flat/operations-recommended'].rules;
const [, { EnumValueDefinition: enumValue, ...schemaNames }] =
  schemaRules['@graphql-eslint/naming-convention'];
const [, { OperationDefinition: operation, ...operationNames }] =
  operationRules['@graphql-eslint/naming-convention'];

/** An operation says what it does to what: `ListOrders`, `CreateSender`. A page of a list is List, any other answer Load. */
const VERB_AND_NOUN =
  /^(?:Add|Adjust|Answer|Appeal|Apply|Approve|Ask|Authorise|Ban|Begin|Cancel|Change|Check|Choose|Close|Compensate|Confirm|Copy|Count|Create|Decide|Delete|Discard|Draw|Edit|End|Enter|Export|Fail|Fill|Find|Freeze|Gather|Get|Hide|Ignore|Import|Invite|Issue|Join|Judge|Keep|Link|List|Load|Mark|Merge|Move|Open|Pause|Pay|Plan|Post|Preview|Print|Prove|Publish|Pull|Push|Quote|Read|Receive|Refund|Refuse|Reject|Remove|Rename|Reply|Resend|Reset|Resolve|Restore|Resume|Resubmit|Retry|Reveal|Review|Revise|Revoke|Rotate|Save|Say|Scan|Schedule|Search|Send|Set|Show|Sign|Simulate|Sort|Split|Suggest|Sync|Take|Test|Thaw|Transfer|Undo|Unban|Update|Wake|Watch|Withdraw)[A-Z]/;

/** Connections beside pages, read forwards alone. */
const RELAY = {
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  '@graphql-eslint/relay-connection-types': 'error',
  // Ids hold for one type, so there is no interface of all nodes; pages and short lists are lists of rows.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  '@graphql-eslint/relay-page-info': 'error',
};

const schemaOf = (graph, rules = {}) => ({
  files: [graph.schema],
  plugins,
  languageOptions,
  rules: {
    ...schemaRules,
    '@graphql-eslint/naming-convention': [
      'error',
      {
        ...schemaNames,
        InputObjectTypeDefinition: { requiredSuffixes: ['Input', 'Filter'] },
        // The values of these are names of fields.
        'EnumValueDefinition[parent.name.value!=/^(RowField|AddressPartKind)$/]': enumValue,
        'EnumValueDefinition[parent.name.value=/^(RowField|AddressPartKind)$/]': 'camelCase',
      },
    ],
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        rootField: true,
        FieldDefinition: true,
        EnumValueDefinition: true,
        InputValueDefinition: true,
        DirectiveDefinition: true,
      },
    ],
    // One line or a block, as the length asks for.
    '@graphql-eslint/description-style': 'off',
    // Numbers that people say keep their noun: `orderNo`, `goodsNo`, `shopName`.
    '@graphql-eslint/no-typename-prefix': 'off',
    // Ids are whole numbers, as in REST, and parts of a thing have none.
    '@graphql-eslint/strict-id-in-types': 'off',
    ...rules,
  },
});

const operationsOf = (graph) => ({
  files: graph.operations,
  plugins,
  languageOptions,
  rules: {
    ...operationRules,
    '@graphql-eslint/naming-convention': [
      'error',
      {
        ...operationNames,
        // By its name what a platform says of its own access is told from what is said of the session.
        'OperationDefinition[name.value!=GetSendAddress]': { ...operation, requiredPattern: VERB_AND_NOUN },
      },
    ],
    // The gateway's own limits measure every document: tests/gateway/webDocuments.test.ts.
    '@graphql-eslint/selection-set-depth': 'off',
  },
});

/**
 * The graph and the documents that ask it; everything else is Biome's. What the graph is held to, and what of it only
 * tests/gateway/conventions.test.ts can tell, stands in docs/decisions/0023-one-graph-one-hand.md.
 *
 * @type {Linter.Config[]}
 */
export default [
  { ignores: ['**/*.{js,mjs,cjs}'] },
  schemaOf(SHOP, RELAY),
  schemaOf(CONSOLE),
  { files: ['web/src/**/*.graphql.ts'], processor: graphql.processor },
  // The later one holds for what both match.
  operationsOf(SHOP),
  operationsOf(CONSOLE),
];
