import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import type { ListWalletLinesQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { ListWalletLines } from './wallets.graphql.ts';
import { lineNames, walletText as text, typeNames } from './wallets.text.ts';
import { walletParams } from './walletsQuery.ts';

type Line = ListWalletLinesQuery['walletLines']['list'][number];

const column = columnsNamed<Line, keyof typeof lineNames>(lineNames);
const right = { align: 'right' } as const;
const columns = [
  column('time', 168, ({ createdAt, logNo }) => (
    <>
      <Time at={createdAt} />
      <SecondLine num>{logNo}</SecondLine>
    </>
  )),
  column('type', 112, ({ type }) => typeNames[type]),
  column('title', undefined, ({ title }) => title),
  column('amount', 136, ({ amount }) => <Price fen={amount} signed />, right),
  column('after', 136, ({ balanceAfter }) => <Price fen={balanceAfter} />, right),
  column('bizNo', 216, ({ bizNo }) => bizNo && <Copyable text={bizNo} label={lineNames.bizNo} />),
];

/** The lines of a wallet as the address narrows them, the newest first. */
export function WalletLines({ accountId }: { accountId: number }) {
  const list = useList({
    params: walletParams,
    document: ListWalletLines,
    variables: ({ keyword, type, page }) => ({
      ...{ accountId, page, pageSize: 20 },
      filter: { ...(keyword && { keyword }), ...(type && { type }) },
    }),
    pick: ({ walletLines }) => walletLines,
  });
  return (
    <section aria-label={text.lines}>
      <Text as="h2" below={12}>
        {text.lines}
      </Text>
      <ListFilters
        list={list}
        text={text}
        end={
          <>
            {list.page && (
              <Text tone="secondary" num>
                {text.sums(list.page.sumIn, list.page.sumOut)}
              </Text>
            )}
            <ListTools of={{ walletLines: { accountId, filter: list.filter } }} />
          </>
        }
      >
        <KeywordFilter list={list} label={text.number} />
        <ChoiceFilters list={list} text={text} options={{ type: optionsOf(typeNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.lines}
        columns={columns}
        none={<EmptyState title={text.noLines} />}
        text={text}
      />
    </section>
  );
}
