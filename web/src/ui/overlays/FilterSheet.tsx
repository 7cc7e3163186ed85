import { type ReactNode, useState } from 'react';
import { useNarrow } from '../base/useNarrow.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './FilterSheet.module.css';
import { filterSheetText as text } from './filterSheet.text.ts';

interface Props {
  /** Something is chosen in it. */
  isNarrowed: boolean;
  /** Takes back what narrows the list; the sheet offers it while something does. */
  onReset?: () => void;
  children: ReactNode;
}

/** What narrows a list: where it stands, and on a phone behind a button in a sheet. */
export function FilterSheet({ isNarrowed, onReset, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!useNarrow()) return children;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {isNarrowed ? text.narrowed : text.filter}
      </Button>
      <Dialog
        open={isOpen}
        title={text.filter}
        onClose={close}
        actions={
          <>
            {isNarrowed && onReset && <Button onClick={onReset}>{text.reset}</Button>}
            {/* A field that has the focus would bring the keyboard of the phone. */}
            <Button variant="primary" data-autofocus onClick={close}>
              {text.done}
            </Button>
          </>
        }
      >
        <div className={styles.filters}>{children}</div>
      </Dialog>
    </>
  );
}
