import type { CodegenConfig } from '@graphql-codegen/cli';
import { enumValues, mappers } from './gateway/codegen.domains.mjs';

const scalars = { EntityId: 'number', Fen: 'number', DateTime: 'string', Date: 'string' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/src/graphql/generated/': {
      documents: ['web/src/**/*.graphql.ts'],
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
    },
    'web/src/graphql/generated/names.ts': {
      documents: ['web/src/**/*.graphql.ts'],
      plugins: ['./web/codegen.names.mjs'],
    },
    'gateway/src/sources.generated.ts': {
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'sources' } }],
    },
    'gateway/src/domainResolvers.generated.ts': {
      plugins: [{ './gateway/codegen.domains.mjs': { of: 'resolvers' } }],
    },
    'gateway/src/resolvers.generated.ts': {
      plugins: ['./gateway/codegen.types.mjs', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { defaultValue: true },
        contextType: './context.ts#Context',
        enumValues,
        mappers,
      },
    },
  },
};

export default config;
