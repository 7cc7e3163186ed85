import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import { isBusy, isFailed, isOpen } from '../lib/selectors.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { DialogActions } from '../ui/overlays/DialogActions.tsx';

interface Props {
  /** The form's machine: `editRecord`, or a chart of its own with the same events and tags. */
  actor: ActorRef<AnyMachineSnapshot, { type: 'editor.close' } | { type: 'form.save' }>;
  title: string;
  /** CSS pixels. */
  width?: number;
  /** `failed`: what is said when no answer came. */
  texts: { save: string; cancel: string; failed?: string };
  /** What is wrong with the form as a whole. */
  problem?: string | null;
  /** What is asked before what was typed is thrown away; null while nothing would be. */
  leave?: { title: string; words: string; leave: string; stay: string } | null;
  /** Stands above the form, for what is a form itself. */
  above?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields, what came of saving it, and the buttons that save and leave. */
export function FormDialog({ actor, ...rest }: Props) {
  const open = useSelector(actor, isOpen);
  return open ? <OpenForm actor={actor} {...rest} /> : null;
}

function OpenForm({ actor, title, width = 520, texts, problem, leave, above, children }: Props) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  /** What the form begins with is still being read. */
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  // What is wrong may be out of sight in a long form.
  useEffect(() => {
    if (tries > 0)
      fields.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView?.({ block: 'center' });
  }, [tries]);
  const quit = () => actor.send({ type: 'editor.close' });
  const close = leave ? () => setLeaving(true) : quit;
  if (leaving && leave)
    return (
      <Dialog
        open
        title={leave.title}
        width={420}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button variant="danger" onClick={quit}>
              {leave.leave}
            </Button>
            <Button variant="primary" data-autofocus onClick={() => setLeaving(false)}>
              {leave.stay}
            </Button>
          </>
        }
      >
        <p>{leave.words}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      width={width}
      sticky
      onClose={close}
      actions={
        <DialogActions
          other={{ label: texts.cancel, disabled: busy, onClick: close }}
          main={{ label: texts.save, form: id, loading: busy, disabled: loading }}
        />
      }
    >
      {above}
      <Form
        id={id}
        onSubmit={() => {
          actor.send({ type: 'form.save' });
          setTries(tries + 1);
        }}
      >
        <div ref={fields}>{children}</div>
        {problem && (
          <div key={problem} ref={bringIntoView}>
            <Message tone="danger">{problem}</Message>
          </div>
        )}
        {failed && texts.failed && (
          <div ref={bringIntoView}>
            <Message tone="warning">{texts.failed}</Message>
          </div>
        )}
      </Form>
    </Dialog>
  );
}

function bringIntoView(message: HTMLDivElement | null) {
  message?.scrollIntoView?.({ block: 'nearest' });
}
