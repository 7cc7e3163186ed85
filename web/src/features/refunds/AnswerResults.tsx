import { useSelector } from '@xstate/react';
import { isBusy, isFailed, selectContext } from '../../lib/selectors.ts';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Answer.module.css';
import { answeringText as text } from './answering.text.ts';
import type { Answering } from './answerRefunds.ts';

/** How far it is, and which refunds were not answered and why. */
export function AnswerResults({ actor, count }: { actor: Answering; count: number }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const showingResults = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'showingResults' }));
  const { results, queue } = useSelector(actor, selectContext);
  const notDone = results.filter(({ problem }) => problem !== null);
  return (
    <>
      {busy && (
        <Row gap={12} role="status">
          <Grow>
            <Progress label={text.doing} value={results.length} max={count} />
          </Grow>
          <Text num>{text.progress(results.length, count)}</Text>
        </Row>
      )}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
      {showingResults && (
        <Message tone="warning">
          {text.counts(results.length - notDone.length, notDone.length, queue.length)}
        </Message>
      )}
      {notDone.length > 0 && (
        <ul className={styles.failed} aria-label={text.list}>
          {notDone.map(({ id, packageNo, problem }) => (
            <li key={id}>
              <span className="num">{packageNo}</span>
              <Text tone="danger">{problem}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
