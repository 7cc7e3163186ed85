import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback } from 'react';
import { uploadPicture } from '../../../lib/uploadPicture.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import { fieldMark } from '../focusField.ts';
import styles from '../GoodsEditor.module.css';
import { NAME_MAX, PICS_MAX } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import { type GoodsEditor, selectContext } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';
import { SellerGoodOptions } from '../sellerGoods.graphql.ts';

const RichText = lazy(() => import('../../../ui/RichText.tsx'));

/** What the goods are: name, category, pictures and words. */
export function BasicsCard({ editor }: { editor: GoodsEditor }) {
  const { form, problems } = useSelector(editor, selectContext);
  const { data, loading } = useQuery(SellerGoodOptions, { context: { quiet: 'outages' } });
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const reportPics = useCallback(
    (busy: boolean) => editor.send({ type: 'pictures.report', field: 'pics', busy }),
    [editor],
  );
  const reportDetail = useCallback(
    (busy: boolean) => editor.send({ type: 'pictures.report', field: 'detail', busy }),
    [editor],
  );
  return (
    <section className={cx(styles.card, styles.fields)} aria-labelledby="basics">
      <h2 id="basics">{text.basics}</h2>
      <div {...fieldMark('name')}>
        <Field
          label={fieldNames.name}
          required
          hint={text.nameHint}
          error={goodProblemText('name', problems.name)}
        >
          {(wiring) => (
            <Input
              {...wiring}
              className={styles.counted}
              value={form.name}
              onChange={(name) => edit({ name })}
              autoComplete="off"
              after={<span className="num">{text.counter([...form.name.trim()].length, NAME_MAX)}</span>}
            />
          )}
        </Field>
      </div>
      <div {...fieldMark('category')} className={styles.short}>
        <Field label={fieldNames.category} required error={goodProblemText('category', problems.category)}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              search
              aria-label={fieldNames.category}
              loading={loading}
              placeholder={text.chooseCategory}
              value={form.categoryId}
              options={
                data?.categories.filter(isReal).map(({ id, name }) => ({ value: id, text: name })) ?? []
              }
              onChange={(categoryId) => edit({ categoryId })}
            />
          )}
        </Field>
      </div>
      <div {...fieldMark('pics')}>
        <PicturesField
          label={fieldNames.pics}
          required
          max={PICS_MAX}
          value={form.pics}
          onChange={(pics) => edit({ pics })}
          error={goodProblemText('pics', problems.pics)}
          onBusy={reportPics}
        />
      </div>
      <div {...fieldMark('detail')}>
        <Field
          label={fieldNames.detail}
          hint={text.detailHint}
          error={goodProblemText('detail', problems.detail)}
        >
          {({ id: _, ...wiring }) => (
            <Suspense fallback={<Skeleton height={364} />}>
              <RichText
                {...wiring}
                label={fieldNames.detail}
                placeholder={text.detailPlaceholder}
                value={form.detail}
                onChange={(detail) => edit({ detail })}
                upload={uploadPicture}
                onBusy={reportDetail}
              />
            </Suspense>
          )}
        </Field>
      </div>
    </section>
  );
}

/** The gift list is shown among the categories and is none: goods are in it by their flag. */
function isReal({ id }: { id: number }): boolean {
  return id !== GIFT_LIST;
}

const GIFT_LIST = 99_999;
