import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { ReasonField } from './ReasonField.tsx';

interface Words extends Pick<ComponentProps<typeof ReasonField>, 'label' | 'hint' | 'templates' | 'first'> {
  /** In the words of what will happen. */
  question: ReactNode;
}

interface Props<Subject>
  extends Pick<ComponentProps<typeof ConfirmActionDialog<Subject>>, 'actor' | 'texts' | 'destructive'> {
  words: (subject: Subject) => Words;
}

/** Asks before something is done, and why it is done: the reason is part of the subject. */
export function ReasonQuestion<Subject extends { reason: string }>({
  actor,
  words,
  ...rest
}: Props<Subject>) {
  const busy = useSelector(actor, isBusy);
  // What is edited is a part of every subject with a reason, which the machine of any of them takes.
  const typed = actor as unknown as ConfirmAction<{ reason: string }>;
  return (
    <ConfirmActionDialog actor={actor} sticky {...rest}>
      {(subject, problem) => {
        const { question, ...field } = words(subject);
        return (
          <Fields saving={busy}>
            <Text as="p" num anywhere below={12}>
              {question}
            </Text>
            <ReasonField
              {...field}
              value={subject.reason}
              error={problem}
              onChange={(reason) => typed.send({ type: 'subject.edit', change: { reason } })}
            />
          </Fields>
        );
      }}
    </ConfirmActionDialog>
  );
}
