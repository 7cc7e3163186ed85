import { useQuery } from '@apollo/client/react';
import { formatMoney } from '../../../lib/money.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { courierFeeText } from '../../../shop/courierFee.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { LinkButton } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FormCard } from '../../../ui/layout/FormCard.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { countRules } from '../areaRules.ts';
import { ListFreightTemplates, LoadFreightTemplate } from '../templates.graphql.ts';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { writeTab } from '../warehousesTab.ts';
import { CouriersCard } from './CouriersCard.tsx';

/** The couriers of a warehouse: its own, or those of the freight template that it follows, which are not written here. */
export function FollowedCouriers({ editor }: { editor: WarehouseEditor }) {
  const { freightTemplateId } = useFormFields(editor, 'freightTemplateId');
  const { data } = useQuery(ListFreightTemplates, { context: { quiet: 'outages' } });
  const templates = data?.freightTemplates ?? [];
  const choice = (templates.length > 0 || freightTemplateId !== 0) && (
    <Field label={text.template} hint={freightTemplateId === 0 ? undefined : text.followsHint}>
      {(wiring) => (
        <Select
          {...wiring}
          className={styles.short}
          value={freightTemplateId}
          options={[
            { value: 0, text: text.ownCouriers },
            ...templates.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={(id) => editor.send({ type: 'form.edit', change: { freightTemplateId: id } })}
        />
      )}
    </Field>
  );
  if (freightTemplateId === 0) return <CouriersCard editor={editor}>{choice}</CouriersCard>;
  return (
    <FormCard title={text.couriers}>
      {choice}
      <TemplateCouriers id={freightTemplateId} />
      <Problem editor={editor} />
    </FormCard>
  );
}

function Problem({ editor }: { editor: WarehouseEditor }) {
  const { couriers } = useProblems(editor);
  const words = warehouseProblemText('couriers', couriers);
  return words && <Message tone="danger">{words}</Message>;
}

/** What a template says, and the way to it. */
function TemplateCouriers({ id }: { id: number }) {
  const { data } = useQuery(LoadFreightTemplate, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: { quiet: 'outages' },
  });
  if (!data) return <Skeleton height={96} />;
  return (
    <Stack gap={8}>
      {data.freightTemplate.couriers.map(({ courierId, courier, enabled, areaRules, ...fees }) => (
        <div key={courierId}>
          <Text tone={enabled ? undefined : 'secondary'}>
            {courier.name} <span className="num">{courierFeeText(fees)}</span>
          </Text>
          <SecondLine>
            {text.costs(formatMoney(fees.costFirstFee), formatMoney(fees.costStepFee))}
            {areaRules.length > 0 && ` · ${text.rules(countRules(areaRules))}`}
            {!enabled && ` · ${text.disabled}`}
          </SecondLine>
        </div>
      ))}
      <div>
        <LinkButton to={{ search: `${writeTab('freight')}&edit=${id}` }}>{text.editTemplate}</LinkButton>
      </div>
    </Stack>
  );
}
