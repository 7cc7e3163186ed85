import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type {
  AuditedGoodDto,
  AuditedGoodPageDto,
  ForbiddenWordDto,
  GoodVerdictDto,
} from './goodsAudit.dto.ts';

export class GoodsAuditApi extends ApiSource {
  list(params: Params<'/console/goods', 'get'>, selection?: Selection): Promise<AuditedGoodPageDto> {
    return this.read('get', '/console/goods', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<AuditedGoodDto> {
    return this.read('get', '/console/goods/one', { params: { id }, selection });
  }

  async judge(body: Body<'/console/goods/judge', 'post'>): Promise<GoodVerdictDto[]> {
    return (await this.write('post', '/console/goods/judge', { body })).list;
  }

  async ban(id: number, reason: string): Promise<true> {
    await this.write('post', '/console/goods/ban', { body: { id, reason } });
    return true;
  }

  async unban(id: number, reason: string): Promise<true> {
    await this.write('post', '/console/goods/unban', { body: { id, reason } });
    return true;
  }

  words(selection?: Selection): Promise<ForbiddenWordDto[]> {
    return this.read('get', '/console/forbiddenWords', { selection, under: 'list' });
  }

  addWord(word: string): Promise<ForbiddenWordDto> {
    return this.write('post', '/console/forbiddenWords/add', { body: { word } });
  }

  async removeWord(id: number): Promise<number> {
    await this.write('delete', '/console/forbiddenWords/delete', { body: { id } });
    return id;
  }
}
