import { useSelector } from '@xstate/react';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { fillText as text } from './filling.text.ts';
import { readyRows } from './fillRows.ts';
import { canFix, canRetry, type FillWaybills, isChoosing, selectLeft } from './fillWaybills.selectors.ts';

/** The buttons at the foot, the one to do next last. */
export function FillActions({ actor }: { actor: FillWaybills }) {
  const sending = useMatches(actor, 'sending');
  const composing = [
    useMatches(actor, 'typing'),
    useMatches(actor, 'checked'),
    useSelector(actor, isChoosing),
  ].some(Boolean);
  const { stopping } = useFields(actor, 'stopping');
  if (composing) return <Composing actor={actor} />;
  if (!sending) return <Over actor={actor} />;
  return (
    <Button disabled={stopping} onClick={() => actor.send({ type: 'fill.stop' })}>
      {stopping ? text.stopping : text.stop}
    </Button>
  );
}

function Composing({ actor }: { actor: FillWaybills }) {
  const reading = useMatches(actor, 'reading');
  const choosing = useSelector(actor, isChoosing);
  const { rows } = useFields(actor, 'rows');
  return (
    <>
      <Button onClick={() => actor.send({ type: reading ? 'file.cancel' : 'fill.dismiss' })}>
        {text.cancel}
      </Button>
      {!choosing && (
        <Button variant="primary" onClick={() => actor.send({ type: 'fill.submit' })}>
          {text.submit(readyRows(rows).length)}
        </Button>
      )}
    </>
  );
}

function Over({ actor }: { actor: FillWaybills }) {
  const retriable = useSelector(actor, canRetry);
  const mendable = useSelector(actor, canFix);
  const left = useSelector(actor, selectLeft);
  const next = retriable || mendable;
  return (
    <>
      <Button onClick={() => actor.send({ type: 'fill.dismiss' })} data-autofocus={!next}>
        {next ? text.close : text.gotIt}
      </Button>
      {retriable && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'fill.retry' })}>
          {text.retry}
        </Button>
      )}
      {mendable && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'rest.fix' })}>
          {text.fix(left)}
        </Button>
      )}
    </>
  );
}
