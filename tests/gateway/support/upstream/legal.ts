import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const legalRow = { id: 1, kind: 1, version: '2026-11-22', title: '用户协议', draft: true, publishedAt: at };

export const answers: Answers = {
  '/legal/list': () => ok({ list: [{ ...legalRow, body: '正文' }] }),
  '/legal/mine': () => ok({ list: [{ ...legalRow, agreed: null, answeredAt: null }] }),
  '/legal/answer': () => ok({ list: [{ ...legalRow, agreed: true, answeredAt: at }] }),
};
