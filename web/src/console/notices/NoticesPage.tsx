import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMay } from '../consoleActors.ts';
import type { NoticeRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { EditNoticeDialog } from './EditNoticeDialog.tsx';
import { editNotice } from './editNotice.ts';
import { PublishDialog, RemoveDialog, WithdrawDialog } from './NoticeDialogs.tsx';
import { NoticeDrawer } from './NoticeDrawer.tsx';
import { publishNotice, removeNotice, withdrawNotice } from './noticeActions.ts';
import { type NoticeStep, noticeColumns } from './noticeColumns.tsx';
import { ListNotices } from './notices.graphql.ts';
import { audienceNames, listText as text, typeNames } from './notices.text.ts';
import { type NoticeTab, noticesParams, noticesVariables, tabNames } from './noticesQuery.ts';

/** A message that is under way is looked at again. */
const LOOK_AGAIN_MS = 3_000;
const tabs = (Object.keys(tabNames) as NoticeTab[]).map((key) => ({ key, label: tabNames[key] }));

const isUnderWay = ({ state, isSettled }: NoticeRowFragment) => !isSettled && state !== 'SCHEDULED';

/** Notices and messages: written, previewed, published, changed and withdrawn. */
export default function NoticesPage() {
  const [viewed, setViewed] = useState<number | null>(null);
  const editing = useFlow(editNotice);
  const publishing = useFlow(publishNotice);
  const withdrawing = useFlow(withdrawNotice);
  const removing = useFlow(removeNotice);
  const mayPublish = useMay('notices.publish');
  const list = useList({
    params: noticesParams,
    document: ListNotices,
    variables: noticesVariables,
    pick: (data) => data.notices,
  });
  const rows: readonly NoticeRowFragment[] = list.rows;
  useQuery(ListNotices, {
    variables: list.pages.variables as ReturnType<typeof noticesVariables>,
    ...{ skip: !rows.some(isUnderWay), pollInterval: LOOK_AGAIN_MS, context: { quiet: true } },
  });
  const take = (step: NoticeStep, notice: NoticeRowFragment) => {
    if (step === 'edit') editing.send({ type: 'editor.open', item: { notice } });
    if (step === 'publish') publishing.send({ type: 'action.ask', subject: notice });
    if (step === 'withdraw') withdrawing.send({ type: 'action.ask', subject: { ...notice, reason: '' } });
    if (step === 'remove') removing.send({ type: 'action.ask', subject: notice });
  };
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={text.hint}
        actions={
          mayPublish && (
            <Button
              variant="primary"
              onClick={() => editing.send({ type: 'editor.open', item: { notice: null } })}
            >
              {text.write}
            </Button>
          )
        }
      />
      <Tabs
        below={12}
        label={text.tabs}
        active={list.query.tab}
        items={tabs}
        onChange={(tab) => list.change({ tab })}
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ notices: list.filter ?? {} }} />}
      >
        <KeywordFilter list={list} label={text.keyword} max={50} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{ type: optionsOf(typeNames), audience: optionsOf(audienceNames) }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.label}
        columns={noticeColumns({ onView: ({ id }) => setViewed(id), onStep: mayPublish ? take : null })}
        text={text}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
      <NoticeDrawer notice={rows.find(({ id }) => id === viewed) ?? null} onClose={() => setViewed(null)} />
      <EditNoticeDialog actor={editing} />
      <PublishDialog actor={publishing} />
      <WithdrawDialog actor={withdrawing} />
      <RemoveDialog actor={removing} />
    </>
  );
}
