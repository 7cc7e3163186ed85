import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FieldNote, FieldSet, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { PlatformChoices } from '../../goods/PlatformChoices.tsx';
import { fieldMark } from '../EditorField.tsx';
import { type GoodField, MAX_NUM, MAX_PACKER_NOTE } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';

/** How the goods may be ordered, and packed: pieces a parcel, shop platforms, as a gift, what packers are told. */
export function SaleCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'unit', 'minNum', 'maxNum', 'platforms', 'isGift', 'packerNote');
  const problems = useProblems(editor);
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const problemAt = (field: GoodField) => goodProblemText(field, problems[field]);
  const pieces = (part: 'minNum' | 'maxNum') => (
    <NumberInput
      label={text[part]}
      min={1}
      max={MAX_NUM}
      unit={form.unit.trim()}
      value={form[part]}
      onChange={(value) => edit({ [part]: value })}
    />
  );
  return (
    <FormCard title={text.sale}>
      <FieldSet {...fieldMark('num')} legend={fieldNames.num} error={problemAt('num')}>
        <Row gap={12}>
          {pieces('minNum')}
          {text.to}
          {pieces('maxNum')}
        </Row>
      </FieldSet>
      <FieldSet
        {...fieldMark('platforms')}
        legend={fieldNames.platforms}
        error={problemAt('platforms')}
        hint={text.allPlatforms}
      >
        <PlatformChoices value={form.platforms} onChange={(platforms) => edit({ platforms })} />
      </FieldSet>
      <div {...fieldMark('isGift')}>
        <Checkbox label={fieldNames.isGift} checked={form.isGift} onChange={(isGift) => edit({ isGift })} />
        <FieldNote hint={text.isGiftHint} />
        <FieldNote error={problemAt('isGift')} />
      </div>
      <div {...fieldMark('packerNote')}>
        <TextField
          label={fieldNames.packerNote}
          hint={text.packerNoteHint}
          error={problemAt('packerNote')}
          maxLength={MAX_PACKER_NOTE}
          value={form.packerNote}
          onChange={(packerNote) => edit({ packerNote })}
        />
      </div>
    </FormCard>
  );
}
