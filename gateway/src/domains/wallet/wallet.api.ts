import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body, Params } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { MoneyLogPageDto, WalletDayDto, WalletStatementDto } from './wallet.dto.ts';

export class WalletApi extends ApiSource {
  logs(
    filter: Body<'/userMoneyLogs/getUserMoneyLogsList', 'post'>,
    selection?: Selection,
  ): Promise<MoneyLogPageDto> {
    return this.read('post', '/userMoneyLogs/getUserMoneyLogsList', { body: filter, selection });
  }

  statement(params: Params<'/statements/month', 'get'>, selection?: Selection): Promise<WalletStatementDto> {
    return this.read('get', '/statements/month', { params, selection });
  }

  days(days: number, selection?: Selection): Promise<WalletDayDto[]> {
    return this.read('post', '/userMoneyLogs/days', { body: { days }, selection, under: 'list' });
  }
}
