import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Message } from './Message.tsx';

interface Props {
  open: boolean;
  words: { title: string; accept: string; cancel: string; gotIt: string; retry: string; broken: string };
  busy: boolean;
  /** No answer came; it can be tried again. */
  broken: boolean;
  acceptable: boolean;
  /** Why it cannot be done; takes the place of the question. */
  refused: string | null;
  /** What is done cannot be taken back. */
  destroys?: boolean;
  /** Something is typed below the question. */
  sticky?: boolean;
  onAccept: () => void;
  onDismiss: () => void;
  /** The question. */
  children: ReactNode;
}

/** Asks before something is done, and stays until it is known what came of it. */
export function AskDialog({ open, words, busy, broken, acceptable, refused, ...rest }: Props) {
  const { destroys = false, sticky = false, onAccept, onDismiss, children } = rest;
  return (
    <Dialog
      open={open}
      title={words.title}
      width={460}
      sticky={sticky}
      onClose={onDismiss}
      actions={
        <>
          <Button disabled={busy} data-autofocus={!sticky} onClick={onDismiss}>
            {refused === null ? words.cancel : words.gotIt}
          </Button>
          {(acceptable || busy) && (
            <Button variant={destroys ? 'danger' : 'primary'} loading={busy} onClick={onAccept}>
              {broken ? words.retry : words.accept}
            </Button>
          )}
        </>
      }
    >
      {refused === null ? children : <Message tone="danger">{refused}</Message>}
      {broken && <Message tone="warning">{words.broken}</Message>}
    </Dialog>
  );
}
