import { type Static, Type } from 'typebox';
import { answers, NullableInt } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const PrivateFile = Type.Object({
  id: EntityId,
  kind: Type.Union([Type.Literal('picture'), Type.Literal('video'), Type.Literal('document')]),
  mime: Type.String({
    description:
      'As stored: `image/webp`, or `video/mp4`, `video/quicktime`, `video/webm`, `application/pdf`.',
  }),
  size: Type.Integer({ description: 'Bytes as stored.' }),
  width: Type.Union([Type.Integer(), Type.Null()], { description: 'Pixels; null of others than pictures.' }),
  height: NullableInt,
  durationMs: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Milliseconds, by the container; null of others than videos.',
  }),
});
export type PrivateFileDto = Static<typeof PrivateFile>;

export const FileId = Type.Object({ id: EntityId });
export const FileSize = Type.Object({
  small: Type.Optional(
    Type.Literal('1', { description: 'A picture at most 400 pixels a side; ignored for videos.' }),
  ),
});

const bytes = { schema: { type: 'string', format: 'binary' } };
const videos = { 'video/mp4': bytes, 'video/quicktime': bytes, 'video/webm': bytes };
export const StoredFile = {
  description: 'The file.',
  content: { 'image/webp': bytes, 'application/pdf': bytes, ...videos },
};
export const StoredVideo = { description: 'The range of a video.', content: videos };
export const Refused = answers(PrivateFile).default;
