import { useQuery } from '@apollo/client/react';
import type { LoadTimelineQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import styles from './Timeline.module.css';
import { LoadTimeline } from './timeline.graphql.ts';
import { actorNames, timelineText as text, traceStates } from './timeline.text.ts';

type Loaded = LoadTimelineQuery['timeline'];

/** What the courier says of a parcel, then what happened to it here; the newest first in both. */
export function Timeline({ packageId }: { packageId: number }) {
  const query = useQuery(LoadTimeline, {
    variables: { packageId },
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
    <div className={styles.timeline}>
      <section>
        <h3 className={styles.head}>
          {text.courier}
          {traceState && (
            <StatusDot tone={traceStates[traceState].tone}>{traceStates[traceState].text}</StatusDot>
          )}
        </h3>
        <p className={styles.courier}>
          {courierName}
          {waybillNo && <Copyable text={waybillNo} label={text.waybill} />}
        </p>
        {traces.length > 0 ? (
          <Lines lines={traces} className={styles.traces} />
        ) : (
          <p className={styles.quiet}>{waybillNo ? text.silent : text.noWaybill}</p>
        )}
      </section>
      <section>
        <h3 className={styles.head}>{text.own}</h3>
        {events.length > 0 ? (
          <Lines lines={events} withActor />
        ) : (
          <p className={styles.quiet}>{text.noEvents}</p>
        )}
      </section>
    </div>
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
          <p className={styles.second}>
            <time className="num" dateTime={at}>
              {formatTimestamp(at)}
            </time>
            {withActor && ` · ${actorNames[actor]}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Waiting() {
  return (
    <div className={styles.timeline} role="status" aria-label={text.loading}>
      <Skeleton width={140} />
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className={styles.waiting}>
          <Skeleton width="80%" />
          <Skeleton width={130} height={12} />
        </div>
      ))}
    </div>
  );
}
