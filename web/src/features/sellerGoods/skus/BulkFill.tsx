import { type KeyboardEvent, memo, useState } from 'react';
import { cx } from '../../../ui/base/cx.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editSkus } from './editSkus.ts';
import styles from './Skus.module.css';
import { type Fill, filledProperties, filledSkus, type PropertyForm } from './skuForm.ts';
import { skusText as text } from './skus.text.ts';

const ALL = 'all';
const blankFill: Fill = { supplyPrice: '', weight: '', quantity: '', merchantCode: '', onSale: null };
const STATUSES = [
  { value: 'asIs', text: text.asIs },
  { value: 'onSale', text: text.onSale },
  { value: 'offSale', text: text.offSale },
];

interface Props {
  editor: GoodsEditor;
  properties: readonly PropertyForm[];
  /** Some are new. */
  isStockAsked: boolean;
}

/** Fills columns at once, of all combinations or of those with a value. */
export const BulkFill = memo(function BulkFill({ editor, properties, isStockAsked }: Props) {
  const [scope, setScope] = useState(ALL);
  const [fill, setFill] = useState(blankFill);
  const scopes = [
    { value: ALL, text: text.all },
    ...filledProperties(properties).flatMap(({ name, values }) =>
      values.map((value) => ({ value: value.key, text: text.ofValue(name, value.name) })),
    ),
  ];
  const chosen = scopes.some(({ value }) => value === scope) ? scope : ALL;
  const apply = () => {
    editSkus(editor, ({ skus }) => ({ skus: filledSkus(skus, fill, chosen === ALL ? null : chosen) }));
    setFill(blankFill);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  const input = (
    part: Exclude<keyof Fill, 'onSale'>,
    label: string,
    mode: 'decimal' | 'numeric' | 'text',
  ) => (
    <Input
      className={cx(styles.fill, styles[part])}
      inputMode={mode}
      autoComplete="off"
      placeholder={label}
      title={part === 'merchantCode' ? text.prefixHint : undefined}
      aria-label={`${text.fill} ${label}`}
      value={fill[part]}
      onKeyDown={press}
      onChange={(typed) => setFill({ ...fill, [part]: typed })}
    />
  );
  const status = fill.onSale === null ? 'asIs' : fill.onSale ? 'onSale' : 'offSale';
  return (
    <Row role="group" aria-label={text.fill} gap={8} wrap below={8}>
      <span>{text.fill}</span>
      <Select
        className={styles.scope}
        search
        aria-label={text.fillFor}
        value={chosen}
        options={scopes}
        onChange={setScope}
      />
      {input('supplyPrice', text.columns.supplyPrice, 'decimal')}
      {input('weight', text.columns.weight, 'numeric')}
      {isStockAsked && input('quantity', text.columns.quantity, 'numeric')}
      {input('merchantCode', text.prefix, 'text')}
      <Select
        className={styles.status}
        aria-label={`${text.fill} ${text.status}`}
        value={status}
        options={STATUSES}
        onChange={(value) => setFill({ ...fill, onSale: value === 'asIs' ? null : value === 'onSale' })}
      />
      <Button onClick={apply}>{text.apply}</Button>
    </Row>
  );
});
