import { useQuery } from '@apollo/client/react';
import { RegionField } from '../../fields/RegionField.tsx';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { AmountField } from './AmountField.tsx';
import { levelWords } from './league.ts';
import { MarkUpGood } from './MarkUpGood.tsx';
import { typedProblems } from './markUpForm.ts';
import { LoadDefaultProfit } from './markUps.graphql.ts';
import styles from './Simulator.module.css';
import { SimulatorResult } from './SimulatorResult.tsx';
import { ListSimulatedMembers } from './simulator.graphql.ts';
import type { Simulator } from './simulator.machine.ts';
import { simulatorText as text } from './simulator.text.ts';
import { type SimulatorForm, warehouseOf } from './simulatorForm.ts';

/** A parcel that is put together on the left, and its price on the right. */
export function SimulatorView({ actor }: { actor: Simulator }) {
  return (
    <div className={styles.simulator}>
      <Panel aria-labelledby="simulator">
        <Text as="h2" id="simulator" below={16}>
          {text.parcel}
        </Text>
        <Good actor={actor} />
        <SimulatorFields actor={actor} />
      </Panel>
      <SimulatorResult actor={actor} />
    </div>
  );
}

/** The goods that are tried out, or the way to find some. */
function Good({ actor }: { actor: Simulator }) {
  const { good, refusal } = useFields(actor, 'good', 'refusal');
  const finding = useTag(actor, 'finding');
  const lost = useMatches(actor, 'goodLoadFailed');
  if (lost) {
    const actions = (
      <>
        <Button onClick={() => actor.send({ type: 'simulation.retry' })}>{text.retry}</Button>
        <Button onClick={() => actor.send({ type: 'good.leave' })}>{text.another}</Button>
      </>
    );
    return (
      <Message tone="warning" below={16} action={actions}>
        {text.goodLoadFailed}
      </Message>
    );
  }
  if (!good && !finding) return <Skeleton height={60} className={styles.waiting} />;
  return (
    <MarkUpGood
      good={good}
      error={finding && refusal ? refusal.msg : null}
      onChoose={(chosen) =>
        actor.send(chosen ? { type: 'good.choose', goodId: chosen.id } : { type: 'good.leave' })
      }
    />
  );
}

/**
 * The parcel: from where, by whom, how much, to where, for whom, and with which mark-up; more than may be set is said, and
 * tried out all the same.
 */
function SimulatorFields({ actor }: { actor: Simulator }) {
  const { good, form } = useFields(actor, 'good', 'form');
  const { data } = useQuery(LoadDefaultProfit, { context: { quiet: 'outages' } });
  const problems = typedProblems(form, data?.defaultProfit ?? null);
  const edit = (change: Partial<SimulatorForm>) => actor.send({ type: 'form.edit', change });
  const warehouses = good?.warehouses ?? [];
  const couriers = (good && warehouseOf(form, good)?.couriers) ?? [];
  const choices = [
    {
      ...{ key: 'warehouseId' as const, label: text.warehouse },
      error: good && warehouses.length === 0 ? text.noWarehouse : null,
      options: warehouses.map(({ id, name, place }) => ({ value: id, text: name, description: place })),
    },
    {
      ...{ key: 'courierId' as const, label: text.courier },
      error: warehouses.length > 0 && couriers.length === 0 ? text.noCourier : null,
      options: couriers.map(({ id, name }) => ({ value: id, text: name })),
    },
  ];
  return (
    <div className={styles.fields}>
      {choices.map(({ key, label, error, options }) => (
        <Field key={key} label={label} error={error}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={label}
              placeholder={label}
              disabled={options.length === 0}
              value={form[key]}
              options={options}
              onChange={(id) => edit({ [key]: id })}
            />
          )}
        </Field>
      ))}
      <Field label={text.member}>
        {({ id }) => <MemberSelect id={id} value={form.userId} onChange={(userId) => edit({ userId })} />}
      </Field>
      <Field label={text.quantity}>
        {({ id }) => (
          <NumberInput
            id={id}
            label={text.quantity}
            unit={text.pieces}
            min={good?.minNum ?? 1}
            max={good?.maxNum ?? 99}
            value={form.quantity}
            onChange={(quantity) => edit({ quantity })}
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

const ANYBODY = 0;

interface MemberProps {
  id: string;
  /** Null for somebody of the lowest level. */
  value: number | null;
  onChange: (userId: number | null) => void;
}

/** One of the own members, the newest first. */
function MemberSelect({ id, value, onChange }: MemberProps) {
  const { data, loading } = useQuery(ListSimulatedMembers, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  const { list = [], total = 0 } = data?.invitees ?? {};
  const members = list.map(({ userId, nickName, phone, level, levelName }) => ({
    value: userId,
    text: text.memberWords(nickName, phone),
    description: levelWords(level, levelName),
  }));
  return (
    <>
      <Select
        id={id}
        aria-label={text.member}
        search
        fluid
        loading={loading && !data}
        value={value ?? ANYBODY}
        options={[{ value: ANYBODY, text: text.anyMember }, ...members]}
        onChange={(chosen) => onChange(chosen === ANYBODY ? null : chosen)}
      />
      {total > list.length && <SecondLine as="p">{text.newest(list.length, total)}</SecondLine>}
    </>
  );
}
