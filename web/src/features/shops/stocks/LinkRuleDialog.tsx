import { useSelector } from '@xstate/react';
import { FormDialog } from '../../../flows/FormDialog.tsx';
import type { MarginAction } from '../../../graphql/generated/graphql.ts';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { marginActionNames, marginRuleText } from '../shared/marginRule.text.ts';
import { NumberField } from '../shared/NumberField.tsx';
import type { LinkRule } from './linkRule.ts';
import { linkRuleText as text } from './shopStocks.text.ts';

/** Stands for the shop's rule. */
const SHOP = 'SHOP';
const ACTIONS = Object.entries(marginActionNames).map(([value, name]) => ({
  ...{ value: value as MarginAction, text: name },
}));

/** What happens where too little is left of the price of a linked SKU. */
export function LinkRuleDialog({ actor }: { actor: LinkRule }) {
  const { refusal } = useFields(actor, 'refusal');
  const failed = useSelector(actor, isFailed);
  return (
    <FormDialog
      actor={actor}
      title={text.title}
      texts={{ save: text.save, cancel: text.cancel }}
      problem={failed ? text.failed : refusal && (refusal.msg || text.failed)}
    >
      <RuleFields actor={actor} />
    </FormDialog>
  );
}

function RuleFields({ actor }: { actor: LinkRule }) {
  const { item, form, problems } = useFields(actor, 'item', 'form', 'problems');
  const busy = useSelector(actor, isBusy);
  const { action, minMargin } = form;
  return (
    <Fields saving={busy}>
      <Text block strong>
        {item?.title}
      </Text>
      <SecondLine below={12}>{item?.sku}</SecondLine>
      <Field
        label={marginRuleText.action}
        hint={action === null ? text.shopHint : marginRuleText.hints[action]}
      >
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            value={action ?? SHOP}
            options={[
              { value: SHOP, text: text.shop } as const,
              ...ACTIONS.filter(({ value }) => item?.takesPrices || value !== 'RAISE'),
            ]}
            onChange={(to) => actor.send({ type: 'form.edit', change: { action: to === SHOP ? null : to } })}
          />
        )}
      </Field>
      {action !== null && action !== 'NONE' && (
        <NumberField
          {...{ label: marginRuleText.minMargin, hint: marginRuleText.minMarginHint, value: minMargin }}
          error={problems.minMargin ? marginRuleText.notMargin : null}
          onChange={(typed) => actor.send({ type: 'form.edit', change: { minMargin: typed } })}
        />
      )}
      <SecondLine>{text.scope}</SecondLine>
    </Fields>
  );
}
