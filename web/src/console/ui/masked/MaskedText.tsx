import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useSecondsUntil } from '../../../ui/base/useSecondsUntil.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Copyable } from '../../../ui/copy/Copyable.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Form } from '../../../ui/inputs/Form.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import { MAX_REASON } from '../../reasons.ts';
import { maskedText as text } from './masked.text.ts';
import type { unmaskingMachine } from './unmasking.machine.ts';

interface Props {
  actor: ActorRefFrom<typeof unmaskingMachine>;
  text: string;
  label: string;
  mayLift: boolean;
}

/** The words, masked or in clear, and the way from one to the other. */
export function MaskedText({ actor, text: masked, label, mayLift }: Props) {
  const { text: clear, endsAt } = useFields(actor, 'text', 'endsAt');
  const seconds = useSecondsUntil(endsAt);
  const isAsking = useTag(actor, 'open');
  return (
    <Row as="span" gap={4} wrap>
      {clear === null ? <span className="num">{masked}</span> : <Copyable text={clear} label={label} wraps />}
      {clear !== null && (
        <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'mask.put' })}>
          {text.put(seconds)}
        </Button>
      )}
      {clear === null && mayLift && (
        <IconButton
          icon="eye"
          size={16}
          label={text.lift(label)}
          onClick={() => actor.send({ type: 'mask.lift' })}
        />
      )}
      {isAsking && <ReasonDialog actor={actor} label={label} />}
    </Row>
  );
}

function ReasonDialog({ actor, label }: Pick<Props, 'actor' | 'label'>) {
  const { reason, isUnfit, refusal } = useFields(actor, 'reason', 'isUnfit', 'refusal');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const form = useId();
  const close = () => actor.send({ type: 'mask.put' });
  return (
    <Dialog
      open
      title={text.title(label)}
      width={460}
      sticky
      onClose={close}
      actions={
        <DialogActions
          other={{ label: text.cancel, onClick: close }}
          main={{ label: text.submit, loading: busy, form }}
        />
      }
    >
      <Text as="p" tone="secondary" below={12}>
        {text.recorded}
      </Text>
      {refusal && (
        <Message tone="danger" below={12}>
          {refusal.msg}
        </Message>
      )}
      {failed && (
        <Message tone="warning" below={12}>
          {text.requestFailed}
        </Message>
      )}
      <Form id={form} onSubmit={() => actor.send({ type: 'reason.submit' })}>
        <Field label={text.reason} hint={text.reasonHint} error={isUnfit ? text.unfit : null}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              maxLength={MAX_REASON}
              readOnly={busy}
              value={reason}
              onChange={(value) => actor.send({ type: 'reason.edit', value })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
