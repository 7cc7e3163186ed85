import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { type FieldSet, type Fields, MAX_FIELDS_LENGTH, parseFields } from '../shared/fields.ts';
import { type AnswerSchema, compiledWriter, namesIn, type WriteValue, writerOf } from './answerFields.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only reads, and takes `fields`: it answers what of its `data` was asked for. */
    sparse?: boolean;
  }
  interface FastifyRequest {
    /** What of `data` the caller asked for; null is everything. */
    fields: Fields;
  }
}

/** Bytes of all that is remembered of sets of fields. */
const REMEMBERED = 32 * 1024 * 1024;
/** Bytes that a set takes for each character of its text, as measured, and those of any. */
const BYTES = { understood: 50, compiled: 350, any: 1_000 };
/** How often a set of fields is asked for before its serialiser is compiled. */
const FREQUENT = 50;

const FieldsParam = Type.String({
  minLength: 1,
  maxLength: MAX_FIELDS_LENGTH,
  description:
    'Names of `data` that are answered, in this order, and nothing else: `total,list(id,name,warehouses(id,name))`. A name without parentheses is answered with all it has. Without `fields` everything is answered.',
});

type ObjectSchema = { type: 'object'; properties: Record<string, object> };
type Answer = { data: never; msg: string };
type Understood = { fields: FieldSet; uses: number; write: (answer: Answer) => string };

/** Answers of routes with `config.sparse` narrowed to what `fields` names. Refusals are never narrowed. */
export const fields = fp(
  (app: FastifyInstance) => {
    const understood = new LRUCache<string, Understood>({ maxSize: REMEMBERED });
    app.decorateRequest('fields', null);
    app.addHook('onRoute', (route: RouteOptions) => {
      if (!route.config?.sparse) return;
      const { schema = {}, preHandler = [] } = route;
      const querystring = (schema.querystring ?? Type.Object({})) as ObjectSchema;
      route.schema = { ...schema, querystring: withFields(querystring) };
      const understand = understander(understood, `${route.method} ${route.url}`, dataOf(route));
      route.preHandler = [narrowing(understand), preHandler].flat();
    });
  },
  { name: 'fields' },
);

function narrowing(understand: (text: string) => Understood) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { fields: text } = request.query as { fields?: string };
    if (text !== undefined) {
      const { fields, write } = understand(text);
      request.fields = fields;
      reply.type('application/json; charset=utf-8').serializer(write as (payload: unknown) => string);
    }
    done();
  };
}

/** Reads a text of fields once; what callers send is remembered only so far. */
function understander(remembered: LRUCache<string, Understood>, route: string, data: AnswerSchema) {
  const names = namesIn(data);

  function inEnvelope(write: WriteValue) {
    return (answer: Answer) => `{"code":0,"data":${write(answer.data)},"msg":${JSON.stringify(answer.msg)}}`;
  }

  function remember(text: string, understood: Understood, bytes: number): Understood {
    remembered.set(`${route}?${text}`, understood, { size: BYTES.any + bytes * text.length });
    return understood;
  }

  return (text: string): Understood => {
    const known = remembered.get(`${route}?${text}`);
    if (!known) {
      const set = parseFields(text, names);
      const first = { fields: set, uses: 1, write: inEnvelope(writerOf(data, set)) };
      return remember(text, first, BYTES.understood);
    }
    known.uses += 1;
    const compiled = known.uses === FREQUENT ? compiledWriter(data, known.fields) : undefined;
    return compiled ? remember(text, { ...known, write: inEnvelope(compiled) }, BYTES.compiled) : known;
  };
}

function withFields(querystring: ObjectSchema): ObjectSchema {
  return { ...querystring, properties: { ...querystring.properties, fields: FieldsParam } };
}

function dataOf({ url, schema }: RouteOptions): AnswerSchema {
  const { 200: answer } = (schema?.response ?? {}) as Record<number, AnswerSchema | undefined>;
  const data = answer?.properties?.data;
  if (!data) throw new Error(`${url} answers no data to be narrowed`);
  return data;
}
