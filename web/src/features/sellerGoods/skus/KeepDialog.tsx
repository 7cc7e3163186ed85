import { useState } from 'react';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { skusText as text } from './skus.text.ts';

interface Props {
  /** Of the property that goes; empty where only one combination is left. */
  name: string;
  options: readonly { value: string; text: string }[];
  onKeep: (value: string) => void;
  onClose: () => void;
}

/** Asks which combinations stay where several become one. */
export function KeepDialog({ name, options, onKeep, onClose }: Props) {
  const [kept, setKept] = useState<string | null>(null);
  return (
    <Dialog
      open
      title={text.keepTitle(name)}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={kept === null} onClick={() => kept !== null && onKeep(kept)}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Text as="p" below={12}>
        {text.keepWords}
      </Text>
      <Field label={text.keep}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            search
            aria-label={text.keep}
            placeholder={text.chooseOrigin}
            value={kept}
            options={options}
            onChange={setKept}
          />
        )}
      </Field>
    </Dialog>
  );
}
