import type { Answer } from '../../rest/contract.ts';

export type SenderDto = Answer<'/sellerSends/create', 'post'>;
