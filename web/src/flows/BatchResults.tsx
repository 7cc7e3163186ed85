import { useSelector } from '@xstate/react';
import { isBusy, isFailed } from '../lib/selectors.ts';
import { useFields, useMatches } from '../lib/useFields.ts';
import { Text } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { RowList } from '../ui/data/RowList.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { Progress } from '../ui/feedback/Progress.tsx';
import type { BatchAction } from './batchAction.ts';

/** What came of one thing: why it was not done, or null. */
interface Done {
  id: number;
  problem: string | null;
}

interface ActorProps<Subject, Part, Result> {
  actor: BatchAction<Subject, Part, Result>;
}

interface ActionsProps<Subject, Part, Result> extends ActorProps<Subject, Part, Result> {
  texts: Record<'stop' | 'stopping' | 'close' | 'gotIt' | 'retry', string>;
}

/** The buttons of a batch that runs, or has come to rest. */
export function BatchActions<Subject, Part, Result>({ actor, texts }: ActionsProps<Subject, Part, Result>) {
  const busy = useSelector(actor, isBusy);
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { isStopping } = useFields(actor, 'isStopping');
  if (busy)
    return (
      <Button disabled={isStopping} onClick={() => actor.send({ type: 'batch.stop' })}>
        {isStopping ? texts.stopping : texts.stop}
      </Button>
    );
  return (
    <>
      <Button onClick={() => actor.send({ type: 'batch.dismiss' })} data-autofocus={!canConfirm}>
        {canConfirm ? texts.close : texts.gotIt}
      </Button>
      {canConfirm && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'batch.confirm' })}>
          {texts.retry}
        </Button>
      )}
    </>
  );
}

interface ResultsProps<Subject, Part, Result> extends ActorProps<Subject, Part, Result> {
  /** How many there are. */
  count: number;
  texts: {
    doing: string;
    progress: (done: number, all: number) => string;
    requestFailed: string;
    counts: (done: number, failed: number, untried: number) => string;
    /** Names the list of what was not done. */
    list: string;
  };
  nameOf: (result: Result) => string;
}

/** How far a batch is, and what was not done and why. */
export function BatchResults<Subject, Part, Result extends Done>({
  actor,
  count,
  texts,
  nameOf,
}: ResultsProps<Subject, Part, Result>) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const showing = useMatches(actor, { resting: 'showingResults' });
  const { results, queue } = useFields(actor, 'results', 'queue');
  const notDone = results.filter(({ problem }) => problem !== null);
  return (
    <>
      {busy && (
        <Progress wide label={texts.doing} value={results.length} max={count}>
          {texts.progress(results.length, count)}
        </Progress>
      )}
      {failed && <Message tone="warning">{texts.requestFailed}</Message>}
      {showing && (
        <Message tone="warning">
          {texts.counts(results.length - notDone.length, notDone.length, queue.length)}
        </Message>
      )}
      {notDone.length > 0 && (
        <RowList label={texts.list} columns="1fr 1fr" height="40vh">
          {notDone.map((result) => (
            <li key={result.id}>
              <span className="num">{nameOf(result)}</span>
              <Text tone="danger">{result.problem}</Text>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
