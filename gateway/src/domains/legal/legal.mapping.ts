import type { ValueOf } from '../../rest/enums.ts';

export const legalKind = { TERMS: 1, PRIVACY: 2, DATA: 3 } as const;
export type LegalKind = ValueOf<typeof legalKind>;
