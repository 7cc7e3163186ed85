import { type FormEvent, useId } from 'react';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { REVIEW_MAX } from './reviewOrder.machine.ts';
import type { OrderReview } from './reviewOrder.selectors.ts';
import { reviewText as text } from './reviewOrder.text.ts';
import { ScoreField } from './ScoreField.tsx';

/** One to five stars for an order that was received, and a few words. */
export function ReviewDialog({ actor }: { actor: OrderReview }) {
  const open = !useMatches(actor, 'closed');
  const busy = useTag(actor, 'busy');
  const formId = useId();
  const close = () => actor.send({ type: 'review.close' });
  return (
    <Dialog
      open={open}
      title={text.title}
      width={480}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.send}
          </Button>
        </>
      }
    >
      <ReviewForm actor={actor} id={formId} />
    </Dialog>
  );
}

function ReviewForm({ actor, id }: { actor: OrderReview; id: string }) {
  const busy = useTag(actor, 'busy');
  const broken = useMatches(actor, { form: 'broken' });
  const { subject, score, text: words } = useFields(actor, 'subject', 'score', 'text');
  const { isScoreMissing, refusal } = useFields(actor, 'isScoreMissing', 'refusal');
  const send = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'review.send' });
  };
  return (
    <form id={id} onSubmit={send} noValidate>
      <Stack>
        {subject && (
          <Text as="p" tone="secondary">
            {subject.goodName} · <span className="num">{subject.orderNo}</span>
          </Text>
        )}
        <Fields saving={busy}>
          <ScoreField
            score={score}
            error={isScoreMissing ? text.isScoreMissing : null}
            onChoose={(chosen) => actor.send({ type: 'score.choose', score: chosen })}
          />
          <Field label={text.text} hint={text.left(words.length)}>
            {(wiring) => (
              <TextArea
                {...wiring}
                value={words}
                maxLength={REVIEW_MAX}
                placeholder={text.placeholder}
                onChange={(typed) => actor.send({ type: 'text.edit', text: typed })}
              />
            )}
          </Field>
        </Fields>
        {refusal && <Message tone="danger">{refusal.msg}</Message>}
        {broken && <Message tone="warning">{text.broken}</Message>}
      </Stack>
    </form>
  );
}
