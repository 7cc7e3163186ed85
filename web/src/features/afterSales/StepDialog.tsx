import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { AnswerTextArea } from '../answerTemplates/AnswerTextArea.tsx';
import { EvidenceField } from '../pictures/evidence/EvidenceField.tsx';
import {
  type CaseStep,
  MAX_WORDS,
  stepAccept,
  stepName,
  stepWords,
  talkText,
  steppingText as text,
} from './afterSales.text.ts';
import { GoodsFields, OfferFields, RestockField, ReturnToField, SendBackFields } from './StepFields.tsx';
import { needsWords, type StepSubject, type TakingStep, wantsGoods } from './takeStep.ts';

/** Steps that may be shown, or must. */
const WITH_EVIDENCE: readonly CaseStep[] = [
  'OFFER',
  'REFUSE',
  'SETTLE_GOODS',
  'INSIST',
  'ESCALATE',
  'APPEAL',
];

/** Asks, in the words of what will happen, before a step is taken; an offer wants its amount, a refusal its reason. */
export function StepDialog({ actor, by }: { actor: TakingStep; by: 'buyer' | 'seller' }) {
  const busy = useSelector(actor, isBusy);
  const Words = by === 'seller' ? AnswerTextArea : TextArea;
  const edit = (change: Partial<StepSubject>) => actor.send({ type: 'subject.edit', change });
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={(subject) => ({
        ...text,
        title: stepName(subject.step, subject.status),
        accept: stepAccept(subject),
      })}
    >
      {(subject, problem) => (
        <Fields saving={busy}>
          <Text as="p" below={12}>
            {stepWords(subject)}
          </Text>
          {subject.step === 'OFFER' && <OfferFields subject={subject} problem={problem} edit={edit} />}
          {wantsGoods(subject) && <ReturnToField subject={subject} edit={edit} />}
          {subject.step === 'SETTLE_GOODS' && <GoodsFields subject={subject} problem={problem} edit={edit} />}
          {subject.step === 'SEND_BACK' && <SendBackFields subject={subject} problem={problem} edit={edit} />}
          {subject.step === 'ACCEPT' && subject.status === 'INSPECTING' && (
            <RestockField subject={subject} edit={edit} />
          )}
          {subject.step !== 'REVOKE' && subject.step !== 'SEND_BACK' && (
            <Field
              label={text.wordsOf[subject.step] ?? text.words[by]}
              required={needsWords(subject.step)}
              hint={needsWords(subject.step) ? undefined : text.wordsHint}
              error={needsWords(subject.step) && problem !== text.evidenceMissing ? problem : null}
            >
              {(wiring) => (
                <Words
                  {...wiring}
                  rows={3}
                  maxLength={MAX_WORDS}
                  data-autofocus={subject.step !== 'OFFER'}
                  value={subject.words}
                  onChange={(words) => edit({ words })}
                />
              )}
            </Field>
          )}
          {WITH_EVIDENCE.includes(subject.step) && (
            <EvidenceField
              label={subject.step === 'APPEAL' ? text.evidence : talkText.evidence}
              error={problem === text.evidenceMissing ? problem : null}
              value={subject.files}
              onChange={(files) => edit({ files })}
            />
          )}
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}
