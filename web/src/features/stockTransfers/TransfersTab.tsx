import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { CancelTransferDialog } from './CancelTransferDialog.tsx';
import { NewTransferDialog } from './NewTransferDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { ListStockTransfers, ListTransferWarehouses } from './stockTransfers.graphql.ts';
import { filterText, statusNames, transfersText as text } from './stockTransfers.text.ts';
import { TransferDrawer } from './TransferDrawer.tsx';
import { transferColumns } from './transferColumns.tsx';
import { cancelTransfer, newTransfer, openTransfer, receiveTransfer } from './transferFlows.ts';
import { blankTransfer, type Transfer } from './transferForm.ts';
import { transferFilter, transfersParams } from './transfersQuery.ts';

/** What moves between a supplier's warehouses; `head` is the page's, with what can be done. */
export default function TransfersTab({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const list = useList({
    params: transfersParams,
    document: ListStockTransfers,
    variables: (query) => ({ filter: transferFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ stockTransfers }) => stockTransfers,
  });
  const { data } = useQuery(ListTransferWarehouses, { context: { quiet: 'outages' } });
  const [looked, setLooked] = useState<Transfer | null>(null);
  const adding = useFlow(newTransfer);
  const receiving = useFlow(receiveTransfer);
  const cancelling = useFlow(cancelTransfer);
  const [open] = useState(() =>
    openTransfer((to, transfer) =>
      to === 'look' ? setLooked(transfer) : receiving.send({ type: 'editor.open', item: transfer }),
    ),
  );
  const opening = useFlow(open);
  const add = () =>
    adding.send({ type: 'editor.open', item: { ...blankTransfer, clientNo: crypto.randomUUID() } });
  return (
    <>
      {head(
        <Button variant="primary" icon="plus" onClick={add}>
          {text.add}
        </Button>,
      )}
      <ListFilters list={list} text={filterText} choiceWidth={176}>
        <ChoiceFilters
          list={list}
          text={filterText}
          options={{
            status: optionsOf(statusNames),
            warehouseId: namedOptions(data?.sellerWarehouses.list),
          }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={transferColumns({
          onLook: ({ id }) => opening.send({ type: 'action.run', subject: { id, to: 'look' } }),
          onReceive: ({ id }) => opening.send({ type: 'action.run', subject: { id, to: 'receive' } }),
          onCancel: (transfer) => cancelling.send({ type: 'action.ask', subject: transfer }),
        })}
        none={
          <EmptyState
            illustration="box"
            title={text.none}
            hint={text.noneHint}
            action={
              <Button variant="primary" onClick={add}>
                {text.add}
              </Button>
            }
          />
        }
        text={{ ...text, reset: filterText.reset }}
      />
      <TransferDrawer transfer={looked} onClose={() => setLooked(null)} />
      <NewTransferDialog actor={adding} />
      <ReceiveDialog actor={receiving} />
      <CancelTransferDialog actor={cancelling} />
    </>
  );
}
