import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
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
  invitees(filter: Body<'/user/invite/list', 'post'>, selection?: Selection): Promise<InviteePageDto> {
    return this.read('post', '/user/invite/list', { body: filter, selection });
  }

  days(days: number, selection?: Selection): Promise<PromotionDayDto[]> {
    return this.read('post', '/user/invite/days', { body: { days }, selection, under: 'list' });
  }

  league(selection?: Selection): Promise<LeagueDto> {
    return this.read('post', '/user/league', { body: {}, selection });
  }

  profits(
    filter: Body<'/userProfits/getUserProfitsList', 'post'>,
    selection?: Selection,
  ): Promise<UserProfitPageDto> {
    return this.read('post', '/userProfits/getUserProfitsList', { body: filter, selection });
  }

  defaultProfit(selection?: Selection): Promise<DefaultProfitDto> {
    return this.read('post', '/userProfits/defaultProfit', { body: {}, selection });
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
