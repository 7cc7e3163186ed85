import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { isBusy, isFailed, isOpen, selectRefusal } from '../lib/selectors.ts';
import { useFields } from '../lib/useFields.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import type { ConfirmAction } from './confirmAction.ts';

type ConfirmProps = ComponentProps<typeof ConfirmDialog>;

interface Props<Subject> extends Pick<ConfirmProps, 'destructive' | 'sticky' | 'refusalAction'> {
  actor: ConfirmAction<Subject>;
  texts: ConfirmProps['texts'] | ((subject: Subject) => ConfirmProps['texts']);
  /** The question, in the words of what will happen; `problem` is what `validate` says of what was typed. */
  children: (subject: Subject, problem: string | null) => ReactNode;
}

/** The question of an action, and what came of it. */
export function ConfirmActionDialog<Subject>({ actor, texts, children, ...rest }: Props<Subject>) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'action.confirm' }));
  const refusal = useSelector(actor, selectRefusal);
  const { subject, problem } = useFields(actor, 'subject', 'problem');
  if (!open || subject === null) return null;
  return (
    <ConfirmDialog
      {...rest}
      open
      texts={typeof texts === 'function' ? texts(subject) : texts}
      busy={busy}
      failed={failed}
      canConfirm={canConfirm}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => actor.send({ type: 'action.confirm' })}
      onClose={() => actor.send({ type: 'action.dismiss' })}
    >
      {children(subject, problem)}
    </ConfirmDialog>
  );
}
