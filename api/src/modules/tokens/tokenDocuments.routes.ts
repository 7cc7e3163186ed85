import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  DeleteDocumentsBody,
  FindDocumentBody,
  RegisterDocumentsBody,
  TokenDocuments,
} from './tokenDocuments.schemas.ts';
import type { TokenDocumentService } from './tokenDocuments.service.ts';

const tags = ['tokens'];
const ofTokens = { access: 'any', scope: 'documents:write' } as const;

export function tokenDocumentRoutes(documents: TokenDocumentService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/tokens/documents',
      {
        config: { ...ofTokens, sparse: true },
        schema: {
          tags,
          summary: 'The documents of the token that asks; for a person those of all tokens of the account',
          response: answers(TokenDocuments),
        },
      },
      async (request) => ok({ list: await documents.list(actorOf(request)) }),
    );

    app.post(
      '/tokens/registerDocuments',
      {
        config: ofTokens,
        schema: {
          tags,
          summary: 'Register operations that the token may then send by their ids',
          body: RegisterDocumentsBody,
          response: answers(TokenDocuments),
        },
      },
      async (request) =>
        ok({ list: await documents.register(actorOf(request), request.body.documents) }, '登记成功'),
    );

    app.delete(
      '/tokens/deleteDocuments',
      {
        config: ofTokens,
        schema: {
          tags,
          summary:
            'Remove documents of the token that asks; fine where they are not there; answers what is left',
          body: DeleteDocumentsBody,
          response: answers(TokenDocuments),
        },
      },
      async (request) =>
        ok({ list: await documents.remove(actorOf(request), request.body.hashes) }, '删除成功'),
    );
  };
}

/** `POST /internal/documents`, where gateways learn of documents. On the API port, which is never public. */
export function documentLookupRoutes(documents: TokenDocumentService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/internal/documents', { schema: { hide: true, body: FindDocumentBody } }, async ({ body }) => ({
      document: await documents.find(body),
    }));
  };
}
