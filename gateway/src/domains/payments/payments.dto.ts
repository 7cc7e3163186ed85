import type { Answer } from '../../rest/contract.ts';

export type PayChannelDto = Answer<'/pay/channels', 'get'>['list'][number];
export type PaymentDto = Answer<'/pay/create', 'post'>;
export type WechatPayRequestDto = NonNullable<PaymentDto['wechatPay']>;
export type PaymentStateDto = Answer<'/pay/check', 'post'>;
export type RechargePageDto = Answer<'/recharges/getRechargesList', 'post'>;
export type RechargeDto = RechargePageDto['list'][number];
