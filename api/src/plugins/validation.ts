import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const common = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false } as const;

/** Bodies are taken as they are; query strings, which are all text, may become numbers and flags. */
export const validation = fp(
  (app: FastifyInstance) => {
    const body = formats.default(new Ajv({ ...common, coerceTypes: false }));
    const query = formats.default(new Ajv({ ...common, coerceTypes: true }));
    app.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? body : query).compile(schema as object),
    );
  },
  { name: 'validation' },
);
