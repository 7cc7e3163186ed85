import { FormDialog } from '../../flows/FormDialog.tsx';
import type { CaseAsk, CaseKind } from '../../graphql/generated/graphql.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { FieldSet } from '../../ui/layout/FormCard.tsx';
import { EvidenceField } from '../pictures/evidence/EvidenceField.tsx';
import { PieceChoice } from '../refunds/PieceChoice.tsx';
import { partOf } from '../refunds/refundPart.ts';
import { MAX_WORDS, talkText } from './afterSales.text.ts';
import { askHints, askNames, kindNames, openingText as text } from './openCase.text.ts';
import { hasAmount, mayBeOfPieces, mostOf, type OpenCaseForm, type OpeningCase } from './openCase.ts';

const KINDS = Object.entries(kindNames).map(([value, words]) => ({ value: value as CaseKind, text: words }));
const ASKS = Object.entries(askNames).map(([value, label]) => ({ value: value as CaseAsk, label }));

/** What is wrong with a parcel, and what its buyer asks for. */
export function OpenCaseDialog({ actor }: { actor: OpeningCase }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<OpenCaseForm>) => actor.send({ type: 'form.edit', change });
  if (!item) return null;
  const most = mostOf(form.ask, item, form.pieces);
  const part = partOf(item, form.pieces);
  // Nothing of the freight is left, or there was none.
  const asks = ASKS.filter(({ value }) => mostOf(value, item) > 0);
  return (
    <FormDialog actor={actor} title={text.title} width={560} texts={text} problem={refusal?.msg ?? null}>
      <Text as="p" tone="secondary" num below={16}>
        {text.of(item.packageNo)}
      </Text>
      <Fields saving={busy}>
        <Field label={text.kind} required error={problems.kind}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              placeholder={text.chooseKind}
              value={form.kind}
              options={KINDS}
              onChange={(kind) => edit({ kind })}
            />
          )}
        </Field>
        {mayBeOfPieces(item) && (
          <PieceChoice
            label={text.pieces}
            items={item.items ?? []}
            pieces={form.pieces}
            onChange={(pieces) => edit({ pieces })}
            hint={part ? text.partHint(part.fen) : text.wholeHint}
          />
        )}
        {problems.pieces && <Message tone="danger">{problems.pieces}</Message>}
        <FieldSet
          legend={text.ask}
          hint={part && form.ask === 'WHOLE_REFUND' ? text.partRefund : askHints[form.ask]}
        >
          <Segmented
            label={text.ask}
            value={form.ask}
            choices={asks}
            onChange={(ask) => edit({ ask, yuan: '' })}
          />
        </FieldSet>
        {hasAmount(form.ask) ? (
          <TextField
            label={text.amount}
            required={form.ask === 'PART'}
            hint={text.amountHint(form.ask, most)}
            error={problems.yuan}
            inputMode="decimal"
            value={form.yuan}
            onChange={(yuan) => edit({ yuan })}
          />
        ) : (
          <Text as="p" below={16}>
            {form.ask === 'REPLACEMENT' && text.sentAgain}
            {form.ask === 'RETURN_REFUND' && text.afterReturn(most)}
            {form.ask === 'WHOLE_REFUND' && text.whole(most)}
          </Text>
        )}
        <Field label={text.words} required hint={text.wordsHint} error={problems.words}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={MAX_WORDS}
              value={form.words}
              onChange={(words) => edit({ words })}
            />
          )}
        </Field>
        <EvidenceField label={talkText.evidence} value={form.files} onChange={(files) => edit({ files })} />
      </Fields>
    </FormDialog>
  );
}
