import { useQuery } from '@apollo/client/react';
import { regionText } from '../../../../fields/region.ts';
import { refusalOf } from '../../../../graphql/refusalOf.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { SecondLine } from '../../../../ui/base/Text.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { RemarkField } from '../../shared/delivery/OptionsPart.tsx';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import { GetSendAddress } from '../flow/shopOrders.graphql.ts';

const DEFAULT = '-';

/** Whether and with which address the shop is notified of the waybill numbers, and a remark for the supplier. */
export function NotificationPart({ wizard }: { wizard: AutoWizard }) {
  const { shopId, remark } = useFields(wizard, 'shopId', 'remark');
  const { autoSend, remoteAddressId } = useFields(wizard, 'autoSend', 'remoteAddressId');
  const tells = autoSend ?? true;
  const { data, error, loading } = useQuery(GetSendAddress, {
    variables: { shopId: shopId ?? 0 },
    skip: !tells || shopId === null,
    context: { quiet: true },
  });
  const addresses = data?.sendAddresses ?? [];
  return (
    <Card title={text.notification}>
      <Checkbox
        label={text.autoSend}
        checked={tells}
        onChange={(on) => wizard.send({ type: 'autoSend.change', autoSend: on })}
      />
      {!tells && <SecondLine>{text.autoSendOff}</SecondLine>}
      <Stack gap={12} above={16}>
        {tells && (
          <Field label={text.address} hint={error ? (refusalOf(error)?.msg ?? text.noAddress) : undefined}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                aria-label={text.address}
                loading={loading}
                value={remoteAddressId ?? DEFAULT}
                options={[
                  { value: DEFAULT, text: text.defaultAddress },
                  ...addresses.map((one) => ({
                    value: one.remoteAddressId,
                    text: `${one.name} ${regionText(one)} ${one.address}`,
                  })),
                ]}
                onChange={(value) =>
                  wizard.send({ type: 'address.choose', remoteAddressId: value === DEFAULT ? null : value })
                }
              />
            )}
          </Field>
        )}
        <RemarkField
          remark={remark}
          onEdit={(value) => wizard.send({ type: 'remark.edit', remark: value })}
        />
      </Stack>
    </Card>
  );
}
