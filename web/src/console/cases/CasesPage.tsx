import { caseKindNames } from '../../lib/caseKinds.text.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ListCasesQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { ListCases } from './cases.graphql.ts';
import { ageText, caseTabs, casesText as text } from './cases.text.ts';
import { CASE_AMOUNTS, casesParams } from './casesQuery.ts';

type Case = ListCasesQuery['cases']['list'][number];
type Tab = keyof typeof caseTabs;
type Kind = keyof typeof caseKindNames;

const tabs = (Object.keys(caseTabs) as Tab[]).map((key) => ({ key, label: caseTabs[key] }));
const kinds = (Object.keys(caseKindNames) as Kind[]).map((value) => ({ value, text: caseKindNames[value] }));

const amounts = CASE_AMOUNTS.map((value) => ({ value, text: text.atLeast(value) }));

/** After-sales cases that wait for an operator, or all. */
export default function CasesPage() {
  usePageTitle(text.title);
  const list = useList({
    params: casesParams,
    document: ListCases,
    variables: ({ tab, page, keyword, kind, buyerId, sellerId, min, appealed }) => ({
      filter: {
        show: tab,
        ...(keyword && { keyword }),
        ...(kind && { kind }),
        ...(buyerId && { buyerId }),
        ...(sellerId && { sellerId }),
        ...(min && { minAmount: min }),
        ...(appealed && { appealed }),
      },
      page,
      pageSize: 20,
    }),
    pick: ({ cases }) => cases,
  });
  const { tab, appealed } = list.query;
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={12}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => list.change({ tab: to })}
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ cases: list.filter }} />}
      >
        <KeywordFilter list={list} label={text.keyword} />
        <ChoiceFilters list={list} text={text} options={{ kind: kinds, min: amounts }} />
        <Checkbox
          id="appealed"
          label={text.appealedOnly}
          checked={appealed}
          onChange={(isOn) => list.change({ appealed: isOn })}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={columns}
        text={text}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
    </>
  );
}

/** The same list of one party alone. */
const searchFor = (part: { buyerId?: number; sellerId?: number }) =>
  casesParams.write({ ...casesParams.initial, tab: 'ALL', ...part });

const column = columnsNamed<
  Case,
  'number' | 'parties' | 'asked' | 'status' | 'waiting' | 'given' | 'actions'
>(text);

const columns: Column<Case>[] = [
  column(
    'number',
    196,
    ({ caseNo, packageNo }) => (
      <>
        <Copyable text={caseNo} label={text.caseNo} />
        <SecondLine num>{packageNo}</SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('parties', undefined, ({ buyerId, buyerName, sellerId, sellerName }) => (
    <>
      <TextLink to={searchFor({ buyerId })} aria-label={text.ofBuyer(buyerName)}>
        {buyerName}
      </TextLink>
      <SecondLine cut="ellipsis" title={sellerName}>
        <TextLink to={searchFor({ sellerId })} aria-label={text.ofSeller(sellerName)}>
          {sellerName}
        </TextLink>
      </SecondLine>
    </>
  )),
  column('asked', 184, ({ kindText, askText, amount, packageFee }) => (
    <>
      {kindText} · {text.asksFor(askText, amount)}
      <SecondLine num>{text.ofParcel(packageFee)}</SecondLine>
    </>
  )),
  column('status', 128, ({ statusText, outcomeText, appealedBy, approvalId }) => (
    <>
      <StatusDot tone={outcomeText ? 'quiet' : 'warning'}>{outcomeText ?? statusText}</StatusDot>
      {appealedBy && <Tag>{text.appealedBy(appealedBy)}</Tag>}
      {approvalId !== null && <Tag tone="orange">{text.secondAsked}</Tag>}
    </>
  )),
  column('waiting', 132, ({ waitingSince, createdAt }) =>
    waitingSince ? (
      <>
        {ageText(waitingSince, new Date())}
        <SecondLine>
          <Time at={waitingSince} />
        </SecondLine>
      </>
    ) : (
      <SecondLine>
        <Time at={createdAt} />
      </SecondLine>
    ),
  ),
  column('given', 92, ({ givenAmount }) => <Price fen={givenAmount} />, { align: 'right' }),
  column(
    'actions',
    84,
    ({ id, waitingSince }) => (
      <LinkButton variant="text" to={`/cases/${id}`}>
        {waitingSince ? text.decide : text.open}
      </LinkButton>
    ),
    { align: 'right', stick: 'right' },
  ),
];
