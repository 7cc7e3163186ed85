import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/buttons/Button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  onFile: (file: File) => void;
  /** Endings of the files; absent: spreadsheets. */
  accept?: string;
}

/** A button that lets the person pick one file. */
export function SheetPicker({ label, onFile, accept = '.xlsx,.xls,.csv', ...look }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        className="sr-only"
        disabled={look.disabled ?? false}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file, mended outside, can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
