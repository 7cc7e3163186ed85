import type { ListCasesQuery } from '../../graphql/generated/graphql.ts';
import { casePath } from '../../lib/pagePaths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { DueCountdown } from '../../ui/data/DueCountdown.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { caseTones, goodsOf, offerOf, silenceText, casesText as text } from './afterSales.text.ts';

export type Case = ListCasesQuery['cases']['list'][number];

const column = columnsNamed<Case, 'number' | 'parcel' | 'asked' | 'status' | 'money' | 'actions'>(text);

/** The columns of the list of cases. */
export const caseColumns: Column<Case>[] = [
  column(
    'number',
    200,
    ({ caseNo, createdAt }) => (
      <>
        <Copyable text={caseNo} label={text.caseNo} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('parcel', undefined, ({ packageNo, items }) => (
    <>
      <Copyable text={packageNo} label={text.packageNo} />
      <SecondLine cut="ellipsis" title={goodsOf(items)}>
        {goodsOf(items)}
      </SecondLine>
    </>
  )),
  column('asked', 168, ({ kindText, askText, amount }) => (
    <>
      {kindText}
      <SecondLine num>{text.askOf(askText, amount)}</SecondLine>
    </>
  )),
  column('status', 176, ({ status, statusText, dueAt, finishedAt }) => (
    <>
      <StatusDot tone={caseTones[status]}>{statusText}</StatusDot>
      {dueAt && silenceText[status] && <DueCountdown until={dueAt} outcome={silenceText[status]} />}
      {finishedAt && <SecondLine num>{text.finished(finishedAt)}</SecondLine>}
    </>
  )),
  column('money', 176, ({ givenAmount, outcomeText, ...found }) => (
    <>
      {outcomeText ?? offerOf(found) ?? <Text tone="secondary">{text.noOffer}</Text>}
      {givenAmount > 0 && <SecondLine num>{text.given(givenAmount)}</SecondLine>}
    </>
  )),
  column(
    'actions',
    160,
    ({ id, unread }) => (
      <Row gap={4} justify="flex-end">
        {unread > 0 && <Tag tone="orange">{text.unread(unread)}</Tag>}
        <LinkButton variant="text" to={casePath(id)}>
          {text.open}
        </LinkButton>
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];
