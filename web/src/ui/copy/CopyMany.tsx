import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { toast } from '../feedback/toast.ts';
import { copyingText } from './copy.text.ts';
import { copyText } from './copyText.ts';
import { ManualCopy } from './ManualCopy.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon'> {
  label: string;
  texts: readonly string[];
}

/** A button that copies many numbers, one to a line, and says how that went. */
export function CopyMany({ label, texts, ...look }: Props) {
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async () => {
    const lines = texts.join('\n');
    if (await copyText(lines)) return toast.success(copyingText.copied);
    toast.error(copyingText.notCopied);
    setByHand(lines);
  };
  return (
    <>
      <Button size="small" {...look} disabled={texts.length === 0} onClick={() => void copy()}>
        {label}
      </Button>
      <ManualCopy text={byHand} onClose={() => setByHand(null)} />
    </>
  );
}
