import { Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { factsText as text } from './invoices.text.ts';

interface Part {
  id: number;
  number: string;
  goodName?: string | null;
  quantity?: number | null;
  amount: number;
}

export interface FactsOfInvoice {
  amount: number;
  number: string;
  reason: string;
  redNumber: string;
  title: {
    name: string;
    taxNumber: string;
    address: string;
    phone: string;
    bankName: string;
    bankAccount: string;
  };
  parts: readonly Part[];
}

const columns = [
  {
    key: 'number',
    header: text.partColumns.number,
    width: 216,
    cell: (part: Part) => <span className="num">{part.number}</span>,
  },
  {
    key: 'what',
    header: text.partColumns.what,
    cell: ({ goodName, quantity }: Part) => (goodName ? text.good(goodName, quantity ?? 1) : text.recharge),
  },
  {
    ...{ key: 'amount', header: text.partColumns.amount, width: 112, align: 'right' as const },
    cell: ({ amount }: Part) => <Price fen={amount} />,
  },
];

/** All that is written on an invoice: whom it is made out to, and what it is of. */
export function InvoiceFacts({ invoice }: { invoice: FactsOfInvoice }) {
  const { amount, number, reason, redNumber, title, parts } = invoice;
  const copied = (words: string, label: string) => words && <Copyable text={words} label={label} />;
  return (
    <>
      {title.name === '' && <Message below={12}>{text.erased}</Message>}
      <DescriptionList
        items={[
          { term: text.title, value: copied(title.name, text.title) },
          { term: text.taxNumber, value: copied(title.taxNumber, text.taxNumber) },
          { term: text.address, value: title.address },
          { term: text.phone, value: title.phone },
          { term: text.bankName, value: title.bankName },
          { term: text.bankAccount, value: copied(title.bankAccount, text.bankAccount) },
          { term: text.amount, value: <Price fen={amount} /> },
          { term: text.redNumber, value: copied(redNumber, text.redNumber) },
          { term: text.number, value: copied(number, text.number) },
          { term: text.reason, value: reason },
        ]}
      />
      <Text as="h3" above={16} below={8}>
        {text.parts}
      </Text>
      <Table label={text.parts} columns={columns} rows={parts} rowKey={({ id }) => id} />
    </>
  );
}
