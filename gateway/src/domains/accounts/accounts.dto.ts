import type { Answer } from '../../rest/contract.ts';

/** The shapes of REST responses, under the names of the graph. */
export type BuyerDto = Answer<'/user/info', 'get'>;
export type SellerDto = Answer<'/seller/info', 'get'>;
export type AccountDto = BuyerDto | SellerDto;
export type AccountEntranceDto = Answer<'/common/accounts', 'get'>['list'][number];
export type LoginPayloadDto = Answer<'/common/login', 'post'>;
export type SignUpPayloadDto = Answer<'/common/register', 'post'>;
export type CaptchaDto = Answer<'/common/captcha', 'get'>;
export type SendPhoneCodePayloadDto = Answer<'/common/sendPhoneCode', 'post'>;
export type BeginRealNamePayloadDto = Answer<'/real/getUrl', 'post'>;
export type ConfirmRealNamePayloadDto = Answer<'/real/confirm', 'post'>;
