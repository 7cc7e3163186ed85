// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { NoticeRowFragment } from '../../web/src/console/graphql/generated/graphql.ts';
import { EditNoticeDialog } from '../../web/src/console/notices/EditNoticeDialog.tsx';
import { editNotice } from '../../web/src/console/notices/editNotice.ts';
import { RemoveDialog, WithdrawDialog } from '../../web/src/console/notices/NoticeDialogs.tsx';
import { NoticePreview } from '../../web/src/console/notices/NoticePreview.tsx';
import { removeNotice, withdrawNotice } from '../../web/src/console/notices/noticeActions.ts';
import { stepsOf } from '../../web/src/console/notices/noticeColumns.tsx';
import {
  audienceText,
  editText,
  removeText,
  withdrawText,
} from '../../web/src/console/notices/notices.text.ts';
import { noticesParams, noticesVariables } from '../../web/src/console/notices/noticesQuery.ts';
import { reasonText } from '../../web/src/console/reasons.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';

afterEach(cleanup);

const reason = '时间写错，重新发布';
const notice: NoticeRowFragment = {
  ...{ __typename: 'Notice', id: 7, type: 'PLATFORM', audience: 'EVERYONE', level: null },
  ...{ accountId: null, accountName: '', title: '停发通知', detail: '明天停发', link: '', isPinned: false },
  ...{ state: 'DRAFT', startsAt: null, endsAt: null, publishedAt: null, revision: 3, author: 'kefu' },
  ...{ addressed: null, delivered: null, isSettled: true },
};
const published: NoticeRowFragment = { ...notice, state: 'PUBLISHED' };
const message: NoticeRowFragment = { ...published, type: 'PERSONAL' };
const answered = (name: string) => ({ [name]: notice });

for (const of of [published, message])
  testConfirmAction(`withdrawing what is ${of.type}`, {
    build: withdrawNotice,
    view: (actor) => <WithdrawDialog actor={actor} />,
    subject: { ...of, reason: ` ${reason} ` },
    sticky: true,
    texts: withdrawText,
    question: of.type === 'PERSONAL' ? withdrawText.message(of.title) : withdrawText.notice(of.title),
    sends: ['WithdrawNotice', { id: 7, reason }],
    answers: { WithdrawNotice: answered('withdrawNotice') },
    done: withdrawText.done,
  });

testConfirmAction('deleting a draft', {
  build: removeNotice,
  view: (actor) => <RemoveDialog actor={actor} />,
  subject: notice,
  texts: removeText,
  question: removeText.question(notice.title),
  sends: ['DeleteNotice', { id: 7 }],
  answers: { DeleteNotice: { deleteNotice: true } },
  done: removeText.done,
});

const box = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });

for (const [name, of] of [
  ['a draft', notice],
  ['a notice that is out', published],
] as const)
  testEditRecord(`writing ${name}`, {
    build: editNotice,
    view: (actor) => <EditNoticeDialog actor={actor} />,
    item: { notice: of },
    texts: { ...editText, save: of.state === 'DRAFT' ? editText.save : editText.saveRevision },
    changes: [{ title: '改期通知', ...(of.state !== 'DRAFT' && { reason }) }, { title: ' ' }],
    fill: (change) => {
      if (change.title !== undefined) type(editText.title, change.title);
      if (change.reason !== undefined) type(reasonText.label, change.reason);
    },
    stands: (form, change) =>
      form.title === change.title && (change.reason === undefined || form.reason === change.reason),
    saysOf: (problems) => Object.values(problems),
    shows: (form) => expect(box(editText.title).value).toBe(form.title),
    conflict: {
      answer: { output: refusal('NOTICE_CHANGED', '其他操作员刚刚修改了这条公告', { revision: 9 }) },
      save: () => editText.saveOver,
      shows: (form) => {
        expect(box(editText.title).value).toBe(form.title);
        expect(screen.getByText(editText.conflict)).toBeTruthy();
      },
    },
  });

describe('what is saved', () => {
  const save = async (item: NoticeRowFragment | null, change: object) => {
    const { client, sent } = recordingClient({
      SaveNotice: answered('saveNotice'),
      ReviseNotice: answered('reviseNotice'),
    });
    const actor = createActor(editNotice(client)).start();
    actor.send({ type: 'editor.open', item: { notice: item } });
    actor.send({ type: 'form.edit', change });
    actor.send({ type: 'form.save' });
    const { problems } = actor.getSnapshot().context;
    await Promise.resolve();
    return { sent, problems };
  };
  const words = { title: ' 周年庆 ', detail: '全场包邮' };

  it('is a draft of its audience, with times of Shanghai', async () => {
    const { sent } = await save(null, {
      ...{ ...words, audience: 'LEVEL', level: 3, startsAt: '2099-01-01T08:00', endsAt: '2099-01-02T08:00' },
    });
    expect(sent).toEqual([
      [
        'SaveNotice',
        {
          input: {
            ...{
              title: '周年庆',
              detail: '全场包邮',
              isPinned: false,
              type: 'HOME',
              audience: 'LEVEL',
              level: 3,
            },
            ...{ link: '', startsAt: '2099-01-01T08:00:00+08:00', endsAt: '2099-01-02T08:00:00+08:00' },
          },
        },
      ],
    ]);
  });

  it.each([
    [{ audience: 'LEVEL' }, { level: editText.levelMissing }],
    [{ audience: 'ACCOUNT' }, { account: editText.accountMissing }],
    [{ type: 'PERSONAL', link: 'https://elsewhere.example' }, { link: editText.linkWrong }],
    [{ startsAt: '2020-01-01T08:00' }, { startsAt: editText.startsWrong }],
    [{ endsAt: '2020-01-01T08:00' }, { endsAt: editText.endsWrong }],
    [{ startsAt: '2099-01-02T08:00', endsAt: '2099-01-01T08:00' }, { endsAt: editText.endsWrong }],
  ])('is nothing with %j', async (change, problems) => {
    expect(await save(null, { ...words, ...change })).toEqual({ sent: [], problems });
  });

  it('keeps the account that was named before', async () => {
    const { sent } = await save({ ...notice, audience: 'ACCOUNT', accountId: 5, accountName: '青柠' }, words);
    expect(sent[0]?.[1]).not.toHaveProperty('input.account');
  });
});

describe('the list', () => {
  it('offers what can be done in each state', () => {
    const steps = (state: NoticeRowFragment['state'], of = published) => stepsOf({ ...of, state });
    expect([
      steps('DRAFT'),
      steps('SCHEDULED'),
      steps('PUBLISHED'),
      steps('ENDED'),
      steps('WITHDRAWN'),
    ]).toEqual([
      ...[['publish', 'edit', 'remove'], ['edit', 'withdraw'], ['edit', 'withdraw'], ['withdraw'], []],
    ]);
    expect(steps('PUBLISHED', message)).toEqual(['withdraw']);
  });

  it('says whom each is for', () => {
    const of = (more: Partial<NoticeRowFragment>) => audienceText({ ...notice, ...more });
    expect([
      of({}),
      of({ type: 'PERSONAL' }),
      of({ audience: 'LEVEL', level: 3 }),
      of({ audience: 'ACCOUNT', accountName: '青柠百货' }),
    ]).toEqual(['所有人', '全部账号', '3级买家', '青柠百货']);
  });

  it('is narrowed as its address says', () => {
    const search = 'tab=DRAFT&keyword=停发&type=HOME&audience=LEVEL';
    expect(noticesVariables(noticesParams.read(new URLSearchParams(search))).filter).toEqual({
      ...{ state: 'DRAFT', title: '停发', type: 'HOME', audience: 'LEVEL' },
    });
  });
});

describe('the preview', () => {
  it.each(['HOME', 'PLATFORM', 'SELLER', 'PERSONAL'] as const)(
    'shows %s in both themes, and nothing in it can be pressed',
    (of) => {
      render(<NoticePreview {...notice} type={of} createdAt="2026-11-29T10:00:00+08:00" />, {
        wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
      });
      for (const theme of ['浅色预览', '深色预览']) {
        const frame = screen.getByRole('figure', { name: theme });
        expect(within(frame).getAllByText('明天停发').length).toBeGreaterThan(0);
        expect(frame.querySelector('[inert]')).not.toBeNull();
      }
    },
  );
});
