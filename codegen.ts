import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Fen: 'number', DateTime: 'string', Date: 'string' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/src/graphql/generated/': {
      documents: ['web/src/**/*.graphql.ts'],
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: 'sha256' },
      },
      config: { scalars, useTypeImports: true, enumsAsTypes: true, importExtension: '.ts', emitLegacyCommonJSImports: false },
    },
    'gateway/src/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: './context.ts#Context',
        enumValues: {},
        mappers: {},
      },
    },
  },
};

export default config;
