import { type Static, Type } from 'typebox';
import { EntityId } from '../../shared/values.ts';

/** What a caller sends, for the description alone: the file is read as it arrives. */
export const UploadBody = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary', description: 'jpg, png, webp or gif, at most 5 MB.' },
        },
      },
    },
  },
};

export const Upload = Type.Object({
  file: Type.Object({
    id: EntityId,
    name: Type.String({ description: 'As the person called it.' }),
    url: Type.String(),
    tag: Type.String({ description: 'Kind of the stored file: `webp`.' }),
    key: Type.String(),
    size: Type.Integer({ description: 'Bytes as stored.' }),
    mime: Type.String(),
  }),
  url: Type.String({
    description: 'Where the picture is served; with `-s` before `.webp` at most 400 pixels a side.',
  }),
});
export type UploadDto = Static<typeof Upload>;
