import { useQuery } from '@apollo/client/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { formatDateTime } from '../../lib/time.ts';
import { Text } from '../../ui/base/Text.tsx';
import type { NoticeRowFragment } from '../graphql/generated/graphql.ts';
import { ReasonField } from '../ui/ReasonField.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import type { PublishingNotice, RemovingNotice, WithdrawingNotice } from './noticeActions.ts';
import { LoadNoticeReach } from './notices.graphql.ts';
import { audienceText, removeText, publishText as text, withdrawText } from './notices.text.ts';

/** Asks before a notice goes out, with what its readers will see and how many they are. */
export function PublishDialog({ actor }: { actor: PublishingNotice }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ startsAt }) => ({ ...text, title: startsAt ? text.titleAt : text.title })}
    >
      {(notice) => <Published notice={notice} />}
    </ConfirmActionDialog>
  );
}

function Published({ notice }: { notice: NoticeRowFragment }) {
  const { id, type, startsAt, endsAt } = notice;
  const { data, loading } = useQuery(LoadNoticeReach, {
    variables: { id },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const reach = data?.noticeReach.reach ?? null;
  const say = type === 'PERSONAL' ? text.delivered : text.visible;
  return (
    <>
      <Text as="p" below={12}>
        {say(audienceText(notice), startsAt && formatDateTime(startsAt))}
        {endsAt && text.until(formatDateTime(endsAt))}
        {reach !== null && text.accounts(reach)}
        {loading && text.counting}
        {type === 'PERSONAL' && text.fixed}
      </Text>
      <NoticePreview {...notice} createdAt={startsAt ?? new Date().toISOString()} />
    </>
  );
}

/** Asks why before a notice is taken back. */
export function WithdrawDialog({ actor }: { actor: WithdrawingNotice }) {
  return (
    <ConfirmActionDialog actor={actor} sticky destructive texts={withdrawText}>
      {({ type, title, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {type === 'PERSONAL' ? withdrawText.message(title) : withdrawText.notice(title)}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}

/** Asks before a draft is deleted. */
export function RemoveDialog({ actor }: { actor: RemovingNotice }) {
  return (
    <ConfirmActionDialog actor={actor} destructive texts={removeText}>
      {({ title }) => removeText.question(title)}
    </ConfirmActionDialog>
  );
}
