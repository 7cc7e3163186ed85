import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import type { LinkingReturn } from './returnFlows.ts';
import { ListAwaitingReturn } from './returns.graphql.ts';
import { linkText as text } from './returns.text.ts';

/** Which of the cases that wait for goods a parcel is of that nobody knew. */
export function LinkDialog({ actor }: { actor: LinkingReturn }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} texts={() => text}>
      {(subject, problem) => (
        <Fields saving={busy}>
          <Text as="p" num below={12}>
            {text.of(subject.waybillNo)}
          </Text>
          <CaseChoice
            value={subject.caseId}
            problem={problem}
            onChange={(caseId) => actor.send({ type: 'subject.edit', change: { caseId } })}
          />
        </Fields>
      )}
    </ConfirmActionDialog>
  );
}

interface ChoiceProps {
  value: number | null;
  problem: string | null;
  onChange: (caseId: number) => void;
}

function CaseChoice({ value, problem, onChange }: ChoiceProps) {
  const { data } = useQuery(ListAwaitingReturn, { fetchPolicy: 'network-only' });
  const cases = data?.cases.list ?? [];
  return (
    <Field
      label={text.case}
      required
      error={problem}
      hint={data && cases.length === 0 ? text.none : undefined}
    >
      {(wiring) => (
        <Select
          {...wiring}
          fluid
          search
          placeholder={text.choose}
          value={value}
          options={cases.map(({ id, caseNo, items }) => ({
            value: id,
            text: `${caseNo} ${items.map(({ goodName, quantity }) => `${goodName} × ${quantity}`).join('；')}`,
          }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
