import { useSelector } from '@xstate/react';
import { BatchActions, BatchResults } from '../../flows/BatchResults.tsx';
import { isBusy, isOpen, selectContext, selectRefusal } from '../../lib/selectors.ts';
import { useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { AuditingGoods, Verdict } from './auditGoods.ts';
import { rejectReasons, judgingText as text } from './goodsAudit.text.ts';

const reasons = rejectReasons.map((reason) => ({ value: reason, text: reason }));

/** Approves or refuses goods: the question with its reason first, then what came of each. */
export function AuditDialog({ actor }: { actor: AuditingGoods }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const confirming = useMatches(actor, 'confirming');
  const refused = useMatches(actor, { resting: 'refused' });
  const refusal = useSelector(actor, selectRefusal);
  const { subject } = useSelector(actor, selectContext);
  if (!open || !subject) return null;
  const { approve, goods } = subject;
  const asks = confirming || refused;
  return (
    <Dialog
      open
      sticky
      width={560}
      title={text.title(approve, goods.length)}
      onClose={() => actor.send({ type: busy ? 'batch.stop' : 'batch.dismiss' })}
      actions={
        asks ? <AskActions actor={actor} approve={approve} /> : <BatchActions actor={actor} texts={text} />
      }
    >
      {asks ? (
        <>
          <AuditQuestion actor={actor} verdict={subject} />
          {refusal && <Message tone="danger">{refusal.msg}</Message>}
        </>
      ) : (
        <BatchResults actor={actor} count={goods.length} texts={text} nameOf={({ name }) => name} />
      )}
    </Dialog>
  );
}

function AskActions({ actor, approve }: { actor: AuditingGoods; approve: boolean }) {
  return (
    <>
      <Button onClick={() => actor.send({ type: 'batch.dismiss' })}>{text.cancel}</Button>
      <Button
        variant={approve ? 'primary' : 'danger'}
        data-autofocus={approve}
        onClick={() => actor.send({ type: 'batch.confirm' })}
      >
        {text.accept(approve)}
      </Button>
    </>
  );
}

function AuditQuestion({ actor, verdict }: { actor: AuditingGoods; verdict: Verdict }) {
  const { approve, goods, reason } = verdict;
  const { problem } = useSelector(actor, selectContext);
  const edit = (said: string) => actor.send({ type: 'subject.edit', change: { reason: said } });
  return (
    <Fields saving={false}>
      <p>{text.question(approve, goods.length)}</p>
      {!approve && (
        <>
          <Field label={text.template}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                value={null}
                placeholder={text.template}
                options={reasons}
                onChange={edit}
              />
            )}
          </Field>
          <ReasonField
            label={text.reason}
            hint={text.reasonHint}
            value={reason}
            error={problem}
            onChange={edit}
          />
        </>
      )}
    </Fields>
  );
}
