import type { ValueOf } from '../../../rest/enums.ts';

export const noticeAudience = { EVERYONE: 0, BUYERS: 1, SELLERS: 2, LEVEL: 3, ACCOUNT: 4 } as const;
export type NoticeAudience = ValueOf<typeof noticeAudience>;

export const noticeState = { DRAFT: 1, SCHEDULED: 2, PUBLISHED: 3, ENDED: 4, WITHDRAWN: 5 } as const;
export type NoticeState = ValueOf<typeof noticeState>;
