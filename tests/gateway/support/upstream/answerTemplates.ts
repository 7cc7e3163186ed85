import type { AnswerTemplateDto } from '../../../../gateway/src/domains/answerTemplates/answerTemplates.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const templateRow = (id: number): AnswerTemplateDto => ({
  ...{ id, name: '补发', text: '给您补发一件', usedAt: at, createdAt: at },
});

export const answers: Answers = {
  '/answerTemplates/list': () => ok({ list: [templateRow(1)] }),
  '/answerTemplates/save': ({ body }) => ok({ ...templateRow(2), ...(body as object) }),
  '/answerTemplates/markUsed': ({ body }) => ok(templateRow((body as { id: number }).id)),
  '/answerTemplates/delete': ({ body }) => ok(body as object),
};
