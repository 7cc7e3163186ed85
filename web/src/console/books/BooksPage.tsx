import { useQuery } from '@apollo/client/react';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { LoadBooksQuery } from '../graphql/generated/graphql.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { LoadBooks } from './books.graphql.ts';
import { ruleNames, booksText as text } from './books.text.ts';

type Books = LoadBooksQuery['books'];
type Rule = Books['rules'][number];

/** What must hold of the books, when that was checked, and what breaks it. */
export default function BooksPage() {
  const read = useQuery(LoadBooks, { context: { quiet: true } });
  return (
    <Stack gap={16}>
      <PageHeader title={text.title} hint={text.hint} />
      <Loaded read={read} loading={text.loading} height={240}>
        {({ books }) => <Shown books={books} />}
      </Loaded>
    </Stack>
  );
}

function Shown({ books: { checkedAt, fullAt, nextFullAt, pausedAt, rules, past } }: { books: Books }) {
  const broken = rules.filter(({ violation }) => violation !== null);
  const at = (moment: string | null) => (moment ? <Time at={moment} /> : text.never);
  return (
    <>
      {pausedAt && <Message tone="danger">{text.paused(formatDateTime(pausedAt))}</Message>}
      <Card title={broken.length > 0 ? text.broken : text.noneBroken}>
        <DescriptionList
          items={[
            { term: text.checked, value: at(checkedAt) },
            { term: text.full, value: at(fullAt) },
            { term: text.next, value: at(nextFullAt) },
          ]}
        />
        {broken.length > 0 && (
          <Stack as="ul" gap={12} above={16}>
            {broken.map((rule) => (
              <li key={rule.name}>
                <Broken rule={rule} />
              </li>
            ))}
          </Stack>
        )}
      </Card>
      <Card title={text.rules}>
        <Table label={text.rules} columns={columns} rows={rules} rowKey={({ name }) => name} />
      </Card>
      <Card title={text.past}>
        {past.length === 0 && <Text tone="secondary">{text.noPast}</Text>}
        <Stack as="ul" gap={8}>
          {past.map(({ id, text: words, rows, createdAt, resolvedAt }) => (
            <li key={id}>
              {words}
              <SecondLine as="p" num>
                {text.rows(rows)} · {text.since(formatDateTime(createdAt), formatDateTime(resolvedAt))}
              </SecondLine>
            </li>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function Broken({ rule: { text: words, isOfMoney, violation } }: { rule: Rule }) {
  if (!violation) return null;
  const { ids, rows, createdAt, seenAt } = violation;
  return (
    <>
      <StatusDot tone="danger">{words}</StatusDot> {isOfMoney && <Tag>{text.money}</Tag>}
      <SecondLine as="p" num>
        {text.ids(ids, rows)}
      </SecondLine>
      <SecondLine as="p" num>
        {text.found(formatDateTime(createdAt))} · {text.seen(formatDateTime(seenAt))}
      </SecondLine>
    </>
  );
}

const column = columnsNamed<Rule, keyof typeof ruleNames>(ruleNames);
const columns = [
  column('text', undefined, ({ text: words }) => words),
  column('when', 160, ({ isOfMoney, onlyInFull }) => (
    <>
      {isOfMoney && <Tag>{text.money}</Tag>} {onlyInFull && <Tag>{text.nightly}</Tag>}
    </>
  )),
  column('state', 96, ({ violation }) =>
    violation ? (
      <StatusDot tone="danger">{text.fails}</StatusDot>
    ) : (
      <StatusDot tone="success">{text.holds}</StatusDot>
    ),
  ),
];
