import { useSelector } from '@xstate/react';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { type ComponentCheck, selectPrinters } from './componentCheck.selectors.ts';
import { settingsText as text } from './printSettings.text.ts';

// Semantic takes empty text for no choice.
const DEFAULT = '*';

interface Props {
  check: ComponentCheck;
  value: string;
  onChange: (printer: string) => void;
}

/** The printer: one of the component's or, while none is there, its name. */
export function PrinterField({ check, value, onChange }: Props) {
  const printers = useSelector(check, selectPrinters);
  if (!printers) {
    return (
      <Field label={text.printer} hint={text.printerAway}>
        {(wiring) => (
          <Input {...wiring} maxLength={100} autoComplete="off" value={value} onChange={onChange} />
        )}
      </Field>
    );
  }
  // The computer that a setting was made on may have had other printers.
  const names = value === '' || printers.names.includes(value) ? printers.names : [value, ...printers.names];
  return (
    <Field label={text.printer} hint={text.printerHint}>
      {(wiring) => (
        <Select
          {...wiring}
          fluid
          aria-label={text.printer}
          value={value || DEFAULT}
          options={[
            { value: DEFAULT, text: text.defaultPrinter },
            ...names.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(chosen) => onChange(chosen === DEFAULT ? '' : chosen)}
        />
      )}
    </Field>
  );
}
