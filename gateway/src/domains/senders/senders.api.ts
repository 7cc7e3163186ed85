import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { SenderDto } from './senders.dto.ts';

export class SendersApi extends ApiSource {
  async list(): Promise<SenderDto[]> {
    return (await this.read('get', '/sellerSends/find')).list;
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
