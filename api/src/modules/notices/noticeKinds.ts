/** `notice.type`. */
export const noticeTypes = { platform: 1, home: 2, seller: 3, message: 4 } as const;

/** `notice.audience`: whom it is for. */
export const audiences = { everyone: 0, buyers: 1, sellers: 2, level: 3, account: 4 } as const;

/** `notice.status`: what an operator has made of it. */
export const noticeStatuses = { draft: 1, published: 2, withdrawn: 3 } as const;

/** What a notice is at a moment, by its status and its times. */
export const noticeStates = { draft: 1, scheduled: 2, shown: 3, ended: 4, withdrawn: 5 } as const;
