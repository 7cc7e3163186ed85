import type { Answer } from '../../../rest/contract.ts';

export type ChannelBillPageDto = Answer<'/console/channelBills', 'get'>;
export type ChannelBillDto = Answer<'/console/channelBills/read', 'get'>;
export type BillDifferencePageDto = Answer<'/console/billDifferences', 'get'>;
export type BillDifferenceDto = BillDifferencePageDto['list'][number];
