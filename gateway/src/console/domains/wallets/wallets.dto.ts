import type { Answer } from '../../../rest/contract.ts';

export type WalletDto = Answer<'/console/wallets/read', 'get'>;
export type WalletLinePageDto = Answer<'/console/wallets/logs', 'get'>;
export type WalletLineDto = WalletLinePageDto['list'][number];
