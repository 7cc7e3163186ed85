import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { AnswerTemplateDto } from './answerTemplates.dto.ts';

export class AnswerTemplatesApi extends ApiSource {
  list(selection?: Selection): Promise<AnswerTemplateDto[]> {
    return this.read('post', '/answerTemplates/list', { selection, under: 'list' });
  }

  save(template: Body<'/answerTemplates/save', 'post'>): Promise<AnswerTemplateDto> {
    return this.write('post', '/answerTemplates/save', { body: template });
  }

  markUsed(id: number): Promise<AnswerTemplateDto> {
    return this.write('post', '/answerTemplates/markUsed', { body: { id } });
  }

  async remove(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/answerTemplates/delete', { body: { ids } })).ids;
  }
}
