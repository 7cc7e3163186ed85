import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { fieldMark } from '../EditorField.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { goodProblemText } from '../goodsEditor.text.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';
import { asOnly, asSeveral, editSkus } from './editSkus.ts';
import { KeepDialog } from './KeepDialog.tsx';
import { PropertyEditor } from './PropertyEditor.tsx';
import { SkuSection } from './SkuSection.tsx';
import styles from './Skus.module.css';
import { withoutProperty, withProperty } from './skuEdits.ts';
import {
  filledProperties,
  hasSaved,
  MAX_PROPERTIES,
  type PropertyForm,
  skuKey,
  skuName,
  valueNames,
} from './skuForm.ts';
import { PROPERTY_NAMES, skusText as text } from './skus.text.ts';

const MODES = (['single', 'several'] as const).map((value) => ({ value, label: text[value] }));

/** Whether goods are one thing or come in several combinations, and in which. */
export function SkusCard({ editor }: { editor: GoodsEditor }) {
  const { properties } = useFormFields(editor, 'properties');
  // Typing in the grid renders nothing here.
  const skusNow = () => editor.getSnapshot().context.form.skus;
  const problem = useProblems(editor).skus;
  const { data } = useQuery(LoadSellerGoodOptions, { context: { quiet: true } });
  /** What goes: a property, or all of them. */
  const [merging, setMerging] = useState<PropertyForm | 'all' | null>(null);
  const isSingle = properties.length === 0;
  const single = (key?: string) => {
    const skus = skusNow();
    const kept = skus.find((sku) => skuKey(sku) === key) ?? skus[0];
    editor.send({ type: 'form.edit', change: asOnly(kept) });
  };
  const nextName = () => {
    const there = properties.map(({ name }) => name.trim());
    return PROPERTY_NAMES.find((name) => !there.includes(name)) ?? '';
  };
  const switchTo = (mode: 'single' | 'several') => {
    const [warehouse, ...others] = data?.sellerWarehouses.list ?? [];
    const warehouseId = others.length === 0 ? (warehouse?.id ?? null) : null;
    if (mode === 'several') editSkus(editor, (form) => asSeveral(form, nextName(), warehouseId));
    else if (skusNow().length > 1) setMerging('all');
    else single();
  };
  const remove = (property: PropertyForm) => {
    if (properties.length === 1) switchTo('single');
    else if (property.values.length > 1 && hasSaved(skusNow())) setMerging(property);
    else editSkus(editor, (form) => withoutProperty(form, property.key, property.values[0]?.key ?? null));
  };
  return (
    <FormCard title={text.title} {...fieldMark('skus')}>
      <Stack gap={12}>
        <Row>
          <Segmented
            label={text.mode}
            value={isSingle ? 'single' : 'several'}
            choices={MODES}
            onChange={switchTo}
          />
        </Row>
        {isSingle && <SecondLine as="p">{text.singleHint}</SecondLine>}
        {properties.map((property, at) => (
          <PropertyEditor
            key={property.key}
            editor={editor}
            property={property}
            at={at}
            places={problem?.places}
            onRemove={() => remove(property)}
          />
        ))}
        {!isSingle && properties.length < MAX_PROPERTIES && (
          <div>
            <Button
              size="small"
              icon="plus"
              onClick={() => editSkus(editor, (form) => withProperty(form, nextName()))}
            >
              {text.addProperty}
            </Button>
          </div>
        )}
        {!isSingle &&
          (filledProperties(properties).length === 0 ? (
            <p className={styles.empty}>{text.empty}</p>
          ) : (
            <SkuSection editor={editor} />
          ))}
        <FieldNote error={goodProblemText('skus', problem)} />
      </Stack>
      {merging && (
        <KeepDialog
          name={merging === 'all' ? '' : merging.name}
          options={optionsOf(merging)}
          onClose={() => setMerging(null)}
          onKeep={(key) => {
            setMerging(null);
            if (merging === 'all') single(key);
            else editSkus(editor, (form) => withoutProperty(form, merging.key, key));
          }}
        />
      )}
    </FormCard>
  );

  function optionsOf(which: PropertyForm | 'all') {
    if (which !== 'all') return which.values.map(({ key, name }) => ({ value: key, text: name }));
    const names = valueNames(properties);
    return skusNow().map((sku) => ({ value: skuKey(sku), text: skuName(sku, names) }));
  }
}
