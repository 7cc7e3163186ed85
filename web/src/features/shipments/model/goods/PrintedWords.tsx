import { useMemo } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { printedWords } from '../flow/modelContent.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { wordsText as text } from '../flow/shipModel.text.ts';

/** Says that the specifications of a file do not choose among goods without combinations. */
export function PrintedWords({ wizard }: { wizard: ModelWizard }) {
  const { rows, facts, numBy, links } = useFields(wizard, 'rows', 'facts', 'numBy', 'links');
  const printed = useMemo(
    () => (facts ? printedWords(rows, { facts, numBy, links }) : null),
    [rows, facts, numBy, links],
  );
  return printed && <Message tone="warning">{text.printed(printed.rows, printed.example)}</Message>;
}
