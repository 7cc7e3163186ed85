import { flag, keyOf, page, searchParams, text as typedText } from '../../lib/searchParams.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { statusNames, statusTones } from '../accounts/accounts.text.ts';
import type { ListSuppliersQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { supplierPath } from '../paths.ts';
import { ListSuppliers } from './suppliers.graphql.ts';
import { hoursText, rateText, scoreText, listText as text, warningNames } from './suppliers.text.ts';

type Supplier = ListSuppliersQuery['suppliers']['list'][number];

const SHORTEST_NAME = 2;
const params = searchParams({
  keyword: typedText(30),
  status: keyOf(statusNames),
  warned: flag(),
  page: page(),
});
const column = columnsNamed<
  Supplier,
  'supplier' | 'state' | 'sold' | 'ship' | 'late' | 'refunded' | 'disputed' | 'score' | 'deposit' | 'warnings'
>(text);
const right = { align: 'right' } as const;
const columns = [
  column(
    'supplier',
    220,
    ({ id, companyName, nickName }) => (
      <>
        <TextLink to={supplierPath(id)}>{companyName || nickName}</TextLink>
        {companyName && <SecondLine>{nickName}</SecondLine>}
      </>
    ),
    { stick: 'left' },
  ),
  column('state', 100, ({ status }) => (
    <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
  )),
  column('sold', 104, ({ packageCount }) => <span className="num">{packageCount}</span>, right),
  column('ship', 108, ({ shipMedian }) => <span className="num">{hoursText(shipMedian)}</span>, right),
  column('late', 84, ({ lateRate }) => <span className="num">{rateText(lateRate)}</span>, right),
  column('refunded', 84, ({ refundedRate }) => <span className="num">{rateText(refundedRate)}</span>, right),
  column('disputed', 84, ({ disputedRate }) => <span className="num">{rateText(disputedRate)}</span>, right),
  column('score', 72, ({ score }) => <span className="num">{scoreText(score)}</span>, right),
  column(
    'deposit',
    128,
    ({ deposit, depositLack }) => (
      <>
        <Price fen={deposit} />
        {depositLack > 0 && <SecondLine tone="warning">{text.lack(depositLack)}</SecondLine>}
      </>
    ),
    right,
  ),
  column('warnings', 168, ({ warnings }) => (
    <Row gap={4} wrap>
      {warnings.map((warning) => (
        <Tag key={warning}>{warningNames[warning]}</Tag>
      ))}
    </Row>
  )),
];

/** Suppliers beside what they are measured by. */
export default function SuppliersPage() {
  const list = useList({
    params,
    document: ListSuppliers,
    variables: ({ keyword, status, warned, page: at }) => ({
      filter: {
        ...([...keyword].length >= SHORTEST_NAME && { name: keyword }),
        ...(status && { status }),
        ...(warned && { warned }),
      },
      page: at,
      pageSize: 20,
    }),
    pick: (data) => data.suppliers,
  });
  return (
    <>
      <PageHeader below={12} title={text.title} />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ suppliers: list.filter }} />}
      >
        <KeywordFilter list={list} label={text.name} max={30} />
        <ChoiceFilters list={list} text={text} options={{ status: optionsOf(statusNames) }} />
        <Checkbox
          label={text.warned}
          checked={list.query.warned}
          onChange={(warned) => list.change({ warned })}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.label}
        columns={columns}
        text={text}
        none={<EmptyState title={text.none} />}
      />
    </>
  );
}
