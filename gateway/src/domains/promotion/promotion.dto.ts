import type { Answer } from '../../rest/contract.ts';

export type InviteePageDto = Answer<'/user/invite/list', 'post'>;
export type InviteeDto = InviteePageDto['list'][number];
export type PromotionDayDto = Answer<'/user/invite/days', 'post'>['list'][number];
export type LeagueDto = Answer<'/user/league', 'post'>;
export type UserProfitPageDto = Answer<'/userProfits/getUserProfitsList', 'post'>;
export type UserProfitDto = UserProfitPageDto['list'][number];
export type DefaultProfitDto = Answer<'/userProfits/defaultProfit', 'post'>;
export type PriceSimulationDto = Answer<'/userProfits/simulate', 'post'>;
