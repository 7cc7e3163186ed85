import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { CopySubject } from './printSettings.actors.ts';
import { ListPrintCouriers } from './printSettings.graphql.ts';
import { copyText as text } from './printSettings.text.ts';

/** Which couriers are to have a setting too. */
export function CopySettingDialog({ actor }: { actor: ConfirmAction<CopySubject> }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {(subject, problem) => (
        <Fields saving={busy}>
          <Text as="p" below={12}>
            {text.words(subject.name)}
          </Text>
          <CourierChoices
            subject={subject}
            onChange={(courierIds) => actor.send({ type: 'subject.edit', change: { courierIds } })}
          />
          <Text
            as="p"
            tone={problem ? 'danger' : 'secondary'}
            above={12}
            role={problem ? 'alert' : undefined}
          >
            {problem ?? text.replaces}
          </Text>
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}

interface ChoicesProps {
  subject: CopySubject;
  onChange: (courierIds: readonly number[]) => void;
}

function CourierChoices({ subject: { courierId, courierIds }, onChange }: ChoicesProps) {
  const { data } = useQuery(ListPrintCouriers, { context: { quiet: 'outages' } });
  const others = data?.couriers.filter(({ id }) => id !== courierId) ?? [];
  const isAll = others.length > 0 && courierIds.length === others.length;
  return (
    <Row as="section" wrap gap={16} aria-label={text.couriers}>
      <Checkbox
        label={text.all}
        checked={isAll}
        onChange={(checked) => onChange(checked ? others.map(({ id }) => id) : [])}
      />
      {others.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={courierIds.includes(id)}
          onChange={(checked) =>
            onChange(checked ? [...courierIds, id] : courierIds.filter((other) => other !== id))
          }
        />
      ))}
    </Row>
  );
}
