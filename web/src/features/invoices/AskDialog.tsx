import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { kindNames } from '../../fields/invoices/invoices.text.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { type AskForm, type AskingInvoices, scopeOf } from './invoiceFlows.ts';
import { LoadBillable, LoadInvoiceTitles } from './invoices.graphql.ts';
import { askText as text } from './invoices.text.ts';

/** What is to be invoiced and for whom; what it comes to is shown before it is asked for. */
export function AskDialog({ actor }: { actor: AskingInvoices }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useSelector(actor, isBusy);
  const { data } = useQuery(LoadInvoiceTitles, { skip: !item, fetchPolicy: 'cache-and-network' });
  if (!item) return null;
  const edit = (change: Partial<AskForm>) => actor.send({ type: 'form.edit', change });
  const titles = (data?.invoiceTitles ?? []).map(({ id, name }) => ({ value: String(id), text: name }));
  const byOrders = item.orderIds.length > 0;
  return (
    <FormDialog actor={actor} title={text.title} width={520} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.kind} required>
          {(wiring) => (
            <Select
              {...wiring}
              value={form.kind}
              options={item.kinds.map((value) => ({ value, text: kindNames[value] }))}
              onChange={(kind) => edit({ kind })}
            />
          )}
        </Field>
        {form.kind === 'SUPPLY' ? (
          <Text as="p" tone="secondary">
            {text.supplyTitle}
          </Text>
        ) : (
          <Field label={text.titleId} required error={problems.titleId}>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.titleId === '' ? null : form.titleId}
                placeholder={text.chooseTitle}
                options={titles}
                onChange={(titleId) => edit({ titleId })}
              />
            )}
          </Field>
        )}
        {byOrders ? (
          <Text as="p" num>
            {text.orders(item.orderIds.length)}
          </Text>
        ) : (
          <>
            <TextField
              label={text.from}
              type="date"
              hint={text.daysHint}
              value={form.from}
              onChange={(from) => edit({ from })}
            />
            <TextField
              label={text.to}
              type="date"
              error={problems.to}
              value={form.to}
              onChange={(to) => edit({ to })}
            />
          </>
        )}
      </Fields>
      <Preview form={form} orderIds={item.orderIds} />
    </FormDialog>
  );
}

function Preview({ form, orderIds }: { form: AskForm; orderIds: readonly number[] }) {
  const { data, loading } = useQuery(LoadBillable, {
    variables: { input: scopeOf(form, orderIds) },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (loading || !data)
    return (
      <Text as="p" tone="secondary" above={12}>
        {text.counting}
      </Text>
    );
  const { isOpen, count, amount, days, issuers } = data.billable;
  if (!isOpen || count === 0)
    return (
      <Message tone="warning" above={12}>
        {isOpen ? text.nothing : text.closed}
      </Message>
    );
  return (
    <Message above={12}>
      <Text as="p" num>
        {text.sum(count, amount, days)}
      </Text>
      {issuers.map((issuer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two suppliers may be called the same
        <Text key={at} as="p" tone="secondary" num>
          {text.issuer(issuer.name, issuer.count, issuer.amount)}
        </Text>
      ))}
    </Message>
  );
}
