import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useCallback } from 'react';
import { uploadPicture } from '../../../lib/uploadPicture.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FormCard } from '../../../ui/layout/FormCard.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import { EditorField, fieldMark } from '../EditorField.tsx';
import styles from '../GoodsEditor.module.css';
import { MAX_NAME, MAX_PICS } from '../goodForm.rules.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';

const RichText = lazy(() => import('../../../ui/richText/RichText.tsx'));

interface Props {
  editor: GoodsEditor;
}

/** What the goods are: name, category, pictures and words. Each field renders by itself. */
export function BasicsCard({ editor }: Props) {
  return (
    <FormCard title={text.basics} className={styles.fields}>
      <NameField editor={editor} />
      <CategoryField editor={editor} />
      <PicsField editor={editor} />
      <DetailField editor={editor} />
    </FormCard>
  );
}

function NameField({ editor }: Props) {
  const { name } = useFormFields(editor, 'name');
  return (
    <EditorField editor={editor} field="name" required hint={text.nameHint}>
      {(wiring) => (
        <Input
          {...wiring}
          value={name}
          onChange={(typed) => editor.send({ type: 'form.edit', change: { name: typed } })}
          autoComplete="off"
          after={text.counter([...name.trim()].length, MAX_NAME)}
        />
      )}
    </EditorField>
  );
}

function CategoryField({ editor }: Props) {
  const form = useFormFields(editor, 'categoryId');
  const { data, loading } = useQuery(LoadSellerGoodOptions, { context: { quiet: 'outages' } });
  return (
    <EditorField editor={editor} field="category" required className={styles.short}>
      {(wiring) => (
        <Select
          {...wiring}
          fluid
          search
          aria-label={fieldNames.category}
          loading={loading}
          placeholder={text.chooseCategory}
          value={form.categoryId}
          options={data?.categories.filter(isReal).map(({ id, name }) => ({ value: id, text: name })) ?? []}
          onChange={(categoryId) => editor.send({ type: 'form.edit', change: { categoryId } })}
        />
      )}
    </EditorField>
  );
}

function PicsField({ editor }: Props) {
  const form = useFormFields(editor, 'pics');
  const problems = useProblems(editor);
  const report = useReport(editor, 'pics');
  return (
    <div {...fieldMark('pics')}>
      <PicturesField
        label={fieldNames.pics}
        required
        max={MAX_PICS}
        value={form.pics}
        onChange={(pics) => editor.send({ type: 'form.edit', change: { pics } })}
        error={goodProblemText('pics', problems.pics)}
        onBusy={report}
      />
    </div>
  );
}

function DetailField({ editor }: Props) {
  const form = useFormFields(editor, 'detail');
  const report = useReport(editor, 'detail');
  return (
    <EditorField editor={editor} field="detail" hint={text.detailHint}>
      {({ id: _, ...wiring }) => (
        <Suspense fallback={<Skeleton height={364} />}>
          <RichText
            {...wiring}
            label={fieldNames.detail}
            placeholder={text.detailPlaceholder}
            value={form.detail}
            onChange={(detail) => editor.send({ type: 'form.edit', change: { detail } })}
            upload={uploadPicture}
            onBusy={report}
          />
        </Suspense>
      )}
    </EditorField>
  );
}

function useReport(editor: GoodsEditor, field: 'pics' | 'detail') {
  return useCallback(
    (busy: boolean) => editor.send({ type: 'pictures.report', field, busy }),
    [editor, field],
  );
}

/** The gift list is shown among the categories and is none: goods are in it by their flag. */
function isReal({ id }: { id: number }): boolean {
  return id !== GIFT_LIST;
}

const GIFT_LIST = 99_999;
