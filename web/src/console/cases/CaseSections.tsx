import { ledgerAccountNames } from '../../lib/balances.text.ts';
import { cx } from '../../ui/base/cx.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { GoodsCell, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadCaseQuery } from '../graphql/generated/graphql.ts';
import styles from './Case.module.css';
import { CaseFileList } from './CaseFileList.tsx';
import { partyText, caseText as text } from './cases.text.ts';

export type FoundCase = LoadCaseQuery['case'];

/** Everything that both said and showed, the oldest first. */
export function CaseTalk({ messages }: Pick<FoundCase, 'messages'>) {
  return (
    <ol className={styles.talk} aria-label={text.talkLabel}>
      {messages.map(({ id, by, action, text: words, amount, createdAt, files }) => {
        const step = text.step(action, amount);
        const isNeutral = by === 'system' || by === 'platform';
        return (
          <li key={id} className={cx(by === 'seller' && styles.seller, isNeutral && styles.neutral)}>
            <SecondLine>
              {text.writer(by)} · <Time at={createdAt} />
            </SecondLine>
            <div className={styles.words}>
              {step && (
                <Text strong block num>
                  {step}
                </Text>
              )}
              {words}
              {files.length > 0 && <CaseFileList files={files} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function CaseGoods({ items }: Pick<FoundCase, 'items'>) {
  return (
    <Stack gap={8}>
      {items.map(({ goodId, goodName, goodPic, skuName, num }) => (
        <GoodsCell key={`${goodId}${skuName}`} picture={goodPic} name={goodName}>
          <SecondLine num>
            {skuName} ×{num}
          </SecondLine>
        </GoodsCell>
      ))}
    </Stack>
  );
}

export function CaseWay({ timeline, returnText }: Pick<FoundCase, 'timeline' | 'returnText'>) {
  const { courierName, waybillNo, list } = timeline;
  return (
    <>
      <p className="num">{text.courier(courierName, waybillNo)}</p>
      {list.length === 0 && <SecondLine>{text.noTrace}</SecondLine>}
      <ol className={styles.way}>
        {list.map(({ id, at, text: words }) => (
          <li key={id}>
            <SecondLine num>
              <Time at={at} />
            </SecondLine>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {returnText !== null && <DescriptionList items={[{ term: text.returning, value: returnText }]} />}
    </>
  );
}

type Line = FoundCase['money'][number] & { at: number };
const moneyColumns: Column<Line>[] = [
  {
    key: 'at',
    header: text.at,
    width: 168,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    key: 'party',
    header: text.party,
    width: 140,
    cell: ({ party, account }) => `${partyText[party] ?? party} · ${ledgerAccountNames[account] ?? account}`,
  },
  { key: 'title', header: text.what, cell: ({ title }) => title },
  {
    key: 'amount',
    header: text.amount,
    width: 120,
    align: 'right',
    cell: ({ amount }) => <Price fen={amount} signed />,
  },
];

export function CaseMoney(found: FoundCase) {
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: text.fee, value: <Price fen={found.packageFee} /> },
          { term: text.goodsFee, value: <Price fen={found.goodsFee} /> },
          { term: text.courierFee, value: <Price fen={found.courierFee} /> },
          { term: text.compensated, value: <Price fen={found.compensated} /> },
          { term: text.maxAmount, value: <Price fen={found.maxAmount} /> },
          { term: text.sellerFree, value: <Price fen={found.sellerFree} /> },
          { term: text.sellerDeposit, value: <Price fen={found.sellerDeposit} /> },
        ]}
      />
      <Table
        label={text.money}
        columns={moneyColumns}
        rows={found.money.map((line, at) => ({ ...line, at }))}
        rowKey={({ at }) => at}
        empty={<SecondLine>{text.noMoney}</SecondLine>}
      />
    </Stack>
  );
}

/** How both have done lately, beside each other. */
export function CaseParties({ buyer, seller }: Pick<FoundCase, 'buyer' | 'seller'>) {
  const sideOf = (role: string, { name, packageCount, answerMedian, ...party }: FoundCase['buyer']) => (
    <DescriptionList
      items={[
        { term: role, value: name },
        { term: text.packageCount, value: packageCount },
        { term: text.caseCount, value: text.rate(party.caseCount, packageCount) },
        { term: text.disputedCount, value: text.rate(party.disputedCount, packageCount) },
        { term: text.refundedCount, value: text.rate(party.refundedCount, packageCount) },
        { term: text.refundedFee, value: <Price fen={party.refundedFee} /> },
        answerMedian !== null && { term: text.answer, value: text.hours(answerMedian) },
      ]}
    />
  );
  return (
    <div className={styles.sides}>
      {sideOf(partyText.buyer ?? '', { ...buyer, answerMedian: null })}
      {sideOf(partyText.seller ?? '', seller)}
    </div>
  );
}

export function CaseEarlier({ earlier, buyer, seller }: Pick<FoundCase, 'earlier' | 'buyer' | 'seller'>) {
  const columns: Column<FoundCase['earlier'][number]>[] = [
    {
      key: 'number',
      header: text.tabTitle,
      width: 200,
      cell: ({ id, caseNo, createdAt }) => (
        <>
          <LinkButton variant="text" to={`/cases/${id}`}>
            {caseNo}
          </LinkButton>
          <SecondLine>
            <Time at={createdAt} />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'whose',
      header: text.party,
      width: 140,
      cell: ({ buyerId, sellerId }) => text.ofBoth(buyerId === buyer.id, sellerId === seller.id),
    },
    {
      key: 'ask',
      header: text.ask,
      cell: ({ kindText, askText, amount }) => (
        <>
          {kindText} · {askText} <Price fen={amount} size="small" />
        </>
      ),
    },
    {
      key: 'outcome',
      header: text.outcome,
      width: 180,
      cell: ({ outcomeText, statusText, givenAmount }) => (
        <>
          {outcomeText ?? statusText} {givenAmount > 0 && <Price fen={givenAmount} size="small" />}
        </>
      ),
    },
  ];
  return (
    <Table
      label={text.earlier}
      columns={columns}
      rows={earlier}
      rowKey={({ id }) => id}
      empty={<SecondLine>{text.noEarlier}</SecondLine>}
    />
  );
}
