// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import NoticeBell from '../../web/src/features/notices/NoticeBell.tsx';
import { personNoticesText as text } from '../../web/src/features/notices/personNotices.text.ts';
import { noticesText } from '../../web/src/ui/notices/notices.text.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { press } from '../support/viewTest.tsx';

afterEach(cleanup);

const read = { readAt: '2026-11-28T11:00:00+08:00' };
const notice = (id: number, more: object = {}) => ({
  ...{ __typename: 'PersonNotice', id, title: `消息 ${id}`, detail: `消息 ${id} 的内容` },
  ...{ link: '/buyer/wallet?tab=cashOuts', createdAt: '2026-11-28T10:00:00+08:00', readAt: null },
  ...more,
});

/** The bell of a person who has unread so much and was told these, beside another control. */
async function bellOf(counts: number[], list: object[]) {
  const page = { __typename: 'PersonNoticePage', page: 1, nextCursor: null, total: 2, totalIsExact: true };
  const unread = () => ({
    data: {
      unreadNotices: { __typename: 'UnreadNotices', count: counts.length > 1 ? counts.shift() : counts[0] },
    },
  });
  const { client, sent } = recordingClient({
    CountUnreadNotices: unread,
    ListPersonNotices: { personNotices: { ...page, list } },
    ReadNotices: { readNotices: { __typename: 'UnreadNotices', count: 0 } },
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <NoticeBell className="sign" />
        <button type="button">别处</button>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await act(answered);
  return sent;
}

const bell = () => screen.getByRole('button', { name: new RegExp(`^${text.title}`) });
const panel = () => screen.queryByRole('region', { name: text.title });
async function openPanel() {
  press(bell());
  await act(answered);
}

describe('the bell', () => {
  it('says how much is unread, up to 99', async () => {
    await bellOf([100], []);
    expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['站内消息，99+ 条未读', '99+']);
    cleanup();
    await bellOf([0], []);
    expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['站内消息', '']);
  });

  it('shows the newest when it is pressed, what is unread with a dot, and hides them at the next press', async () => {
    await bellOf([1], [notice(2), notice(1, read)]);
    expect([bell().getAttribute('aria-expanded'), panel()]).toEqual(['false', null]);
    await openPanel();
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    expect(bell().getAttribute('aria-controls')).toBe(panel()?.id);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('img', { name: noticesText.unread }) !== null)).toEqual([
      true,
      false,
    ]);
    await openPanel();
    expect(panel()).toBeNull();
  });

  it('closes at Escape with the focus on the bell, and when the focus or the pointer goes elsewhere', async () => {
    await bellOf([1], [notice(1)]);
    const elsewhere = screen.getByRole('button', { name: '别处' });
    await openPanel();
    const all = screen.getByRole('link', { name: text.seeAll });
    act(() => all.focus());
    fireEvent.keyDown(all, { key: 'Escape' });
    expect([panel(), document.activeElement]).toEqual([null, bell()]);

    await openPanel();
    act(() => screen.getByRole('link', { name: text.seeAll }).focus());
    act(() => elsewhere.focus());
    expect(panel()).toBeNull();

    await openPanel();
    fireEvent.pointerDown(elsewhere);
    expect(panel()).toBeNull();
  });

  it('marks the notice that is opened as read, goes to what it is about and closes', async () => {
    const sent = await bellOf([1, 0], [notice(1)]);
    await openPanel();
    const link = screen.getByRole('link', { name: /消息 1/ });
    expect(link.getAttribute('href')).toBe('/buyer/wallet?tab=cashOuts');
    press(link);
    await act(answered);
    expect(sent).toEqual([['ReadNotices', { ids: [1] }]]);
    await waitFor(() => expect([panel(), bell().textContent]).toEqual([null, '']));
  });

  it('marks all as read, and offers it only while something is unread', async () => {
    const sent = await bellOf([2, 0], [notice(2), notice(1)]);
    await openPanel();
    press(screen.getByRole('button', { name: text.readAll }));
    await act(answered);
    expect(sent).toEqual([['ReadNotices', { ids: null }]]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text.readAll })).toHaveProperty('disabled', true),
    );
  });

  it('says what will stand there while nothing was told', async () => {
    await bellOf([0], []);
    await openPanel();
    expect(panel()?.textContent).toContain(text.none.all);
  });
});
