import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import type { LoadAuditedGoodQuery } from '../graphql/generated/graphql.ts';
import { GoodFace } from './GoodFace.tsx';
import styles from './GoodsAudit.module.css';
import { LoadAuditedGood } from './goodsAudit.graphql.ts';
import { actionText, flagDetail, flagText, goodsAuditText as text } from './goodsAudit.text.ts';

export type ShownGood = LoadAuditedGoodQuery['auditedGood'];

interface Props {
  id: number;
  mayAct: boolean;
  onJudge: (good: ShownGood, approve: boolean) => void;
  onBan: (good: ShownGood, step: 'ban' | 'unban') => void;
}

/** Goods that are looked at: why to look twice, what an edit changes, and the goods themselves. */
export function GoodPanel({ id, ...acts }: Props) {
  const { data, error, loading, refetch } = useQuery(LoadAuditedGood, {
    variables: { id },
    context: { quiet: true },
  });
  if (error && !data)
    return <ErrorState message={failureText(error)} busy={loading} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Stack gap={12}>
        <Skeleton height={80} />
        <Skeleton height={420} />
      </Stack>
    );
  return <Shown good={data.auditedGood} {...acts} />;
}

function Shown({ good, mayAct, onJudge, onBan }: Omit<Props, 'id'> & { good: ShownGood }) {
  const words = good.flags.flatMap((flag) => flag.words);
  const reused = good.flags.flatMap((flag) => flag.pictures.map(({ url }) => url));
  const looks = { words, reused };
  return (
    <Stack gap={12}>
      <Row gap={8} justify="space-between" wrap>
        <Row gap={8} align="baseline">
          <strong className={styles.name}>{good.name}</strong>
          <Copyable text={good.goodsNo} label={text.goodsNo} />
        </Row>
        {mayAct && (
          <Row gap={8}>
            {good.isWaiting && (
              <>
                <Button variant="primary" aria-keyshortcuts="A" onClick={() => onJudge(good, true)}>
                  {text.approve}
                </Button>
                <Button variant="danger" aria-keyshortcuts="R" onClick={() => onJudge(good, false)}>
                  {text.reject}
                </Button>
              </>
            )}
            <Button onClick={() => onBan(good, good.isBanned ? 'unban' : 'ban')}>
              {good.isBanned ? text.unban : text.ban}
            </Button>
          </Row>
        )}
      </Row>
      <Flags flags={good.flags} />
      {good.differences.length > 0 && <Differences rows={good.differences} />}
      {good.revised ? (
        <div className={styles.faces}>
          <GoodFace title={text.now} face={good.now} {...looks} />
          <GoodFace title={text.revised} face={good.revised} {...looks} />
        </div>
      ) : (
        <GoodFace title={text.content} face={good.now} {...looks} />
      )}
      <Facts good={good} />
    </Stack>
  );
}

function Flags({ flags }: Pick<ShownGood, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <Message tone="warning">
      <Stack as="ul" gap={4}>
        {flags.map(({ kind, price, median, words, pictures }) => (
          <li key={kind}>
            <strong>{flagText[kind]}</strong>{' '}
            {price !== null && median !== null && flagDetail.price(price, median)}
            {words.length > 0 && flagDetail.words(words)}
            {[...new Set(pictures.map(({ sellerName }) => flagDetail.picture(sellerName)))].join('；')}
          </li>
        ))}
      </Stack>
    </Message>
  );
}

type Difference = ShownGood['differences'][number] & { at: number };
const differenceColumns: Column<Difference>[] = [
  { key: 'field', header: text.field, width: 96, cell: ({ field }) => field },
  {
    key: 'before',
    header: text.before,
    cell: ({ before }) => (
      <Text tone="secondary" anywhere>
        {before || '—'}
      </Text>
    ),
  },
  { key: 'after', header: text.after, cell: ({ after }) => <Text anywhere>{after || '—'}</Text> },
];

function Differences({ rows }: { rows: ShownGood['differences'] }) {
  return (
    <Card title={text.differences}>
      <Table
        label={text.differences}
        columns={differenceColumns}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => at}
      />
    </Card>
  );
}

function Facts({ good }: { good: ShownGood }) {
  return (
    <Card title={text.facts}>
      <DescriptionList
        items={[
          { term: text.seller, value: good.sellerName },
          { term: text.status, value: good.statusText },
          { term: text.reason, value: good.auditReason },
          { term: text.submitted, value: <Time at={good.submittedAt} /> },
        ]}
      />
      <h3 className={styles.heading}>{text.history}</h3>
      {good.history.length === 0 && <SecondLine>{text.noHistory}</SecondLine>}
      <Stack as="ul" gap={4}>
        {good.history.map(({ action, operator, reason, createdAt }) => (
          <li key={createdAt}>
            <Time at={createdAt} /> {operator} {actionText[action] ?? action} {reason}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
