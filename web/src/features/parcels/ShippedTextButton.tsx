import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { copyText } from '../../ui/copy/copyText.ts';
import { ManualCopy } from '../../ui/copy/ManualCopy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ChoiceMenu } from '../../ui/overlays/ChoiceMenu.tsx';
import type { ChosenParcel } from './chosenParcel.ts';
import { batchText, shippedWords as text } from './parcels.text.ts';
import { type ShippedTextForm, shippedText } from './shippedText.ts';

const FORMS = (Object.keys(text.forms) as ShippedTextForm[]).map((value) => ({
  ...{ value, text: text.forms[value] },
}));

/** Copies a text for the customers of these parcels, in the form that is chosen. */
export function ShippedTextButton({ parcels }: { parcels: readonly ChosenParcel[] }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<ShippedTextForm>('lines');
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (chosen: ShippedTextForm) => {
    setForm(chosen);
    const words = shippedText(parcels, chosen);
    if (await copyText(words)) return toast.success(text.copied(parcels.length));
    toast.error(batchText.notCopied);
    setByHand(words);
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
          onChoose={(chosen) => void copy(chosen)}
          onClose={() => setOpen(false)}
        />
      )}
      <ManualCopy text={byHand} onClose={() => setByHand(null)} />
    </>
  );
}
