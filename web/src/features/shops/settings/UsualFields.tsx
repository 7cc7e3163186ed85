import { useQuery } from '@apollo/client/react';
import { ListSenders } from '../../../graphql/senders.graphql.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ListShopCouriers } from '../shared/shops.graphql.ts';
import styles from './ShopSettingsDialog.module.css';
import type { ShopSettingsForm } from './shopSettings.form.ts';
import { shopSettingsText as text } from './shopSettings.text.ts';

interface Props {
  form: ShopSettingsForm;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

/** Stands for none: a Select has no empty value. */
const NONE = 0;

/** The courier and the sender that a shop's orders get when nothing else says so. */
export function UsualFields({ form, onEdit }: Props) {
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
