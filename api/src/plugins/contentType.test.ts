import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType, FORM } from './contentType.ts';
import { errors } from './errors.ts';
import { validation } from './validation.ts';

const JSON_TYPE = 'application/json';
const Form = Type.Object({ id: Type.Integer({ minimum: 1 }), title: Type.Optional(Type.String()) });

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  for (const plugin of [errors, validation, contentType]) await app.register(plugin);
  const echo = async ({ body }: { body: unknown }) => ({ body });
  app.post('/json', { schema: { body: Form } }, echo);
  app.post(
    '/either',
    { schema: { body: { content: { [JSON_TYPE]: { schema: Form }, [FORM]: { schema: Form } } } } },
    echo,
  );
  app.post('/xml', { schema: { body: { content: { 'text/xml': { schema: Type.String() } } } } }, echo);
  await app.ready();
});
afterAll(() => app.close());

async function post(url: string, type: string | undefined, payload: string) {
  const headers = type === undefined ? {} : { 'content-type': type };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return [answer.statusCode, answer.json().body ?? answer.json().msg];
}

const TYPE = '请求内容类型不支持';

describe('the content type of a body', () => {
  it.each<[string, string | undefined, string, number, unknown]>([
    ['/json', JSON_TYPE, '{"id":1}', 200, { id: 1 }],
    ['/json', JSON_TYPE, '{"id":"1"}', 400, '参数错误：id'],
    ['/json', FORM, 'id=1', 415, TYPE],
    ['/json', 'text/xml', '<a/>', 415, TYPE],
    ['/either', JSON_TYPE, '{"id":1}', 200, { id: 1 }],
    ['/either', JSON_TYPE, '{"id":"1"}', 400, '参数错误：id'],
    ['/either', FORM, 'id=1&title=%E6%A9%99+%26', 200, { id: 1, title: '橙 &' }],
    ['/either', `${FORM}; charset=UTF-8`, 'id=1', 200, { id: 1 }],
    ['/either', FORM, 'id=x', 400, '参数错误：id'],
    ['/either', FORM, 'id=1&id=2', 400, '参数错误：id'],
    ['/either', FORM, '', 400, '参数错误：id'],
    ['/either', `${FORM};`, 'id=1', 415, TYPE],
    ['/either', 'text/xml', '<a/>', 415, TYPE],
    ['/either', undefined, '', 415, TYPE],
    ['/xml', 'text/xml', '<a/>', 200, '<a/>'],
    ['/xml', JSON_TYPE, '"<a/>"', 415, TYPE],
    ['/xml', undefined, '', 415, TYPE],
  ])('sent to %s as %s is handled: %s', async (url, type, payload, status, said) => {
    expect(await post(url, type, payload)).toEqual([status, said]);
  });

  it('is a form with fields of the schema only', async () => {
    const [status, body] = await post('/either', FORM, 'id=1&__proto__=x&constructor=y');
    expect([status, JSON.stringify(body)]).toEqual([200, '{"id":1,"__proto__":"x","constructor":"y"}']);
  });
});
