import type { ComponentProps } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useCopying } from './useCopying.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon'> {
  label: string;
  texts: readonly string[];
}

/** A button that copies many numbers, one to a line, and says how that went. */
export function CopyMany({ label, texts, ...look }: Props) {
  const { copy, byHand } = useCopying();
  return (
    <>
      <Button
        size="small"
        {...look}
        disabled={texts.length === 0}
        onClick={() => void copy(texts.join('\n'))}
      >
        {label}
      </Button>
      {byHand}
    </>
  );
}
