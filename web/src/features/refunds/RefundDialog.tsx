import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { countResults, forecastRefunds } from './forecastRefund.ts';
import { PieceChoice } from './PieceChoice.tsx';
import { RefundRows } from './RefundRows.tsx';
import { isDivisible, partOf } from './refundPart.ts';
import { MAX_REASON, resultCountsText, refundingText as text, wayText } from './refunds.text.ts';
import type { RefundRequest, RequestingRefunds } from './requestRefunds.ts';

interface PartProps {
  actor: RequestingRefunds;
  request: RefundRequest;
}

/** What asking for the money of the chosen parcels will lead to; then how far it is, and what came of each. */
export function RefundDialog({ actor }: { actor: RequestingRefunds }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const confirming = useMatches(actor, 'confirming');
  const { subject } = useFields(actor, 'subject');
  if (!open || !subject) return null;
  const Body = confirming ? RefundQuestion : Results;
  return (
    <Dialog
      open
      title={text.title(subject.parcels.length, subject.by)}
      width={640}
      sticky
      onClose={() => actor.send({ type: busy ? 'batch.stop' : 'batch.dismiss' })}
      actions={<Actions actor={actor} request={subject} />}
    >
      <Body actor={actor} request={subject} />
    </Dialog>
  );
}

function Results({ actor, request }: PartProps) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { results, queue, refusal } = useFields(actor, 'results', 'queue', 'refusal');
  const counts = countResults(results, queue);
  const all = forecastRefunds(request.parcels, request.by).possible.length;
  const done = all - counts.unsent;
  return (
    <>
      {busy && (
        <Progress wide label={text.sending} value={done} max={all}>
          {text.progress(done, all)}
        </Progress>
      )}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!busy && results.length > 0 && (
        <Message tone={counts.failed + counts.unsent > 0 ? 'warning' : 'success'}>
          {resultCountsText(counts)}
        </Message>
      )}
      <RefundRows actor={actor} request={request} />
    </>
  );
}

function Actions({ actor, request: { parcels, by, pieces } }: PartProps) {
  const busy = useSelector(actor, isBusy);
  const confirming = useMatches(actor, 'confirming');
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { isStopping } = useFields(actor, 'isStopping');
  if (busy) {
    return (
      <Button disabled={isStopping} onClick={() => actor.send({ type: 'batch.stop' })}>
        {isStopping ? text.stopping : text.stop}
      </Button>
    );
  }
  const { possible, fen } = forecastRefunds(parcels, by, pieces);
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (confirming && possible.length > 0) {
    return (
      <>
        <Button onClick={dismiss}>{text.cancel}</Button>
        <Button variant="danger" onClick={confirm}>
          {text.accept(possible.length, fen, by)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={dismiss} data-autofocus={!canConfirm}>
        {confirming || canConfirm ? text.close : text.gotIt}
      </Button>
      {!confirming && canConfirm && (
        <Button variant="primary" data-autofocus onClick={confirm}>
          {text.retry}
        </Button>
      )}
    </>
  );
}

/** What each of the chosen parcels will get and by which way, and why it is asked for. */
function RefundQuestion({ actor, request }: PartProps) {
  const { problem } = useFields(actor, 'problem');
  const { parcels, by, reason, pieces } = request;
  const { ways, possible, fen, needsReason } = forecastRefunds(parcels, by, pieces);
  const [only, other] = parcels;
  const impossible = parcels.length - possible.length;
  if (possible.length === 0) {
    return (
      <>
        <Message tone="warning">{text.none}</Message>
        <RefundRows actor={actor} request={request} />
      </>
    );
  }
  return (
    <>
      <Text as="p" strong below={8}>
        {text.possible(possible.length, fen)}
      </Text>
      <Stack as="dl" gap={8} below={12}>
        {ways.map(({ way, count, fen: part }) => {
          const { name, words } = wayText(way, by);
          return (
            <div key={way}>
              <Row as="dt" justify="space-between">
                <span>
                  {name} <span className="num">{count}</span>
                </span>
                <Text num>{formatMoney(part)}</Text>
              </Row>
              <Text as="dd" tone="secondary" small>
                {words}
              </Text>
            </div>
          );
        })}
      </Stack>
      {impossible > 0 && <Message tone="warning">{text.impossible(impossible)}</Message>}
      {only && !other && isDivisible(only) ? (
        <PieceChoice
          label={text.pieces}
          items={only.items ?? []}
          pieces={request.pieces}
          onChange={(pieces) => actor.send({ type: 'subject.edit', change: { pieces } })}
          hint={partOf(only, request.pieces) ? text.partHint : text.wholeHint}
        />
      ) : (
        <RefundRows actor={actor} request={request} />
      )}
      {problem === text.piecesMissing && <Message tone="danger">{problem}</Message>}
      <Field
        label={text.reason}
        required={needsReason}
        error={problem === text.piecesMissing ? null : problem}
        hint={needsReason ? text.reasonNeeded : text.reasonHint[by]}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={MAX_REASON}
            value={reason}
            onChange={(to) => actor.send({ type: 'subject.edit', change: { reason: to } })}
          />
        )}
      </Field>
    </>
  );
}
