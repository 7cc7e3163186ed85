import { useQuery } from '@apollo/client/react';
import type { TagMark } from '../../../graphql/generated/graphql.ts';
import { ListSenders } from '../../../graphql/senders.graphql.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { ListShopCouriers } from '../shared/shops.graphql.ts';
import styles from './ShopSettingsDialog.module.css';
import {
  FLAGS,
  MAX_TAG_TEXT,
  raisesFlag,
  type SettingsProblems,
  type ShopSettingsForm,
  writesMemo,
} from './shopSettings.form.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';

interface Props {
  form: ShopSettingsForm;
  problems: SettingsProblems;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

const MARKS: readonly TagMark[] = ['NONE', 'FLAG', 'MEMO', 'BOTH'];

/** What is marked on a shop's order once it is shipped. */
export function TagFields({ form, problems, onEdit }: Props) {
  return (
    <>
      <Field label={text.tag}>
        {() => (
          <Segmented
            label={text.tag}
            value={form.mark}
            choices={MARKS.map((mark) => ({ value: mark, label: text.marks[mark] }))}
            onChange={(mark) => onEdit({ mark })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        {raisesFlag(form.mark) && (
          <Field label={text.color}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                aria-label={text.color}
                value={form.color}
                options={FLAGS.map((flag) => ({ value: flag, text: text.colors[flag] }))}
                onChange={(color) => onEdit({ color })}
              />
            )}
          </Field>
        )}
        {writesMemo(form.mark) && (
          <Field label={text.memo} error={settingsProblemText(problems.text)} hint={text.memoHint}>
            {(wiring) => (
              <Input
                {...wiring}
                maxLength={MAX_TAG_TEXT}
                autoComplete="off"
                value={form.text}
                onChange={(words) => onEdit({ text: words })}
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}

interface UsualProps {
  form: ShopSettingsForm;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

/** Stands for none: a Select has no empty value. */
const NONE = 0;

/** The courier and the sender that a shop's orders get when nothing else says so. */
export function UsualFields({ form, onEdit }: UsualProps) {
  const couriers = useQuery(ListShopCouriers, { context: { quiet: 'outages' } });
  const senders = useQuery(ListSenders, { context: { quiet: 'outages' } });
  return (
    <div className={styles.pair}>
      <Field label={text.courier} hint={text.courierHint}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.courier}
            loading={couriers.loading && !couriers.data}
            value={form.courierId ?? NONE}
            options={[
              { value: NONE, text: text.byMapping },
              ...(couriers.data?.couriers ?? []).map(({ id, name, status }) => ({
                ...{ value: id, text: name },
                disabled: status !== 'ACTIVE',
              })),
            ]}
            onChange={(id) => onEdit({ courierId: id === NONE ? null : id })}
          />
        )}
      </Field>
      <Field label={text.sender}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.sender}
            loading={senders.loading && !senders.data}
            value={form.senderId ?? NONE}
            options={[
              { value: NONE, text: text.defaultSender },
              ...(senders.data?.senders ?? []).map(({ id, name, phone, city }) => ({
                ...{ value: id, text: `${name} ${phone}`, description: city },
              })),
            ]}
            onChange={(id) => onEdit({ senderId: id === NONE ? null : id })}
          />
        )}
      </Field>
    </div>
  );
}
