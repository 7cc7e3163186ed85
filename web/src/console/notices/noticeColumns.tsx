import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import type { Column } from '../../ui/data/Table.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { NoticeRowFragment } from '../graphql/generated/graphql.ts';
import { audienceText, stateNames, stateTones, listText as text, typeNames } from './notices.text.ts';

/** What may be done with a notice, to whoever may publish. */
export type NoticeStep = 'edit' | 'publish' | 'withdraw' | 'remove';

/** What is done next in each state; a message that went out is not edited. */
export function stepsOf({ state, type }: Pick<NoticeRowFragment, 'state' | 'type'>): readonly NoticeStep[] {
  if (state === 'DRAFT') return ['publish', 'edit', 'remove'];
  if (state === 'SCHEDULED' || (state === 'PUBLISHED' && type !== 'PERSONAL')) return ['edit', 'withdraw'];
  return state === 'WITHDRAWN' ? [] : ['withdraw'];
}

const column = columnsNamed<
  NoticeRowFragment,
  'notice' | 'type' | 'audience' | 'state' | 'shown' | 'author' | 'actions'
>(text);

interface Handlers {
  onView: (notice: NoticeRowFragment) => void;
  /** Null for who may only look. */
  onStep: ((step: NoticeStep, notice: NoticeRowFragment) => void) | null;
}

/** `onStep` null for who may only look. */
export const noticeColumns = ({ onView, onStep }: Handlers): Column<NoticeRowFragment>[] => [
  column(
    'notice',
    undefined,
    (notice) => (
      <>
        <Row gap={4}>
          <Button variant="text" onClick={() => onView(notice)}>
            {notice.title}
          </Button>
          {notice.isPinned && <Tag>{text.pinned}</Tag>}
        </Row>
        <SecondLine cut="ellipsis">{notice.detail}</SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('type', 104, ({ type }) => typeNames[type]),
  column('audience', 116, (notice) => <Text anywhere>{audienceText(notice)}</Text>),
  column('state', 148, (notice) => <State notice={notice} />),
  column('shown', 148, ({ publishedAt, startsAt, endsAt }) => (
    <>
      <span className="num">
        {publishedAt || startsAt ? formatDateTime(publishedAt ?? startsAt) : text.atOnce}
      </span>
      {endsAt && <SecondLine num>{text.until(formatDateTime(endsAt))}</SecondLine>}
    </>
  )),
  column('author', 96, ({ author, revision }) => (
    <>
      {author || '—'}
      {revision > 1 && <SecondLine>{text.revision(revision)}</SecondLine>}
    </>
  )),
  ...(onStep
    ? [
        column(
          'actions',
          164,
          (notice) => (
            <Row gap={4} justify="flex-end">
              {stepsOf(notice).map((step) => (
                <Button
                  key={step}
                  variant={step === 'publish' || step === 'edit' ? 'text' : 'quiet'}
                  onClick={() => onStep(step, notice)}
                >
                  {text[step]}
                </Button>
              ))}
            </Row>
          ),
          { align: 'right' as const, stick: 'right' as const },
        ),
      ]
    : []),
];

/** Where it stands; of a message that is under way, how far it is. */
export function State({ notice }: { notice: NoticeRowFragment }) {
  const { state, addressed, delivered, isSettled } = notice;
  return (
    <>
      <StatusDot tone={stateTones[state]}>{stateNames[state]}</StatusDot>
      {state === 'WITHDRAWN' && !isSettled && <SecondLine>{text.takingBack}</SecondLine>}
      {state !== 'SCHEDULED' && addressed !== null && delivered !== null && (
        <>
          <SecondLine num>{text.progress(delivered, addressed)}</SecondLine>
          {!isSettled && state === 'PUBLISHED' && (
            <Progress label={text.progressLabel} value={delivered} max={Math.max(addressed, delivered, 1)} />
          )}
        </>
      )}
    </>
  );
}
