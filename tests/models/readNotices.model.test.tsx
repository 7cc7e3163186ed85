// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticesPanel } from '../../web/src/features/notices/NoticesPanel.tsx';
import { personNoticesText as text } from '../../web/src/features/notices/personNotices.text.ts';
import { readNoticesMachine } from '../../web/src/features/notices/readNotices.machine.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, isBusy, press } from '../support/viewTest.tsx';

const events = [
  { type: 'notices.read', ids: null },
  { type: 'notices.read', ids: [7] },
] as const;

const stateAssertions: StateAssertions<typeof readNoticesMachine, null> = {
  idle: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
  marking: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    // Another one is not held up.
    expect(snapshot.can({ type: 'notices.read', ids: [7] })).toBe(true);
  },
  requestFailed: (snapshot) => expect(snapshot.hasTag('failed')).toBe(true),
};

const modelTest = createModelTest(readNoticesMachine, {
  outcomes: { markRead: { done: { output: undefined }, lost: { error: new Error('offline') } } },
  events: events.map((event) => ({ ...event, ids: event.ids && [...event.ids] })),
  limit: 200,
  key: ({ value, context: { ids } }) => [value, ids],
  equivalence: ({ value }) => value,
  fixture: () => ({ world: null, machine: readNoticesMachine }),
});

describe('reading notices: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const list = [7, 8].map((id) => ({
  ...{ __typename: 'PersonNotice', id, title: `消息 ${id}`, detail: `消息 ${id} 的内容`, link: '' },
  ...{ createdAt: '2026-11-28T10:00:00+08:00', readAt: id === 8 ? '2026-11-28T11:00:00+08:00' : null },
}));
const page = { __typename: 'PersonNoticePage', page: 1, nextCursor: null, total: 2, totalIsExact: true };
const readAll = () => screen.getByRole('button', { name: text.readAll });

const viewTest = createViewTest(modelTest, {
  view: (actor) => <NoticesPanel id="panel" unread={1} reading={actor} onClose={() => {}} />,
  externalEvents: [],
  userActions: {
    'notices.read': async ({ ids }) =>
      press(ids ? await screen.findByRole('button', { name: /消息 7 的内容/ }) : readAll()),
  },
  // A busy button takes no second press.
  notOffered: (snapshot, { ids }) => snapshot.hasTag('busy') && ids === null,
  stateAssertions: {
    idle: () => {
      expect(isBusy(readAll())).toBe(false);
      expect(screen.queryByText(text.readFailed)).toBeNull();
    },
    marking: () => expect(isBusy(readAll())).toBe(true),
    requestFailed: () => expect(screen.getByText(text.readFailed)).toBeTruthy(),
  },
  answers: { ListPersonNotices: { personNotices: { ...page, list } } },
});

describe('reading notices, in the panel of the bell', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
