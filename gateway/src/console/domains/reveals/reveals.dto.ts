import type { Answer } from '../../../rest/contract.ts';

export type RevealedPersonDto = Answer<'/console/reveal', 'post'>;
