import type { Answer } from '../../rest/contract.ts';

export type AnswerTemplateDto = Answer<'/answerTemplates/save', 'post'>;
