import type { Answer } from '../../rest/contract.ts';

export type AccountClosingDto = Answer<'/closing/find', 'get'>;
