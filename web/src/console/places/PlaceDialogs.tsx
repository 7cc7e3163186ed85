import { SheetPicker } from '../../fields/SheetPicker.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { AddingGoods } from './addGoods.ts';
import type { EditingItem, ItemForm } from './editItem.ts';
import { type Category, LinkFields } from './LinkFields.tsx';
import { goodsText, itemText, placesText, stepText } from './places.text.ts';
import type { SteppingItem } from './stepItem.ts';
import { WhenFields } from './WhenFields.tsx';

/** The form of something on the home page. */
export function ItemDialog({ actor, categories }: { actor: EditingItem; categories: readonly Category[] }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<ItemForm>) => actor.send({ type: 'form.edit', change });
  if (!item) return null;
  const { place } = item;
  return (
    <FormDialog
      actor={actor}
      title={itemText.titleOf(place, !item.item)}
      texts={itemText}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        {place !== 'GOODS' && (
          <>
            <TextField
              label={itemText.name}
              required
              hint={place === 'BANNERS' ? itemText.nameHint : undefined}
              error={problems.title}
              maxLength={30}
              data-autofocus
              value={form.title}
              onChange={(title) => edit({ title })}
            />
            <Field label={itemText.picture} required hint={itemText.shapes[place]} error={problems.file}>
              {({ id }) => (
                <Row gap={12} id={id}>
                  <SheetPicker
                    label={itemText.pick}
                    accept="image/jpeg,image/png,image/webp,image/gif"
                    disabled={busy}
                    onFile={(file) => edit({ file })}
                  />
                  {form.file && <Text cut="ellipsis">{form.file.name}</Text>}
                </Row>
              )}
            </Field>
            <LinkFields
              link={form.link}
              error={problems.link}
              categories={categories}
              onChange={(link) => edit({ link })}
            />
          </>
        )}
        <WhenFields form={form} endError={problems.endAt} onEdit={edit} />
      </Fields>
    </FormDialog>
  );
}

/** Goods by their numbers. */
export function GoodsDialog({ actor }: { actor: AddingGoods }) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  return (
    <FormDialog actor={actor} title={goodsText.title} texts={goodsText} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={goodsText.numbers} required hint={goodsText.numbersHint} error={problems.numbers}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={5}
              data-autofocus
              value={form.numbers}
              onChange={(numbers) => actor.send({ type: 'form.edit', change: { numbers } })}
            />
          )}
        </Field>
        <WhenFields
          form={form}
          endError={problems.endAt}
          onEdit={(change) => actor.send({ type: 'form.edit', change })}
        />
      </Fields>
    </FormDialog>
  );
}

/** Asks before something is taken down, put up again or removed, and why. */
export function StepDialog({ actor }: { actor: SteppingItem }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      texts={({ step }) => ({ ...stepText, title: stepText.titles[step], accept: placesText.steps[step] })}
    >
      {({ step, title, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {stepText.question(step, title)}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            onChange={(value) => actor.send({ type: 'subject.edit', change: { reason: value } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
