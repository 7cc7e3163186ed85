import { useFlow } from '../../flows/useFlow.ts';
import type {
  ErpAccountRowFragment,
  ErpGoodState,
  ListErpGoodsQuery,
} from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useTag } from '../../lib/useFields.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ListErpGoods } from './erpAccounts.graphql.ts';
import { goodStateNames, goodsText as text } from './erpAccounts.text.ts';
import { pushErpGoods } from './erpFlows.ts';
import { goodsParams, LOOK_AGAIN_MS } from './erpQuery.ts';

const PAGE_SIZE = 20;

type GoodRow = ListErpGoodsQuery['erpGoods']['list'][number];
const TONES: Record<ErpGoodState, Tone> = { WAITING: 'info', TAKEN: 'success', FAILED: 'danger' };
const column = columnsNamed<GoodRow, 'good' | 'state' | 'pushedAt' | 'act'>(text);

/** Goods that were put into an ERP; what it has not, or as it was before, is put in from here. */
export function ErpGoods({ account }: { account: ErpAccountRowFragment }) {
  const { id: accountId, unpushedGoods } = account;
  const list = useList({
    params: goodsParams,
    document: ListErpGoods,
    variables: ({ state, keyword, page }) => ({
      ...{ accountId, page, pageSize: PAGE_SIZE },
      filter: given({ state, keyword }),
    }),
    pick: ({ erpGoods }) => erpGoods,
    lookAgainMs: LOOK_AGAIN_MS,
  });
  const pushing = useFlow(pushErpGoods);
  const isPushing = useTag(pushing, 'busy');
  const push = (goodIds?: number[]) =>
    pushing.send({ type: 'action.run', subject: { id: accountId, ...(goodIds && { goodIds }) } });
  return (
    <>
      <Row wrap below={12} justify="space-between">
        <SecondLine>{text.pushAllHint}</SecondLine>
        <Button variant="primary" disabled={unpushedGoods === 0} loading={isPushing} onClick={() => push()}>
          {text.pushAll(unpushedGoods)}
        </Button>
      </Row>
      <ListFilters list={list} text={text}>
        <KeywordFilter list={list} label={text.keyword} />
        <ChoiceFilters list={list} text={text} options={{ state: optionsOf(goodStateNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          ...COLUMNS,
          column('act', 110, ({ id, state, isChanged }) =>
            state === 'FAILED' || isChanged ? (
              <Button size="small" disabled={isPushing} onClick={() => push([id])}>
                {text.push}
              </Button>
            ) : null,
          ),
        ]}
        text={text}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
    </>
  );
}

const COLUMNS = [
  column('good', undefined, ({ id, goodsNo, goodName }) => (
    <>
      <TextLink to={publishPath(id)}>{goodName}</TextLink>
      <SecondLine num>{goodsNo}</SecondLine>
    </>
  )),
  column('state', 300, ({ state, isChanged, msg, dueAt }) => (
    <>
      <StatusDot tone={isChanged || (msg && state === 'WAITING') ? 'warning' : TONES[state]}>
        {goodStateNames[state]}
      </StatusDot>
      {isChanged && <SecondLine>{text.changed}</SecondLine>}
      {msg && <SecondLine tone="danger">{msg}</SecondLine>}
      {msg && dueAt && <SecondLine num>{text.againAt(formatDateTime(dueAt))}</SecondLine>}
    </>
  )),
  column('pushedAt', 146, ({ pushedAt }) => (pushedAt ? <Time at={pushedAt} /> : text.never)),
];
