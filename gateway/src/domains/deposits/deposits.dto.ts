import type { Answer } from '../../rest/contract.ts';

export type DepositDto = Answer<'/deposit/mine', 'get'>;
