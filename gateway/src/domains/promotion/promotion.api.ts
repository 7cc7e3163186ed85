import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  DefaultProfitDto,
  InviteePageDto,
  LeagueDto,
  PriceSimulationDto,
  PromotionDayDto,
  UserProfitDto,
  UserProfitPageDto,
} from './promotion.dto.ts';

export class PromotionApi extends ApiSource {
  invitees(filter: Body<'/user/invite/list', 'post'>): Promise<InviteePageDto> {
    return this.read('post', '/user/invite/list', { body: filter });
  }

  async days(days: number): Promise<PromotionDayDto[]> {
    return (await this.read('post', '/user/invite/days', { body: { days } })).list;
  }

  league(): Promise<LeagueDto> {
    return this.read('post', '/user/league', { body: {} });
  }

  profits(filter: Body<'/userProfits/getUserProfitsList', 'post'>): Promise<UserProfitPageDto> {
    return this.read('post', '/userProfits/getUserProfitsList', { body: filter });
  }

  defaultProfit(): Promise<DefaultProfitDto> {
    return this.read('post', '/userProfits/defaultProfit', { body: {} });
  }

  setDefaultProfit(amounts: Body<'/userProfits/defaultProfit', 'post'>): Promise<DefaultProfitDto> {
    return this.write('post', '/userProfits/defaultProfit', { body: amounts });
  }

  async createProfits(request: Body<'/userProfits/createUserProfits', 'post'>): Promise<UserProfitDto[]> {
    return (await this.write('post', '/userProfits/createUserProfits', { body: request })).list;
  }

  updateProfit(change: Body<'/userProfits/updateUserProfits', 'put'>): Promise<UserProfitDto> {
    return this.write('put', '/userProfits/updateUserProfits', { body: change });
  }

  async deleteProfits(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/userProfits/deleteUserProfitsByIds', { body: { ids } })).ids;
  }

  simulate(request: Body<'/userProfits/simulate', 'post'>): Promise<PriceSimulationDto> {
    return this.read('post', '/userProfits/simulate', { body: request });
  }
}
