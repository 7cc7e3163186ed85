import { type Static, Type } from 'typebox';
import { EntityId } from '../../shared/values.ts';

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
