import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { MoneyLogPageDto, WalletDayDto } from './wallet.dto.ts';

export class WalletApi extends ApiSource {
  logs(filter: Body<'/userMoneyLogs/getUserMoneyLogsList', 'post'>): Promise<MoneyLogPageDto> {
    return this.read('post', '/userMoneyLogs/getUserMoneyLogsList', { body: filter });
  }

  async days(days: number): Promise<WalletDayDto[]> {
    return (await this.read('post', '/userMoneyLogs/days', { body: { days } })).list;
  }
}
