import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { useOperator } from '../consoleActors.ts';
import type { ListGoodsToAuditQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { auditGoods, type LookedAt } from './auditGoods.ts';
import { BanDialog } from './BanDialog.tsx';
import { banGood } from './banGood.ts';
import { GoodPanel } from './GoodPanel.tsx';
import styles from './GoodsAudit.module.css';
import { ListGoodsToAudit } from './goodsAudit.graphql.ts';
import { flagText, goodsTabs, goodsAuditText as text } from './goodsAudit.text.ts';
import { goodsParams } from './goodsQuery.ts';
import { useAuditKeys } from './useAuditKeys.ts';

type Good = ListGoodsToAuditQuery['goodsToAudit']['list'][number];
type Tab = keyof typeof goodsTabs;

const tabs = (Object.keys(goodsTabs) as Tab[]).map((key) => ({ key, label: goodsTabs[key] }));

/** The queue of goods at the left, what is looked at of it at the right. */
export default function GoodsAuditPage() {
  usePageTitle(text.title);
  const mayAct = useOperator().permissions.includes('goods.audit');
  const list = useList({
    params: goodsParams,
    document: ListGoodsToAudit,
    variables: ({ tab, page, keyword, sellerId, revisions }) => ({
      filter: {
        show: tab,
        ...(keyword && { keyword }),
        ...(sellerId && { sellerId }),
        ...(revisions && { revisions }),
      },
      page,
      pageSize: 20,
    }),
    pick: ({ goodsToAudit }) => goodsToAudit,
  });
  const { rows, query } = list;
  const client = useApolloClient();
  const chosen = useRowSelection(`${query.tab}${query.keyword}`, rows);
  const auditing = useActorRef(useMemo(() => auditGoods(client, chosen.clear), [client, chosen.clear]));
  const banning = useFlow(banGood);
  const shown = query.id ?? rows[0]?.id ?? null;
  const look = (id: number) => list.change({ id, page: query.page });
  const move = (by: number) => {
    const to = rows[rows.findIndex(({ id }) => id === shown) + by];
    if (to) look(to.id);
  };
  const judge = (goods: readonly LookedAt[], approve: boolean) =>
    mayAct &&
    auditing.send({
      type: 'batch.ask',
      subject: { goods: goods.map(({ id, name, version }) => ({ id, name, version })), approve, reason: '' },
    });
  const judgeShown = (approve: boolean) => {
    const good = rows.find(({ id, isWaiting }) => id === shown && isWaiting);
    if (good) judge([good], approve);
  };
  useAuditKeys({
    next: () => move(1),
    previous: () => move(-1),
    approve: () => judgeShown(true),
    reject: () => judgeShown(false),
  });
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={text.hint}
        actions={<LinkButton to="/goods/words">{text.words}</LinkButton>}
      />
      <Tabs
        below={12}
        label={text.tabs}
        active={query.tab}
        items={tabs}
        onChange={(tab) => list.change({ tab, id: null })}
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ goodsToAudit: list.filter }} />}
      >
        <KeywordFilter list={list} label={text.keyword} />
        {query.tab === 'WAITING' && (
          <Checkbox
            id="revisions"
            label={text.revisionsOnly}
            checked={query.revisions}
            onChange={(revisions) => list.change({ revisions, id: null })}
          />
        )}
      </ListFilters>
      <div className={styles.panes}>
        <div>
          <ListView
            narrow
            list={list}
            label={text.list}
            columns={[goodColumn(shown, look)]}
            text={text}
            none={<EmptyState title={text.none[query.tab]} hint={query.tab === 'WAITING' && text.noneHint} />}
            {...(mayAct &&
              query.tab === 'WAITING' && {
                selection: {
                  ...{ table: 'goods', chosen, all: text.choosePage },
                  one: ({ name }: Good) => text.choose(name),
                },
              })}
          />
        </div>
        {shown === null ? (
          <EmptyState title={text.pickOne} hint={text.pickOneHint} />
        ) : (
          <GoodPanel
            key={shown}
            id={shown}
            mayAct={mayAct}
            onJudge={(good, approve) => judge([good], approve)}
            onBan={({ id, name }, step) =>
              banning.send({ type: 'action.ask', subject: { id, name, step, reason: '' } })
            }
          />
        )}
      </div>
      {chosen.rows.length > 0 && (
        <BatchBar
          label={text.bar}
          count={text.chosen(chosen.rows.length)}
          clear={text.clear}
          onClear={chosen.clear}
        >
          <Button size="small" variant="primary" onClick={() => judge(chosen.rows, true)}>
            {text.approveMany(chosen.rows.length)}
          </Button>
          <Button size="small" variant="danger" onClick={() => judge(chosen.rows, false)}>
            {text.rejectMany(chosen.rows.length)}
          </Button>
        </BatchBar>
      )}
      <AuditDialog actor={auditing} />
      <BanDialog actor={banning} />
    </>
  );
}

function goodColumn(shown: number | null, look: (id: number) => void): Column<Good> {
  return {
    key: 'good',
    header: text.good,
    cell: ({
      id,
      name,
      pic,
      sellerName,
      supplyPrice,
      isRevision,
      isWaiting,
      statusText,
      flags,
      submittedAt,
    }) => (
      <button
        type="button"
        className={styles.row}
        aria-label={text.look(name)}
        aria-current={id === shown}
        onClick={() => look(id)}
      >
        <ImageWithFallback src={thumbnailUrl(pic)} alt="" />
        <span>
          <strong className={styles.cut}>{name}</strong>
          <SecondLine>
            {sellerName} · <Price fen={supplyPrice} size="small" />
          </SecondLine>{' '}
          <SecondLine>
            <Time at={submittedAt} />
          </SecondLine>
          <span className={styles.tags}>
            <Tag>{isWaiting ? (isRevision ? text.revision : text.fresh) : statusText}</Tag>
            {flags.map((kind) => (
              <Tag key={kind} tone="orange">
                {flagText[kind]}
              </Tag>
            ))}
          </span>
        </span>
      </button>
    ),
  };
}
