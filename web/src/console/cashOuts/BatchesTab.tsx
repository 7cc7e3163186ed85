import { DayRange } from '../../fields/DayRange.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useConsole, useMay } from '../consoleActors.ts';
import type { ListCashOutBatchesQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { askForProof } from '../proof/proveAgain.logic.ts';
import { ListCashOutBatches } from './cashOuts.graphql.ts';
import { type BatchScope, batchNames, batchScopes, batchText as text } from './cashOuts.text.ts';
import { batchesFilter, batchesParams, ofBatchPath } from './cashOutsQuery.ts';
import { downloadBatch } from './downloadBatch.ts';

type Batch = ListCashOutBatchesQuery['cashOutBatches']['list'][number];

const column = columnsNamed<Batch, keyof typeof batchNames>(batchNames);
const SCOPES = (Object.keys(batchScopes) as BatchScope[]).map((value) => ({
  value,
  label: batchScopes[value],
}));
const FORMATS = ['xlsx', 'csv'] as const;

/** The lists for the bank, with what has become of them, and their files while any of them is being paid. */
export function BatchesTab() {
  const { proof } = useConsole();
  const mayPay = useMay('cashOuts.pay');
  const downloading = useFlow(downloadBatch);
  const busy = useTag(downloading, 'busy');
  const list = useList({
    params: batchesParams,
    document: ListCashOutBatches,
    variables: (query) => ({ filter: batchesFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ cashOutBatches }) => cashOutBatches,
  });
  const download = ({ id, batchNo }: Batch, format: (typeof FORMATS)[number]) =>
    downloading.send({
      type: 'action.run',
      subject: { id, batchNo, format, prove: () => askForProof(proof) },
    });
  return (
    <>
      <ListFilters list={list} text={text} end={<ListTools of={{ cashOutBatches: list.filter }} />}>
        <Segmented
          label={text.scope}
          value={list.query.scope}
          choices={SCOPES}
          onChange={(scope) => list.change({ scope })}
        />
        <DayRange days={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          column('number', 232, ({ id, batchNo, operator, createdAt }) => (
            <>
              <TextLink to={ofBatchPath(id)} className="num">
                {batchNo}
              </TextLink>
              <SecondLine>
                {text.by(operator)} <Time at={createdAt} />
              </SecondLine>
            </>
          )),
          column('count', 96, ({ count }) => <span className="num">{count}</span>, { align: 'right' }),
          column('amount', 144, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
          column('states', undefined, ({ paying, paid, failed }) => (
            <span className="num">{text.states(paying, paid, failed)}</span>
          )),
          column(
            'actions',
            208,
            (batch) =>
              mayPay &&
              batch.paying > 0 && (
                <Row gap={4} justify="flex-end">
                  {FORMATS.map((format) => (
                    <Button
                      key={format}
                      variant="text"
                      disabled={busy}
                      onClick={() => download(batch, format)}
                    >
                      {text[format]}
                    </Button>
                  ))}
                </Row>
              ),
            { align: 'right' },
          ),
        ]}
        none={<EmptyState illustration="purse" {...text.none[list.query.scope]} />}
        text={text}
      />
    </>
  );
}
