import type { CodegenConfig } from '@graphql-codegen/cli';
import { consoleDomains, domains } from './gateway/codegen.domains.mjs';

const scalars = {
  EntityId: 'number',
  Fen: 'number',
  DateTime: 'string',
  Date: 'string',
  LocalTime: 'string',
};
const schema = 'schema.graphql';
/** Without what is deprecated: our own documents, and what is written for them, use nothing of it. */
const lastingSchema = { [schema]: { loader: './gateway/codegen.lasting.mjs' } };
/** As resolvers know it. */
const restSchema = { [schema]: { loader: './gateway/codegen.restNames.mjs' } };
const consoleSchema = 'gateway/src/console/schema.generated.graphql';

const clientPreset: CodegenConfig['generates'][string] = {
  preset: 'client',
  presetConfig: {
    fragmentMasking: false,
  },
  config: {
    scalars,
    useTypeImports: true,
    enumsAsTypes: true,
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
  },
};
const resolverConfig = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  avoidOptionals: { defaultValue: true },
};
const client = 'clients/typescript/src/generated';
const clientDocuments = 'clients/typescript/documents/*.graphql';
const documents = ['web/src/**/*.graphql.ts', '!web/src/console/**'];

const config: CodegenConfig = {
  // Without a document it has nothing to write.
  ignoreNoDocuments: true,
  generates: {
    'web/src/graphql/generated/': { ...clientPreset, schema: lastingSchema, documents },
    'web/src/graphql/generated/names.ts': {
      schema: lastingSchema,
      documents,
      plugins: ['./web/codegen.names.mjs'],
    },
    'web/src/console/graphql/generated/': {
      ...clientPreset,
      schema: consoleSchema,
      // The field for a region is of both apps.
      documents: ['web/src/console/**/*.graphql.ts', 'web/src/graphql/regions.graphql.ts'],
    },
    [`${client}/documents.ts`]: {
      schema: lastingSchema,
      documents: clientDocuments,
      plugins: ['typescript-operations', './clients/typescript/codegen.documents.mjs'],
      config: { ...clientPreset.config, skipTypename: true },
    },
    [`${client}/manifest.json`]: {
      schema: lastingSchema,
      documents: clientDocuments,
      plugins: [{ './clients/typescript/codegen.documents.mjs': { of: 'manifest' } }],
    },
    'gateway/src/sources.generated.ts': {
      schema,
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'sources' } }],
    },
    'gateway/src/domainResolvers.generated.ts': {
      schema,
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'resolvers' } }],
    },
    'gateway/src/resolvers.generated.ts': {
      schema: restSchema,
      plugins: ['./gateway/codegen.types.mjs', 'typescript-resolvers'],
      config: {
        ...resolverConfig,
        contextType: './context.ts#Context',
        enumValues: domains.enumValues,
        mappers: domains.mappers,
      },
    },
    'gateway/src/console/sources.generated.ts': {
      schema: consoleSchema,
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'sources', isConsole: true } }],
    },
    'gateway/src/console/domainResolvers.generated.ts': {
      schema: consoleSchema,
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'resolvers', isConsole: true } }],
    },
    'gateway/src/console/resolvers.generated.ts': {
      schema: consoleSchema,
      plugins: ['./gateway/codegen.types.mjs', 'typescript-resolvers'],
      config: {
        ...resolverConfig,
        contextType: './context.ts#ConsoleContext',
        enumValues: consoleDomains.enumValues,
        mappers: consoleDomains.mappers,
      },
    },
  },
};

export default config;
