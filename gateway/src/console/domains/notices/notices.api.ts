import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { NoticeDto, NoticePageDto, NoticeReachDto } from './notices.dto.ts';

export class NoticesApi extends ApiSource {
  list(params: Params<'/console/notices', 'get'>, selection?: Selection): Promise<NoticePageDto> {
    return this.read('get', '/console/notices', { params, selection });
  }

  reach(id: number, selection?: Selection): Promise<NoticeReachDto> {
    return this.read('get', '/console/notices/one', { params: { id }, selection });
  }

  /** Null where it says at once, or never. */
  save(body: Body<'/console/notices/save', 'post'>): Promise<NoticeDto> {
    return this.write('post', '/console/notices/save', { body, keepsNull: true });
  }

  publish(id: number, revision: number): Promise<NoticeDto> {
    return this.write('post', '/console/notices/publish', { body: { id, revision } });
  }

  revise(body: Body<'/console/notices/revise', 'put'>): Promise<NoticeDto> {
    return this.write('put', '/console/notices/revise', { body, keepsNull: true });
  }

  withdraw(id: number, reason: string): Promise<NoticeDto> {
    return this.write('post', '/console/notices/withdraw', { body: { id, reason } });
  }

  async remove(id: number): Promise<boolean> {
    await this.write('delete', '/console/notices/delete', { body: { id } });
    return true;
  }
}
