import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Message } from '../feedback/Message.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  texts: {
    title: string;
    accept: string;
    cancel: string;
    gotIt: string;
    retry: string;
    requestFailed: string;
  };
  busy: boolean;
  /** No answer came; it can be tried again. */
  failed: boolean;
  canConfirm: boolean;
  /** Why it cannot be done; takes the place of the question, and stands below it where something was typed. */
  refusalText: string | null;
  /** What helps against it. */
  refusalAction?: ReactNode;
  /** What is done cannot be taken back. */
  destructive?: boolean;
  /** Something is typed below the question. */
  sticky?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The question. */
  children: ReactNode;
}

/** Asks before something is done, and stays until it is known what came of it. */
export function ConfirmDialog({ open, texts, busy, failed, canConfirm, refusalText, ...rest }: Props) {
  const { destructive = false, sticky = false, onConfirm, onClose, refusalAction, children } = rest;
  const isAsked = sticky || refusalText === null;
  return (
    <Dialog
      open={open}
      title={texts.title}
      width={460}
      sticky={sticky}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} data-autofocus={!sticky} onClick={onClose}>
            {isAsked ? texts.cancel : texts.gotIt}
          </Button>
          {isAsked && (canConfirm || busy) && (
            <Button variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {failed ? texts.retry : texts.accept}
            </Button>
          )}
        </>
      }
    >
      {isAsked && children}
      {refusalText !== null && (
        <Message tone="danger" action={refusalAction}>
          {refusalText}
        </Message>
      )}
      {failed && <Message tone="warning">{texts.requestFailed}</Message>}
    </Dialog>
  );
}
