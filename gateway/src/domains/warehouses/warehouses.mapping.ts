import type { ValueOf } from '../../rest/enums.ts';

export const outputMode = { DELAYED: 0, IMMEDIATE: 1 } as const;
export type OutputMode = ValueOf<typeof outputMode>;

export const areaRuleType = { BAN: 1, SURCHARGE: 2, FREE: 3 } as const;
export type AreaRuleType = ValueOf<typeof areaRuleType>;
