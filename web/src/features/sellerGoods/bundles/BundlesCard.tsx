import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fenToYuan } from '../../../lib/money.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { weightText } from '../../../lib/weight.ts';
import { Tag } from '../../../ui/base/Tag.tsx';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { fieldMark } from '../EditorField.tsx';
import { type GoodForm, isSingle } from '../goodForm.ts';
import { type GoodsEditor, hasNewSkus, isSpecified } from '../goodsEditor.selectors.ts';
import { goodProblemText } from '../goodsEditor.text.ts';
import { skuKey, skuName, valueNames, withSkus } from '../skus/skuForm.ts';
import styles from './BundleDialog.module.css';
import { BundleDialog } from './BundleDialog.tsx';
import { bundlesText as text } from './bundles.text.ts';
import { type BundlePart, bundleOf, ONLY_SKU, type SkuBundle, type Sums, withBundle } from './bundles.ts';

interface SkuRow {
  skuId: number;
  key: string;
  name: string;
}

/** Which combinations are made of others, and of what; saved with the goods. */
export function BundlesCard({ editor }: { editor: GoodsEditor }) {
  const { bundles } = useFormFields(editor, 'bundles');
  const isSeveral = useSelector(editor, isSpecified);
  const hasNew = useSelector(editor, hasNewSkus);
  const rows = useSelector(editor, selectRows, isDeepEqual);
  const problem = useProblems(editor).bundles;
  const [opened, setOpened] = useState<SkuRow | null>(null);
  const words = goodProblemText('bundles', problem);
  const isAtRow = rows.some(({ key }) => key === problem?.row);
  const choose = (skuId: number, parts: readonly BundlePart[], sums: Sums | null) => {
    const change = { bundles: withBundle(bundles, { skuId, parts }) };
    editor.send({ type: 'form.edit', change: sums ? { ...change, ...priced(sums, skuId) } : change });
  };
  const priced = (sums: Sums, skuId: number): Partial<GoodForm> => {
    const supplyPrice = fenToYuan(sums.supplyPrice);
    if (!isSeveral) return { supplyPrice, ...weightText(sums.weight) };
    const amounts = { supplyPrice, weight: String(sums.weight) };
    const { skus } = editor.getSnapshot().context.form;
    return { skus: withSkus(skus, ({ id }) => (id === skuId ? amounts : null)) };
  };
  return (
    <FormCard title={text.title} {...fieldMark('bundles')}>
      <Stack gap={8}>
        <SecondLine as="p">{text.hint}</SecondLine>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.skuId}>
              <BundleRow row={row} bundle={bundleOf(bundles, row.skuId)} onOpen={() => setOpened(row)} />
              <FieldNote error={problem?.row === row.key ? words : null} />
            </li>
          ))}
        </ul>
        {isSeveral && hasNew && <SecondLine as="p">{text.onlySaved}</SecondLine>}
        <FieldNote error={isAtRow ? null : words} />
      </Stack>
      {opened && (
        <BundleDialog
          name={opened.name}
          ownId={opened.skuId === ONLY_SKU ? null : opened.skuId}
          bundle={bundleOf(bundles, opened.skuId)}
          onChoose={(parts, sums) => choose(opened.skuId, parts, sums)}
          onClose={() => setOpened(null)}
        />
      )}
    </FormCard>
  );
}

/** The combinations that are saved, and the only one of new goods too. */
function selectRows({ context: { form } }: Parameters<typeof isSpecified>[0]): SkuRow[] {
  if (isSingle(form)) return [{ skuId: form.only.id ?? ONLY_SKU, key: '', name: '' }];
  const names = valueNames(form.properties);
  return form.skus.flatMap((sku) =>
    sku.id === null ? [] : [{ skuId: sku.id, key: skuKey(sku), name: skuName(sku, names) }],
  );
}

function isDeepEqual(one: readonly SkuRow[], other: readonly SkuRow[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface RowProps {
  row: SkuRow;
  bundle: SkuBundle | null;
  onOpen: () => void;
}

function BundleRow({ row: { name }, bundle, onOpen }: RowProps) {
  return (
    <Row gap={12}>
      <Grow>
        {name} {bundle && <Tag tone="orange">{text.tag(bundle.parts)}</Tag>}
        {bundle && <SecondLine>{text.contains(bundle.parts)}</SecondLine>}
      </Grow>
      <Button size="small" aria-label={bundle ? text.changeOf(name) : text.makeOf(name)} onClick={onOpen}>
        {bundle ? text.change : text.make}
      </Button>
    </Row>
  );
}
