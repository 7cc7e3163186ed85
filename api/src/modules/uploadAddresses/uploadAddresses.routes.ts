import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { credentialIn } from '../../plugins/session.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { answers, body, ok } from '../../shared/envelope.ts';
import { MAX_VIDEO_BYTES } from '../privateFiles/privateFiles.service.ts';
import { MAX_PICTURE_BYTES } from '../uploads/pictureDrawing.ts';
import type { UploadAddresses } from './uploadAddresses.ts';

const PLACES = {
  picture: { path: '/fileUpload/upload', maxBytes: MAX_PICTURE_BYTES },
  private: { path: '/privateFile/upload', maxBytes: MAX_VIDEO_BYTES },
} as const;
const kinds = Object.keys(PLACES) as (keyof typeof PLACES)[];

const CreateAddressBody = body({
  kind: Type.Enum(kinds, { description: 'picture for everybody to see, or private for parties alone' }),
});
const UploadAddress = Type.Object({
  url: Type.String({ description: 'where the form is sent, for ten minutes and as often as wanted' }),
  field: Type.String({ description: 'name of the part of the form that is the file' }),
  maxBytes: Type.Integer(),
  expiresAt: Type.String(),
});
export type UploadAddressDto = Static<typeof UploadAddress>;

export function uploadAddressRoutes(addresses: UploadAddresses): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/uploads/createAddress',
      {
        config: { access: 'any', scope: 'files:write' },
        schema: {
          tags: ['uploads'],
          summary: 'An address to which a file is sent as a form, without a header that says who sends it',
          description:
            'For programs that hand the sending to another one, which need not know the token. It ends with the token or session that asked for it.',
          body: CreateAddressBody,
          response: answers(UploadAddress),
        },
      },
      async (request) => {
        const { path, maxBytes } = PLACES[request.body.kind];
        const { url, expiresAt } = addresses.write(credentialIn(request), path);
        return ok({ url, field: 'file', maxBytes, expiresAt: shanghaiIso(expiresAt) });
      },
    );
  };
}
