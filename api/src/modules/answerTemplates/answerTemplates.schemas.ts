import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const AnswerTemplate = Type.Object({
  id: EntityId,
  name: Type.String({ description: '1 to 20 characters, once per supplier' }),
  text: Type.String({ description: '1 to 500 characters' }),
  usedAt: { ...NullableText, description: 'when it was last put into an answer; null before the first time' },
  createdAt: Type.String(),
});
export type AnswerTemplateDto = Static<typeof AnswerTemplate>;

export const SaveAnswerTemplateBody = body({
  id: Type.Optional({ ...EntityId, description: 'the own one that is changed; a new one without it' }),
  name: Type.String({ minLength: 1, maxLength: 20, description: 'white space around it is left out' }),
  text: Type.String({ minLength: 1, maxLength: 500, description: 'white space around it is left out' }),
});
export type AnswerTemplateInput = Omit<Static<typeof SaveAnswerTemplateBody>, 'id'>;

export const AnswerTemplateIdsBody = body({ ids: Type.Array(EntityId, { minItems: 1, maxItems: 50 }) });
