import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import type { ClosingReturn } from './returnFlows.ts';
import { closeText as text } from './returns.text.ts';

const MAX_NOTE = 200;

/** What was done about a parcel that nobody knows. */
export function CloseDialog({ actor }: { actor: ClosingReturn }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ waybillNo, note }, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.of(waybillNo)}
          </Text>
          <Field label={text.note} required error={problem}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={MAX_NOTE}
                placeholder={text.placeholder}
                value={note}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { note: typed } })}
              />
            )}
          </Field>
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
