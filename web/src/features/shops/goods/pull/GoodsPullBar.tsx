import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import type { GoodsPullFieldsFragment } from '../../../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../../../lib/time.ts';
import { useFields, useMatches, useTag } from '../../../../lib/useFields.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { goodsPullLogic } from './goodsPull.actors.ts';
import { type GoodsPull, selectRuns } from './goodsPull.machine.ts';
import { goodsPullText as text } from './goodsPull.text.ts';

/** Reads what a shop has on sale, so that it can be linked before it is ordered. */
export function GoodsPullBar({ shopId }: { shopId: number }) {
  const client = useApolloClient();
  const logic = useMemo(() => goodsPullLogic(client), [client]);
  return <GoodsPullView actor={useActorRef(logic, { input: { shopId } })} />;
}

/** The button that begins a reading, or how far the one that runs is. */
export function GoodsPullView({ actor }: { actor: GoodsPull }) {
  const { pull, refusal } = useFields(actor, 'pull', 'refusal');
  const runs = useSelector(actor, selectRuns);
  const busy = useTag(actor, 'busy');
  const canBegin = useMatches(actor, 'resting');
  const requestFailed = useMatches(actor, { resting: 'requestFailed' });
  if (runs) {
    return (
      <Row gap={12} below={12}>
        <Progress wide label={text.progress} value={pull?.read ?? 0} max={pull?.total || 1}>
          {pull?.total ? text.read(pull.read, pull.total) : text.waiting}
        </Progress>
        <Button size="small" loading={busy} onClick={() => actor.send({ type: 'pull.cancel' })}>
          {text.cancel}
        </Button>
      </Row>
    );
  }
  return (
    <>
      <Row gap={12} below={12} wrap>
        <Button
          icon="refresh"
          loading={busy}
          disabled={!canBegin && !busy}
          onClick={() => actor.send({ type: 'pull.begin' })}
        >
          {pull ? text.again : text.begin}
        </Button>
        {pull && <Ended pull={pull} />}
      </Row>
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {pull?.status === 'FAILED' && !refusal && <Message tone="warning">{text.failed(pull.msg)}</Message>}
    </>
  );
}

/** When the last reading ended, and what it brought. */
function Ended({ pull }: { pull: GoodsPullFieldsFragment }) {
  if (pull.status === 'FAILED' || !pull.finishedAt) return null;
  const time = formatDateTime(pull.finishedAt);
  return (
    <Text tone="secondary" num>
      {pull.status === 'DONE' ? text.doneAt(text.done(pull), time) : text.cancelled(time)}
    </Text>
  );
}
