import { Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const ExportEvidenceBody = body({
  packageId: EntityId,
  format: Type.Optional(
    Type.Union([Type.Literal('pdf'), Type.Literal('zip')], {
      default: 'pdf',
      description:
        'pdf: A4, with at most 60 pictures; zip: that, the pictures as JPEG, at most 80 MB of videos, and the track as a csv',
    }),
  ),
});
