import type { ValueOf } from '../../rest/enums.ts';

export const noticeType = { PLATFORM: 1, HOME: 2, SELLER: 3, PERSONAL: 4 } as const;
export type NoticeType = ValueOf<typeof noticeType>;
