import { ApiSource } from '../../rest/ApiSource.ts';
import type { Answer, Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { FreightTemplateDto } from './freightTemplates.dto.ts';

type Followed = Answer<'/freightTemplates/follow', 'post'>['list'];

/** Templates are part of what buyers read of goods: a change clears these shared reads. */
export class FreightTemplatesApi extends ApiSource {
  list(selection?: Selection): Promise<FreightTemplateDto[]> {
    return this.read('post', '/freightTemplates/list', { selection, under: 'list' });
  }

  find(id: number, selection?: Selection): Promise<FreightTemplateDto> {
    return this.read('post', '/freightTemplates/find', { body: { id }, selection });
  }

  create(template: Body<'/freightTemplates/create', 'post'>): Promise<FreightTemplateDto> {
    return this.write('post', '/freightTemplates/create', { body: template });
  }

  copy(id: number): Promise<FreightTemplateDto> {
    return this.write('post', '/freightTemplates/copy', { body: { id } });
  }

  update(template: Body<'/freightTemplates/update', 'put'>): Promise<FreightTemplateDto> {
    return this.write('put', '/freightTemplates/update', { body: template }).finally(() =>
      this.caller.upstream.shared.forget('/goods/'),
    );
  }

  async follow(ids: number[], templateId: number | null): Promise<Followed> {
    return (await this.write('post', '/freightTemplates/follow', { body: { ids, templateId } })).list;
  }

  async remove(id: number): Promise<number> {
    return (await this.write('delete', '/freightTemplates/delete', { body: { id } })).id;
  }
}
