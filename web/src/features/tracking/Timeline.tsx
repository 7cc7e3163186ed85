import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { EvidenceExport } from '../../exports/EvidenceExport.tsx';
import type { LoadTimelineQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { cx } from '../../ui/base/cx.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import styles from './Timeline.module.css';
import { LoadTimeline } from './timeline.graphql.ts';
import { actorNames, timelineText as text, timelineText, traceStates } from './timeline.text.ts';

type Loaded = LoadTimelineQuery['timeline'];

/** What the courier says of a parcel, then what happened to it here; the newest first in both. */
export function Timeline({ parcelId }: { parcelId: number }) {
  const query = useQuery(LoadTimeline, {
    variables: { parcelId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const timeline = query.data?.timeline;
  if (timeline) return <Told timeline={timeline} />;
  if (query.error) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Waiting />;
}

function Told({ timeline: { courierName, waybillNo, traceState, list } }: { timeline: Loaded }) {
  const traces = list.filter(({ type }) => type === 'TRACE');
  const events = list.filter(({ type }) => type !== 'TRACE');
  return (
    <Stack gap={24}>
      <section>
        <Row gap={12} below={8}>
          <h3>{text.courier}</h3>
          {traceState && (
            <StatusDot tone={traceStates[traceState].tone}>{traceStates[traceState].text}</StatusDot>
          )}
        </Row>
        <Row as="p" below={12}>
          {courierName}
          {waybillNo && <Copyable text={waybillNo} label={text.waybill} />}
        </Row>
        {traces.length > 0 ? (
          <Lines lines={traces} className={styles.traces} />
        ) : (
          <Text as="p" tone="secondary">
            {waybillNo ? text.silent : text.noWaybill}
          </Text>
        )}
      </section>
      <section>
        <Text as="h3" below={8}>
          {text.own}
        </Text>
        {events.length > 0 ? (
          <Lines lines={events} withActor />
        ) : (
          <Text as="p" tone="secondary">
            {text.noEvents}
          </Text>
        )}
      </section>
    </Stack>
  );
}

interface LinesProps {
  lines: Loaded['list'];
  className?: string | undefined;
  /** Says who did it. */
  withActor?: boolean;
}

function Lines({ lines, className, withActor = false }: LinesProps) {
  return (
    <ol className={cx(styles.lines, className)}>
      {lines.map(({ id, at, text: words, actor }) => (
        <li key={id}>
          <p>{words}</p>
          <SecondLine as="p">
            <time className="num" dateTime={at}>
              {formatTimestamp(at)}
            </time>
            {withActor && ` · ${actorNames[actor]}`}
          </SecondLine>
        </li>
      ))}
    </ol>
  );
}

function Waiting() {
  return (
    <Stack gap={24} role="status" aria-label={text.loading}>
      <Skeleton width={140} />
      {[1, 2, 3, 4].map((line) => (
        <Stack key={line} gap={8}>
          <Skeleton width="80%" />
          <Skeleton width={130} height={12} />
        </Stack>
      ))}
    </Stack>
  );
}

interface DrawerProps {
  parcelId: number | null;
  /** What can be done with it, above its way. */
  actions?: ReactNode;
  onClose: () => void;
}

/** The way of one parcel, beside the list that it was opened from. */
export function TrackingDrawer({ parcelId, actions, onClose }: DrawerProps) {
  return (
    <Drawer open={parcelId !== null} title={timelineText.title} onClose={onClose}>
      {parcelId !== null && actions}
      {parcelId !== null && (
        <Stack gap={24}>
          <Timeline parcelId={parcelId} />
          <EvidenceExport parcelId={parcelId} />
        </Stack>
      )}
    </Drawer>
  );
}
