import type { Answer } from '../../rest/contract.ts';

export type BasketLineDto = Answer<'/basketLines/save', 'post'>;
