import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { ShownOrder } from './OrderFacts.tsx';
import { partsText as text } from './orderDetail.text.ts';
import styles from './orders.module.css';

interface Props {
  order: ShownOrder;
}

const notice = columnsNamed<ShownOrder['notices'][number], keyof typeof text.notices>(text.notices);
const noticeColumns = (buyerId: number) => [
  notice('at', 144, ({ createdAt }) => <Time at={createdAt} />),
  notice('to', 96, ({ accountId }) => text.holders[accountId === buyerId ? 'buyer' : 'seller']),
  notice('title', undefined, ({ title, detail }) => (
    <>
      {title}
      <SecondLine>{detail}</SecondLine>
    </>
  )),
  notice('read', 144, ({ readAt }) => (readAt ? <Time at={readAt} /> : text.unread)),
];

/** What both sides were told, and jobs that wait. */
export function NoticesPart({ order: { notices, jobs, buyer } }: Props) {
  return (
    <Stack gap={16}>
      {notices.length === 0 ? (
        <Text tone="secondary">{text.noNotices}</Text>
      ) : (
        <Table
          label={text.noticesLabel}
          columns={noticeColumns(buyer.id)}
          rows={notices}
          rowKey={({ id }) => id}
        />
      )}
      <Text tone="secondary">{jobs.length === 0 ? text.noJobs : text.jobs(jobs.length)}</Text>
      {jobs.length > 0 && (
        <ul className={styles.items}>
          {jobs.map(({ name, tries, startAfter }) => (
            <li key={`${name} ${startAfter}`}>{text.job(name, tries, startAfter)}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const entry = columnsNamed<ShownOrder['audit'][number], keyof typeof text.audit>(text.audit);
const auditColumns = [
  entry('at', 144, ({ createdAt }) => <Time at={createdAt} />),
  entry('operator', 96, ({ operator }) => operator),
  entry('action', 144, ({ actionText }) => actionText),
  entry('target', 144, ({ targetText }) => targetText),
  entry('reason', undefined, ({ reason }) => reason),
];

/** What operators did with an order and read of it. */
export function AuditPart({ order: { audit } }: Props) {
  if (audit.length === 0) return <Text tone="secondary">{text.noAudit}</Text>;
  return <Table label={text.auditLabel} columns={auditColumns} rows={audit} rowKey={({ id }) => id} />;
}
