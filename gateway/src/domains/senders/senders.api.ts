import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { SenderDto } from './senders.dto.ts';

export class SendersApi extends ApiSource {
  list(selection?: Selection): Promise<SenderDto[]> {
    return this.read('get', '/sellerSends/find', { selection, under: 'list' });
  }

  create(sender: Body<'/sellerSends/create', 'post'>): Promise<SenderDto> {
    return this.write('post', '/sellerSends/create', { body: sender });
  }

  update(sender: Body<'/sellerSends/update', 'put'>): Promise<SenderDto> {
    return this.write('put', '/sellerSends/update', { body: sender });
  }

  async remove(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/sellerSends/delete', { body: { ids } })).ids;
  }
}
