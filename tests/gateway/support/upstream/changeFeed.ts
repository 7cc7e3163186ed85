import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export const answers: Answers = {
  '/changes/list': () =>
    ok({ list: [{ kind: 'ORDER', id: 1, updatedAt: at }], cursor: 'next', hasMore: false }),
};
