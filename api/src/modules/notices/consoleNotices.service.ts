import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { notices } from '../../db/schema/index.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { type Audience, accountNamed, countAudience } from './audiences.ts';
import { lockNotice } from './consoleNotices.repository.ts';
import type { ConsoleNoticeDto, NoticeDraft, NoticeRevision } from './consoleNotices.schemas.ts';
import { takeBackSome } from './delivery.ts';
import { audiences, noticeStates, noticeStatuses, noticeTypes } from './noticeKinds.ts';

/** What operators do with notices, at the console and by commands. Each is recorded. */
export function consoleNoticeService(db: Db) {
  return {
    /** Begins a draft, or goes on with one. @throws Refusal NOTICE_STATE, NOTICE_CHANGED, NOTICE_TIMES, NOTICE_ACCOUNT, NOTICE_ACCOUNTS */
    save: (draft: NoticeDraft, who: Auditor): Promise<ConsoleNoticeDto> =>
      db.transaction((tx) => saveNotice(tx, draft, who)),

    /** @throws Refusal NOTICE_STATE, NOTICE_CHANGED, NOTICE_TIMES, NOTICE_ACCOUNT */
    publish: (id: number, revision: number, who: Auditor): Promise<ConsoleNoticeDto> =>
      db.transaction((tx) => publishNotice(tx, id, revision, who)),

    /** Changes what is published or scheduled. Of a message that went out nothing is changed. @throws Refusal as `save` */
    revise: (change: NoticeRevision, who: Auditor): Promise<ConsoleNoticeDto> =>
      db.transaction((tx) => reviseNotice(tx, change, who)),

    /** Nobody sees it any more. @throws Refusal NOTICE_STATE */
    withdraw: (id: number, reason: string, who: Auditor): Promise<ConsoleNoticeDto> =>
      db.transaction((tx) => withdrawNotice(tx, id, operatorReason(reason), who)),

    /** Only a draft is deleted. @throws Refusal NOTICE_STATE */
    remove: (id: number, who: Auditor): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await lockNotice(tx, id);
        if (before.state !== noticeStates.draft) throw new Refusal('NOTICE_STATE');
        await tx.delete(notices).where(eq(notices.id, id));
        await recordAudit(tx, who, { action: 'notice delete', target: String(id), before: facts(before) });
      }),
  };
}

export type ConsoleNoticeService = ReturnType<typeof consoleNoticeService>;

/** As `save` of the service, in the caller's transaction. */
export async function saveNotice(tx: Tx, draft: NoticeDraft, who: Auditor): Promise<ConsoleNoticeDto> {
  const { id, revision, title, detail } = draft;
  const before = id === undefined ? null : await lockNotice(tx, id);
  if (before) mustBe(before, revision, noticeStates.draft);
  const isMessage = draft.type === noticeTypes.message;
  const endsAt = isMessage ? null : draft.endsAt;
  mustEndLater(endsAt, draft.startsAt);
  const values = {
    ...(await audienceOf(tx, draft, before)),
    ...{ type: draft.type, title: title.trim(), detail: detail.trim() },
    ...{ top: !isMessage && draft.top, link: isMessage ? draft.link : '' },
    ...{ startsAt: dateOf(draft.startsAt), endsAt: dateOf(endsAt) },
  };
  const written = before
    ? await tx
        .update(notices)
        .set({ ...values, revision: sql`${notices.revision} + 1` })
        .where(eq(notices.id, before.id))
        .returning({ id: notices.id })
    : await tx
        .insert(notices)
        .values({ ...values, status: noticeStatuses.draft, author: who.name })
        .returning({ id: notices.id });
  const after = await lockNotice(tx, written[0]?.id ?? 0);
  await recordAudit(tx, who, {
    ...{ action: 'notice save', target: String(after.id), after: facts(after) },
    ...(before && { before: facts(before) }),
  });
  return after;
}

/** As `publish` of the service, in the caller's transaction. */
export async function publishNotice(
  tx: Tx,
  id: number,
  revision: number,
  who: Auditor,
): Promise<ConsoleNoticeDto> {
  const draft = await lockNotice(tx, id);
  mustBe(draft, revision, noticeStates.draft);
  mustEndLater(draft.endsAt, draft.startsAt);
  const isMessage = draft.type === noticeTypes.message;
  const reached = isMessage || draft.audience === audiences.account ? await countAudience(tx, draft) : 0;
  // The account was closed since it was named.
  if (draft.audience === audiences.account && reached === 0) throw new Refusal('NOTICE_ACCOUNT');
  await tx
    .update(notices)
    .set({
      status: noticeStatuses.published,
      createdAt: publishedAt(draft.startsAt),
      addressed: isMessage ? reached : 0,
    })
    .where(eq(notices.id, id));
  const after = await lockNotice(tx, id);
  await recordAudit(tx, who, { action: 'notice publish', target: String(id), after: facts(after) });
  return after;
}

async function reviseNotice(tx: Tx, change: NoticeRevision, who: Auditor): Promise<ConsoleNoticeDto> {
  const { id, revision, title, detail, top } = change;
  const before = await lockNotice(tx, id);
  const isMessage = before.type === noticeTypes.message;
  mustBe(before, revision, noticeStates.scheduled, ...(isMessage ? [] : [noticeStates.shown]));
  const endsAt = isMessage ? null : change.endsAt;
  const isScheduled = before.state === noticeStates.scheduled;
  mustEndLater(endsAt, isScheduled ? change.startsAt : null);
  await tx
    .update(notices)
    .set({
      ...{ title: title.trim(), detail: detail.trim(), top: !isMessage && top, endsAt: dateOf(endsAt) },
      ...(isScheduled && { startsAt: dateOf(change.startsAt), createdAt: publishedAt(change.startsAt) }),
      revision: sql`${notices.revision} + 1`,
    })
    .where(eq(notices.id, id));
  const after = await lockNotice(tx, id);
  await recordAudit(tx, who, {
    ...{ action: 'notice revise', target: String(id), reason: operatorReason(change.reason) },
    ...{ before: facts(before), after: facts(after) },
  });
  return after;
}

/** As `withdraw` of the service, in the caller's transaction. A message begins to leave the bells at once. */
export async function withdrawNotice(
  tx: Tx,
  id: number,
  reason: string,
  who: Auditor,
): Promise<ConsoleNoticeDto> {
  const before = await lockNotice(tx, id);
  const { scheduled, shown, ended } = noticeStates;
  mustBe(before, before.revision, scheduled, shown, ended);
  await tx
    .update(notices)
    .set({ status: noticeStatuses.withdrawn, settledAt: null })
    .where(eq(notices.id, id));
  if (before.type === noticeTypes.message) await takeBackSome(tx, id);
  const after = await lockNotice(tx, id);
  await recordAudit(tx, who, {
    ...{ action: 'notice withdraw', target: String(id), reason },
    ...{ before: facts(before), after: facts(after) },
  });
  return after;
}

async function audienceOf(tx: Tx, draft: NoticeDraft, before: ConsoleNoticeDto | null): Promise<Audience> {
  const { audience, level = null, account } = draft;
  if (audience === audiences.level && level === null) throw new Refusal('BAD_PARAM', { field: 'level' });
  if (audience !== audiences.account)
    return { audience, level: audience === audiences.level ? level : null, accountId: null };
  const kept = before?.audience === audience ? before.accountId : null;
  if (account === undefined && kept === null) throw new Refusal('NOTICE_ACCOUNT');
  return { audience, level: null, accountId: account === undefined ? kept : await accountNamed(tx, account) };
}

function mustBe(notice: ConsoleNoticeDto, revision: number | undefined, ...states: number[]): void {
  if (!states.includes(notice.state)) throw new Refusal('NOTICE_STATE');
  if (notice.revision !== revision) throw new Refusal('NOTICE_CHANGED', {}, { revision: notice.revision });
}

function mustEndLater(endsAt: string | null, startsAt: string | null): void {
  if (endsAt === null) return;
  const begins = Math.max(Date.now(), startsAt === null ? 0 : Date.parse(startsAt));
  if (Date.parse(endsAt) <= begins) throw new Refusal('NOTICE_TIMES');
}

/** At its time, or now where that is past; the column would round up, to a moment that has not come. */
const publishedAt = (startsAt: string | null): SQL =>
  sql`greatest(${startsAt}::timestamptz, date_trunc('milliseconds', now()))`;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What the log keeps. The words of a message may be about one person, and stay out of it. */
function facts({ type, title, detail, audience, level, accountId, ...notice }: ConsoleNoticeDto): object {
  const { state, top, startsAt, endsAt, revision } = notice;
  const words = type === noticeTypes.message ? {} : { title, detail };
  return { type, ...words, audience, level, accountId, state, top, startsAt, endsAt, revision };
}
