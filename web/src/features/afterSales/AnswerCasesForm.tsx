import { useSelector } from '@xstate/react';
import { selectContext } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { AnswerTextArea } from '../answerTemplates/AnswerTextArea.tsx';
import { MAX_WORDS } from './afterSales.text.ts';
import {
  askedIn,
  type BatchAnswer,
  type CasesAnswer,
  type MissingInAnswer,
  mostInEach,
} from './answerCases.rules.ts';
import { answerNames, answerOutcome, missingInAnswer, answerCasesText as text } from './answerCases.text.ts';
import type { AnsweringCases } from './answerCases.ts';

const CHOICES = (Object.keys(answerNames) as BatchAnswer[]).map((value) => ({
  ...{ value, label: answerNames[value] },
}));

/** What is answered to the cases, what that leads to, and the words that go with it. */
export function AnswerCasesForm({ actor, answer }: { actor: AnsweringCases; answer: CasesAnswer }) {
  const { problem } = useSelector(actor, selectContext);
  const missing = problem as MissingInAnswer | null;
  const { action, cases, yuan, words } = answer;
  const edit = (change: Partial<CasesAnswer>) => actor.send({ type: 'subject.edit', change });
  return (
    <Fields saving={false}>
      <Segmented
        label={text.action}
        value={action}
        choices={CHOICES}
        onChange={(to) => edit({ action: to })}
      />
      <Text as="p" above={12} below={12}>
        {answerOutcome(action, cases.length, askedIn(cases))}
      </Text>
      {action === 'OFFER' && (
        <TextField
          required
          label={text.amount}
          hint={text.amountHint(mostInEach(cases))}
          error={missing === 'amount' || missing === 'tooMuch' ? missingInAnswer[missing] : null}
          inputMode="decimal"
          value={yuan}
          onChange={(to) => edit({ yuan: to })}
        />
      )}
      <Field
        label={text.words}
        required={action === 'REFUSE'}
        hint={action === 'REFUSE' ? text.wordsNeeded : text.wordsHint}
        error={missing === 'words' ? missingInAnswer.words : null}
      >
        {(wiring) => (
          <AnswerTextArea
            {...wiring}
            rows={3}
            maxLength={MAX_WORDS}
            value={words}
            onChange={(to) => edit({ words: to })}
          />
        )}
      </Field>
    </Fields>
  );
}
