import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';

/** Documents of one token, and characters of all of them. */
export const MAX_DOCUMENTS = 300;
export const MAX_CHARACTERS = 1_000_000;
const MAX_AT_ONCE = 100;

const Hash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the text, in hexadecimal: what requests name it by',
});
const name = Type.String({ minLength: 1, maxLength: 64, description: 'of its operation' });
const type = Type.Union([Type.Literal('query'), Type.Literal('mutation'), Type.Literal('subscription')]);
const text = Type.String({ minLength: 1, maxLength: 8_000 });

export const RegisterDocumentsBody = body({
  documents: Type.Array(Type.Object({ hash: Hash, name, type, body: text }), {
    ...{ minItems: 1, maxItems: MAX_AT_ONCE },
    description: 'all are taken or none; one that is there already stays',
  }),
});
export type NewDocument = Static<typeof RegisterDocumentsBody>['documents'][number];

export const DeleteDocumentsBody = body({
  hashes: Type.Array(Hash, { minItems: 1, maxItems: MAX_DOCUMENTS }),
});

const TokenDocument = Type.Object({
  hash: Hash,
  name: Type.String(),
  type: Type.String({ description: 'query, mutation or subscription' }),
  createdAt: Type.String(),
});
export const TokenDocuments = Type.Object({ list: Type.Array(TokenDocument, { description: 'by name' }) });
export type TokenDocumentDto = Static<typeof TokenDocument>;

/** As a gateway asks for one that it does not know. */
export const FindDocumentBody = Type.Object({
  /** SHA-256 of the token. */
  token: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
