import { findForbiddenCharacter } from '@chengcang/addresses';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isDay, isInstant } from '../shared/instants.ts';
import { Refusal } from '../shared/refusal.ts';
import { compileOnce } from './compileOnce.ts';
import { FORM } from './contentType.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body with pasted text for the address reader, which reports forbidden characters itself. */
    pasted?: readonly string[];
  }
}

const common = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false } as const;
const NOTHING: readonly string[] = [];
const MAX_DEPTH = 20;

/**
 * Bodies are validated without coercion; query strings and forms, which are all text, may become numbers and flags.
 * Independent of a route's schema, texts and names must not contain forbidden characters, and moments and days must
 * be within range.
 */
export const validation = fp(
  (app: FastifyInstance) => {
    app.setValidatorCompiler(({ schema, httpPart, contentType }) =>
      (httpPart === 'body' && contentType !== FORM ? compileBody : compileTexts)(schema as object),
    );
    app.setSerializerCompiler(({ schema }) => compileAnswer(schema as object));
    app.addHook('preValidation', async ({ params, query, body: sent, routeOptions }) => {
      const pasted = routeOptions.config.pasted ?? NOTHING;
      for (const part of [params, query, sent]) rejectForbidden(part, [], pasted);
    });
  },
  { name: 'validation' },
);

const compileBody = compilerOf(ajv(false));
const compileTexts = compilerOf(ajv(true));
/** The serialiser of a schema. */
export const compileAnswer = compileOnce((schema) => fastJsonStringify(schema));

function ajv(coerceTypes: boolean): Ajv {
  return formats
    .default(new Ajv({ ...common, coerceTypes }))
    .addFormat('date-time', isInstant)
    .addFormat('date', isDay);
}

function compilerOf(validator: Ajv) {
  return compileOnce((schema) => validator.compile(schema));
}

/** @throws Refusal BAD_PARAM with the field, as `packages.3.receiverName`, and the character */
function rejectForbidden(value: unknown, path: readonly string[], pasted: readonly string[]): void {
  if (typeof value === 'string') {
    const character = findForbiddenCharacter(value);
    if (character) throw forbiddenCharacter(path, character);
  } else if (value !== null && typeof value === 'object') {
    if (path.length === MAX_DEPTH) throw new Refusal('BAD_PARAM', { field: path.slice(0, 3).join('.') });
    for (const [name, each] of Object.entries(value)) {
      const character = findForbiddenCharacter(name);
      if (character) throw forbiddenCharacter(path, character);
      if (!pasted.includes(name)) rejectForbidden(each, [...path, name], pasted);
    }
  }
}

function forbiddenCharacter(path: readonly string[], character: string): Refusal {
  const field = path.join('.') || 'body';
  const refusal = new Refusal('BAD_PARAM', { field }, { character });
  refusal.message += `，含有不能使用的字符（${character}）`;
  return refusal;
}
