import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { FORM } from './contentType.ts';

const common = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false } as const;

/** Bodies are taken as they are; query strings and forms, which are all text, may become numbers and flags. */
export const validation = fp(
  (app: FastifyInstance) => {
    const body = formats.default(new Ajv({ ...common, coerceTypes: false }));
    const texts = formats.default(new Ajv({ ...common, coerceTypes: true }));
    app.setValidatorCompiler(({ schema, httpPart, contentType }) =>
      (httpPart === 'body' && contentType !== FORM ? body : texts).compile(schema as object),
    );
  },
  { name: 'validation' },
);
