import { useSelector } from '@xstate/react';
import { hasConflict } from '../../flows/editRecord.selectors.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import {
  type Adjusted,
  type AdjustForm,
  type AdjustingBalance,
  changeOf,
  needsSecond,
} from './adjustBalance.ts';
import { adjustNames, readyReasons, adjustText as text, walletText } from './wallets.text.ts';

const KINDS = (['ADJUST', 'SUPPLEMENT'] as const).map((value) => ({ value, label: adjustNames[value] }));
const DIRECTIONS = (['in', 'out'] as const).map((value) => ({ value, label: text.directions[value] }));

/** What a balance changes by and why, with what it is before and after. */
export function AdjustDialog({ actor }: { actor: AdjustingBalance }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const moved = useSelector(actor, hasConflict);
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<AdjustForm>) => actor.send({ type: 'form.edit', change });
  if (!item) return null;
  const { terms, isCompensation } = item;
  return (
    <FormDialog
      actor={actor}
      title={text.title(isCompensation)}
      width={560}
      texts={text}
      problem={moved ? text.moved(terms.balance, terms.free) : (refusal?.msg ?? null)}
    >
      <Text as="p" tone="secondary" num below={12}>
        {walletText.of(terms.kind, terms.name, terms.accountId)} {terms.phone}
      </Text>
      <Fields saving={busy}>
        {!isCompensation && (
          <Row gap={16} below={12} wrap>
            <Segmented
              label={text.kind}
              value={form.kind}
              choices={KINDS}
              onChange={(kind) => edit({ kind })}
            />
            {form.kind === 'ADJUST' && (
              <Segmented
                label={text.direction}
                value={form.direction}
                choices={DIRECTIONS}
                onChange={(direction) => edit({ direction })}
              />
            )}
          </Row>
        )}
        <TextField
          label={text.amount}
          required
          error={problems.yuan}
          inputMode="decimal"
          maxLength={16}
          data-autofocus
          value={form.yuan}
          onChange={(yuan) => edit({ yuan })}
        />
        <Outcome item={item} form={form} />
        <TextField
          label={text.number}
          error={problems.number}
          maxLength={50}
          value={form.number}
          onChange={(number) => edit({ number })}
        />
        <ReasonField
          first={false}
          hint={text.reasonHint}
          value={form.reason}
          error={problems.reason}
          templates={readyReasons}
          onChange={(reason) => edit({ reason })}
        />
      </Fields>
    </FormDialog>
  );
}

/** The money before it moves and after, and whether it takes a second operator. */
function Outcome({ item, form }: { item: Adjusted; form: AdjustForm }) {
  const { balance, caseLimit, dayLeft } = item.terms;
  const change = changeOf(form);
  return (
    <div aria-live="polite">
      <DescriptionList
        sums
        items={[
          { term: text.before, value: <Price fen={balance} /> },
          {
            term: text.after,
            value: <Price fen={balance + (change ?? 0)} size="large" />,
            isTotal: true,
          },
        ]}
      />
      {needsSecond(change, item) ? (
        <Message tone="warning" above={8} below={12}>
          {text.needsSecond}
        </Message>
      ) : (
        <Text as="p" tone="secondary" num above={8} below={12}>
          {text.limits(caseLimit, dayLeft)}
        </Text>
      )}
    </div>
  );
}
