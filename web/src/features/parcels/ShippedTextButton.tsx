import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { useCopying } from '../../ui/copy/useCopying.tsx';
import { ChoiceMenu } from '../../ui/overlays/ChoiceMenu.tsx';
import type { ChosenParcel } from './chosenParcel.ts';
import { shippedWords as text } from './parcels.text.ts';
import { type ShippedTextForm, shippedText } from './shippedText.ts';

const FORMS = (Object.keys(text.forms) as ShippedTextForm[]).map((value) => ({
  ...{ value, text: text.forms[value] },
}));

/** Copies a text for the customers of these parcels, in the form that is chosen. */
export function ShippedTextButton({ parcels }: { parcels: readonly ChosenParcel[] }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<ShippedTextForm>('lines');
  const { copy, byHand } = useCopying();
  const choose = (chosen: ShippedTextForm) => {
    setForm(chosen);
    void copy(shippedText(parcels, chosen), text.copied(parcels.length));
  };
  return (
    <>
      <Button ref={anchor} size="small" icon="copy" aria-expanded={open} onClick={() => setOpen(true)}>
        {text.copy(parcels.length)}
      </Button>
      {open && anchor.current && (
        <ChoiceMenu
          anchor={anchor.current}
          label={text.form}
          value={form}
          choices={FORMS}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
      {byHand}
    </>
  );
}
