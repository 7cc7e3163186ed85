import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { useFields } from '../../lib/useFields.ts';
import { namedOptions } from '../../list/ListFilters.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import type { BulkEditActor } from './bulkEdit.machine.ts';
import { type EditForm, isAtWarehouse, waysOf } from './bulkEdit.rules.ts';
import { LoadBulkEditOptions } from './bulkEdits.graphql.ts';
import styles from './bulkEdits.module.css';
import {
  hints,
  kindNames,
  problemTexts,
  roundingNames,
  stockWayNames,
  editText as text,
  units,
  wayNames,
} from './bulkEdits.text.ts';

/** What is changed, and how. */
export function EditFields({ actor }: { actor: BulkEditActor }) {
  const { form, problem } = useFields(actor, 'form', 'problem');
  const { data } = useQuery(LoadBulkEditOptions, { context: { quiet: 'outages' } });
  const edit = (change: Partial<EditForm>) => actor.send({ type: 'form.edit', change });
  const { kind } = form;
  const errorOf = (...at: (typeof problem)[]) =>
    problem && at.includes(problem) ? problemTexts[problem] : null;
  return (
    <div className={styles.fields}>
      <Choice
        label={text.kind}
        value={kind}
        choices={optionsOf(kindNames).map(({ value, text: label }) => ({ value, label }))}
        onChange={(to) => edit({ kind: to })}
      />
      {isAtWarehouse(kind) && (
        <Field label={text.warehouse} error={errorOf('warehouse')} required>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              value={form.warehouseId}
              placeholder={text.chooseWarehouse}
              options={namedOptions(data?.sellerWarehouses.list)}
              onChange={(warehouseId) => edit({ warehouseId })}
            />
          )}
        </Field>
      )}
      {kind === 'CATEGORY' && (
        <Field label={text.category} error={errorOf('category')} hint={text.categoryHint} required>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              search
              value={form.categoryId}
              placeholder={text.chooseCategory}
              options={namedOptions(data?.categories)}
              onChange={(categoryId) => edit({ categoryId })}
            />
          )}
        </Field>
      )}
      {kind === 'FREIGHT_TEMPLATE' && (
        <Field label={text.freightTemplate}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              value={form.freightTemplateId}
              options={[{ value: 0, text: text.ofWarehouse }, ...namedOptions(data?.freightTemplates)]}
              onChange={(freightTemplateId) => edit({ freightTemplateId })}
            />
          )}
        </Field>
      )}
      {kind === 'ON_SALE' && (
        <Choice
          label={text.onSale}
          value={form.onSale ? 'on' : 'off'}
          choices={[
            { value: 'on', label: text.putOn },
            { value: 'off', label: text.takeOff },
          ]}
          onChange={(to) => edit({ onSale: to === 'on' })}
        />
      )}
      {waysOf[kind].length > 0 && <Amount form={form} error={errorOf('amount', 'percent')} edit={edit} />}
    </div>
  );
}

/** One of a few, below what it is called. */
function Choice<V extends string>(props: ComponentProps<typeof Segmented<V>>) {
  return (
    <Stack gap={4}>
      <Text aria-hidden="true">{props.label}</Text>
      <Row>
        <Segmented {...props} />
      </Row>
    </Stack>
  );
}

interface AmountProps {
  form: EditForm;
  error: string | null;
  edit: (change: Partial<EditForm>) => void;
}

function Amount({ form: { kind, way, amount, rounding }, error, edit }: AmountProps) {
  const names = isAtWarehouse(kind) ? { ...wayNames, ...stockWayNames } : wayNames;
  const isPercent = way === 'PERCENT';
  const hint = isPercent ? text.percentHint : hints[kind];
  return (
    <>
      <Choice
        label={text.way}
        value={way}
        choices={waysOf[kind].map((value) => ({ value, label: names[value] }))}
        onChange={(to) => edit({ way: to })}
      />
      <Field
        label={isPercent ? text.percent : text.amount(units[kind])}
        error={error}
        hint={hint}
        required
        className={styles.amount}
      >
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="decimal"
            data-autofocus
            value={amount}
            onChange={(to) => edit({ amount: to })}
          />
        )}
      </Field>
      {isPercent && (
        <Field label={text.rounding} className={styles.amount}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              value={rounding}
              options={optionsOf(roundingNames)}
              onChange={(to) => edit({ rounding: to })}
            />
          )}
        </Field>
      )}
    </>
  );
}
