import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Emits the OpenAPI document from the route schemas. */
export const openapi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: '橙仓 REST API',
          version: '1',
          description:
            'Every answer is `{code, data, msg}`: code 0 is success, 7 a refusal with `data.errorKey`. Amounts are whole fen, weights grams, times ISO-8601 in Asia/Shanghai.',
        },
        components: {
          securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-token' } },
        },
      },
      refResolver: {
        buildLocalReference: (json, _base, _fragment, i) =>
          typeof json.$id === 'string' ? json.$id : `def-${i}`,
      },
      hideUntagged: true,
    });
  },
  { name: 'openapi' },
);
