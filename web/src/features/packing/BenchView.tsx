import { useSelector } from '@xstate/react';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Bench.module.css';
import { BenchField } from './BenchField.tsx';
import { BenchLines } from './BenchLines.tsx';
import type { Bench } from './bench.machine.ts';
import { benchText as text } from './bench.text.ts';

/** The field, what is wrong, and the parcel that is open. */
export function BenchView({ bench }: { bench: Bench }) {
  const { parcel, last } = useFields(bench, 'parcel', 'last');
  const alarm = useTag(bench, 'alarm');
  return (
    <Panel className={alarm ? styles.alarm : undefined}>
      <BenchField bench={bench} />
      <Text as="p" tone="secondary" small above={8} below={16}>
        {text.keys}
      </Text>
      <Trouble bench={bench} />
      {parcel && <BenchLines bench={bench} parcel={parcel} />}
      {!parcel && last && !alarm && (
        <Message tone="success">
          {last.place === null || last.place === undefined
            ? text.last(last.packageNo)
            : text.lastPlace(last.place, last.packageNo)}
        </Message>
      )}
      {!parcel && !last && !alarm && <EmptyState illustration="box" title={text.idle} hint={text.idleHint} />}
      <Steps bench={bench} />
    </Panel>
  );
}

/** What keeps the bench from going on, in red until it is acknowledged. */
function Trouble({ bench }: { bench: Bench }) {
  const { parcel, refusal, wrong, typed } = useFields(bench, 'parcel', 'refusal', 'wrong', 'typed');
  const stopped = useMatches(bench, 'stopped');
  const wrongPiece = useMatches(bench, 'wrongPiece');
  const asking = useMatches(bench, 'askingWaybill');
  const failed = [useMatches(bench, 'packFailed'), useMatches(bench, 'leaveFailed')].some(Boolean);
  const acknowledge = (
    <Button variant="danger" onClick={() => bench.send({ type: 'alarm.acknowledge' })}>
      {text.acknowledge}
    </Button>
  );
  if (stopped)
    return (
      <Message tone="danger" below={16} action={acknowledge}>
        <Text strong block>
          {refusal?.msg || text.lost}
        </Text>
        <Text num anywhere>
          {parcel ? text.stopped(parcel.packageNo) : text.scanned(typed)}
        </Text>
      </Message>
    );
  if (wrongPiece && wrong)
    return (
      <Message tone="danger" below={16} action={acknowledge}>
        <Text strong block>
          {text.wrong[wrong]}
        </Text>
        <Text num anywhere>
          {text.code(typed)}
        </Text>
      </Message>
    );
  if (failed)
    return (
      <Message
        tone="warning"
        below={16}
        action={<Button onClick={() => bench.send({ type: 'pack.retry' })}>{text.retry}</Button>}
      >
        {text.lost}
      </Message>
    );
  if (asking)
    return (
      <Message tone={refusal ? 'danger' : 'info'} below={16}>
        {refusal ? refusal.msg || text.lost : text.complete}
      </Message>
    );
  return null;
}

/** The same steps as the keys, for a hand that holds a mouse. */
function Steps({ bench }: { bench: Bench }) {
  const busy = useSelector(bench, isBusy);
  const opening = useMatches(bench, 'opening');
  const canSkip = useSelector(bench, (snapshot) => snapshot.can({ type: 'parcel.skip' }));
  const canUndo = useSelector(bench, (snapshot) => snapshot.can({ type: 'scan.undo' }));
  const canCancel = useSelector(bench, (snapshot) => snapshot.can({ type: 'skip.cancel' }));
  return (
    <Row above={16}>
      {busy && <span role="status">{opening ? text.opening : text.packing}</span>}
      <Grow />
      {canUndo && <Button onClick={() => bench.send({ type: 'scan.undo' })}>{text.undo}</Button>}
      {canSkip && <Button onClick={() => bench.send({ type: 'parcel.skip' })}>{text.skip}</Button>}
      {canCancel && <Button onClick={() => bench.send({ type: 'skip.cancel' })}>{text.cancelSkip}</Button>}
    </Row>
  );
}
