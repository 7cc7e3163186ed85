import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { minuteOf, momentOf } from '../../lib/minutes.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { NoticeAudience, NoticeRowFragment, NoticeType } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { ReviseNotice, SaveNotice } from './notices.graphql.ts';
import { editText as text } from './notices.text.ts';

/** What is edited; without a notice a new one is begun. */
export interface EditedNotice {
  notice: NoticeRowFragment | null;
}

/** As typed; times are minutes of Shanghai such as `2026-11-30T08:00`, '' for none. */
export interface NoticeForm extends Record<'account' | 'title' | 'detail' | 'link', string> {
  type: NoticeType;
  audience: NoticeAudience;
  level: number | null;
  isPinned: boolean;
  startsAt: string;
  endsAt: string;
  reason: string;
}
export type NoticeProblems = Partial<Record<keyof NoticeForm, string>>;
export type EditingNotice = EditRecord<EditedNotice, NoticeForm, NoticeProblems>;

const OWN_PATH = /^\/(?:[A-Za-z0-9?][A-Za-z0-9_\-/?=&%.]*)?$/;

const blank: NoticeForm = {
  ...{ type: 'HOME', audience: 'EVERYONE', level: null, account: '' },
  ...{ title: '', detail: '', link: '', isPinned: false, startsAt: '', endsAt: '', reason: '' },
};

/** Whether it is out already, so that a change needs a reason. */
export const isOut = ({ notice }: EditedNotice) => notice !== null && notice.state !== 'DRAFT';
/** What is shown already keeps its beginning. */
export const hasBegun = ({ notice }: EditedNotice) => notice?.state === 'PUBLISHED';

function problemsOf(form: NoticeForm, item: EditedNotice, now: number): NoticeProblems {
  const { audience, title, detail, link } = form;
  const problems: NoticeProblems = {};
  if (title.trim() === '') problems.title = text.titleMissing;
  if (detail.trim() === '') problems.detail = text.detailMissing;
  if (audience === 'LEVEL' && form.level === null) problems.level = text.levelMissing;
  const keepsAccount = item.notice?.audience === 'ACCOUNT';
  if (audience === 'ACCOUNT' && form.account.trim() === '' && !keepsAccount)
    problems.account = text.accountMissing;
  if (form.type === 'PERSONAL' && link.trim() !== '' && !OWN_PATH.test(link.trim()))
    problems.link = text.linkWrong;
  if (isOut(item) && !isReason(form.reason)) problems.reason = reasonText.unfit;
  return { ...problems, ...timesProblems(form, item, now) };
}

function timesProblems(form: NoticeForm, item: EditedNotice, now: number): NoticeProblems {
  const at = (minute: string) => Date.parse(momentOf(minute) ?? '');
  const starts = hasBegun(item) || form.startsAt === '' ? now : at(form.startsAt);
  if (!(starts >= now)) return { startsAt: text.startsWrong };
  if (form.type === 'PERSONAL' || form.endsAt === '' || at(form.endsAt) > starts) return {};
  return { endsAt: text.endsWrong };
}

function refusedAt({ errorKey, msg }: Refusal): NoticeProblems | null {
  if (errorKey === 'NOTICE_ACCOUNT' || errorKey === 'NOTICE_ACCOUNTS') return { account: msg };
  return errorKey === 'NOTICE_TIMES' ? { endsAt: msg } : null;
}

/** The draft with the revision that holds now, where another operator has saved it meanwhile. */
function current({ notice }: EditedNotice, { errorKey, data }: Refusal): EditedNotice | null {
  const revision = data.revision;
  if (errorKey !== 'NOTICE_CHANGED' || notice === null || typeof revision !== 'number') return null;
  return { notice: { ...notice, revision } };
}

/** Writes a notice: saves a draft, or changes what is out with a reason. */
export const editNotice = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ notice }: EditedNotice): NoticeForm =>
      notice === null
        ? blank
        : {
            ...blank,
            ...{ type: notice.type, audience: notice.audience, level: notice.level },
            ...{ title: notice.title, detail: notice.detail, link: notice.link, isPinned: notice.isPinned },
            ...{ startsAt: minuteOf(notice.startsAt), endsAt: minuteOf(notice.endsAt) },
          },
    validate: (form: NoticeForm, item) => problemsOf(form, item, Date.now()),
    save: (form, item): Promise<unknown> => {
      const { type, audience, level, account, link, reason, isPinned } = form;
      const words = {
        ...{ title: form.title.trim(), detail: form.detail.trim(), isPinned },
        ...{ startsAt: momentOf(form.startsAt), endsAt: momentOf(form.endsAt) },
      };
      const { id, revision } = item.notice ?? {};
      if (id !== undefined && revision !== undefined && isOut(item))
        return runMutation(client, ReviseNotice, {
          input: { ...words, id, revision, reason: reason.trim() },
        });
      return runMutation(client, SaveNotice, {
        input: {
          ...{ ...words, type, audience, link: type === 'PERSONAL' ? link.trim() : '' },
          ...(id !== undefined && { id, revision }),
          ...(audience === 'LEVEL' && { level }),
          ...(audience === 'ACCOUNT' && account.trim() !== '' && { account: account.trim() }),
        },
      });
    },
    refusedAt,
    current,
    onSaved: (item) => toast.success(isOut(item) ? text.revised : text.saved),
  });
