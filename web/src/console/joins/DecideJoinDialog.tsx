import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import type { DecidingJoin } from './decideJoin.ts';
import { MAX_NOTE, stepNames, decidingText as text } from './joins.text.ts';

export function DecideJoinDialog({ actor }: { actor: DecidingJoin }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ status }) => ({ ...text, title: stepNames[status] })}>
      {({ name, city, note }, problem) => (
        <>
          <Text as="p" below={12}>
            {text.question(name, city)}
          </Text>
          <Field label={text.note} required hint={text.noteHint} error={problem}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={MAX_NOTE}
                readOnly={busy}
                data-autofocus
                value={note}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { note: typed } })}
              />
            )}
          </Field>
        </>
      )}
    </ConfirmActionDialog>
  );
}
