import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { wizardText } from './wizard.text.ts';

interface Props {
  send: (event: { type: 'retry' }) => void;
  children: ReactNode;
}

/** What got no answer, and the way to ask again. */
export function RetryMessage({ send, children }: Props) {
  return (
    <Message
      tone="danger"
      action={
        <Button size="small" onClick={() => send({ type: 'retry' })}>
          {wizardText.retry}
        </Button>
      }
    >
      {children}
    </Message>
  );
}
