import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { RegionField } from '../../fields/RegionField.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { AmountField } from './AmountField.tsx';
import { typedProblems } from './amounts.ts';
import { MemberSelect } from './MemberSelect.tsx';
import { LoadDefaultProfit } from './markUps.graphql.ts';
import styles from './Simulator.module.css';
import { type Simulator, selectForm, selectGood } from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';
import { type SimulatorForm, warehouseOf } from './simulatorForm.ts';

/** The parcel: from where, by whom, how much, to where, for whom, and with which mark-up; more than may be set is said, and tried out all the same. */
export function SimulatorFields({ actor }: { actor: Simulator }) {
  const good = useSelector(actor, selectGood);
  const form = useSelector(actor, selectForm);
  const { data } = useQuery(LoadDefaultProfit, { context: { quiet: 'outages' } });
  const problems = typedProblems(form, data?.defaultProfit ?? null);
  const edit = (change: Partial<SimulatorForm>) => actor.send({ type: 'form.edit', change });
  const warehouses = good?.warehouses ?? [];
  const couriers = (good && warehouseOf(form, good)?.couriers) ?? [];
  return (
    <div className={styles.fields}>
      <Field label={text.warehouse} error={good && warehouses.length === 0 ? text.noWarehouse : null}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.warehouse}
            placeholder={text.warehouse}
            disabled={warehouses.length === 0}
            value={form.warehouseId}
            options={warehouses.map(({ id, name, place }) => ({ value: id, text: name, description: place }))}
            onChange={(warehouseId) => edit({ warehouseId })}
          />
        )}
      </Field>
      <Field
        label={text.courier}
        error={warehouses.length > 0 && couriers.length === 0 ? text.noCourier : null}
      >
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.courier}
            placeholder={text.courier}
            disabled={couriers.length === 0}
            value={form.courierId}
            options={couriers.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(courierId) => edit({ courierId })}
          />
        )}
      </Field>
      <Field label={text.member}>
        {(wiring) => <MemberSelect {...wiring} value={form.userId} onChange={(userId) => edit({ userId })} />}
      </Field>
      <Field label={text.num}>
        {({ id }) => (
          <NumberInput
            id={id}
            label={text.num}
            unit={text.pieces}
            min={good?.minNum ?? 1}
            max={good?.maxNum ?? 99}
            value={form.num}
            onChange={(num) => edit({ num })}
          />
        )}
      </Field>
      <Field label={text.region} hint={text.regionHint} className={styles.wide}>
        {(wiring) => (
          <RegionField
            {...wiring}
            value={form.region}
            onChange={({ provinceCode, cityCode, districtCode }) =>
              edit({ region: { provinceCode, cityCode, districtCode } })
            }
          />
        )}
      </Field>
      {(['profit', 'courierProfit'] as const).map((part) => (
        <AmountField
          key={part}
          {...{ part, label: text[part], typed: form }}
          error={problems[part]?.code === 'wrong' ? text.wrong : null}
          hint={problems[part]?.code === 'max' ? text.overMax(problems[part].max) : text.asNow}
          onEdit={edit}
        />
      ))}
    </div>
  );
}
