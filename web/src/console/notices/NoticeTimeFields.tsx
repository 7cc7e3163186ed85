import { useFields } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import { type EditingNotice, hasBegun, isOut, type NoticeForm } from './editNotice.ts';
import { editText as text } from './notices.text.ts';

/** From when until when a notice is shown; and why it is changed, once it is out. */
export function NoticeTimeFields({ actor }: { actor: EditingNotice }) {
  const { item, form, problems } = useFields(actor, 'item', 'form', 'problems');
  const edit = (change: Partial<NoticeForm>) => actor.send({ type: 'form.edit', change });
  return (
    <>
      {item && !hasBegun(item) && (
        <Field label={text.startsAt} hint={text.startsHint} error={problems.startsAt}>
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={form.startsAt}
              onChange={(startsAt) => edit({ startsAt })}
            />
          )}
        </Field>
      )}
      {form.type !== 'PERSONAL' && (
        <Field label={text.endsAt} hint={text.endsHint} error={problems.endsAt}>
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={form.endsAt}
              onChange={(endsAt) => edit({ endsAt })}
            />
          )}
        </Field>
      )}
      {item && isOut(item) && (
        <ReasonField
          first={false}
          value={form.reason}
          error={problems.reason}
          onChange={(reason) => edit({ reason })}
        />
      )}
    </>
  );
}
