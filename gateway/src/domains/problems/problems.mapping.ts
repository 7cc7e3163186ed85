import type { ValueOf } from '../../graph/enums.ts';
import type { ProblemPageDto } from '../../rest/dto.ts';

export const problemKind = {
  AUTO_ORDER: 'autoOrder',
  OUTPUT: 'output',
  AUTO_SEND: 'autoSend',
  SHOP: 'shop',
} as const;
export type ProblemKind = ValueOf<typeof problemKind>;

/** REST keys its counts by the kind. */
export function countsByKind({ counts }: ProblemPageDto): { kind: ProblemKind; problems: number }[] {
  return Object.values(problemKind).map((kind) => ({ kind, problems: counts[kind] }));
}
