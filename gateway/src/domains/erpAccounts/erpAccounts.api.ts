import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ErpAccountDto, ErpGoodPageDto, ErpStockPageDto, ErpTradePageDto } from './erpAccounts.dto.ts';

export class ErpAccountsApi extends ApiSource {
  list(selection?: Selection): Promise<ErpAccountDto[]> {
    return this.read('post', '/erpAccounts/list', { selection, under: 'list' });
  }

  trades(
    query: Body<'/erpAccounts/getErpTradesList', 'post'>,
    selection?: Selection,
  ): Promise<ErpTradePageDto> {
    return this.read('post', '/erpAccounts/getErpTradesList', { body: query, selection });
  }

  stocks(
    query: Body<'/erpAccounts/getErpStocksList', 'post'>,
    selection?: Selection,
  ): Promise<ErpStockPageDto> {
    return this.read('post', '/erpAccounts/getErpStocksList', { body: query, selection });
  }

  goods(query: Body<'/erpAccounts/getErpGoodsList', 'post'>, selection?: Selection): Promise<ErpGoodPageDto> {
    return this.read('post', '/erpAccounts/getErpGoodsList', { body: query, selection });
  }

  pushGoods(pushed: Body<'/erpAccounts/pushGoods', 'post'>): Promise<ErpAccountDto> {
    return this.write('post', '/erpAccounts/pushGoods', { body: pushed });
  }

  save(account: Body<'/erpAccounts/save', 'post'>): Promise<ErpAccountDto> {
    return this.write('post', '/erpAccounts/save', { body: account });
  }

  retry(id: number): Promise<ErpAccountDto> {
    return this.write('post', '/erpAccounts/retry', { body: { id } });
  }

  async remove(id: number): Promise<number> {
    await this.write('delete', '/erpAccounts/delete', { body: { id } });
    return id;
  }
}
