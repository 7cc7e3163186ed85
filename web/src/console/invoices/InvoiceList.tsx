import { useState } from 'react';
import { kindNames, statusNames } from '../../fields/invoices/invoices.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { useConsole } from '../consoleActors.ts';
import { ListTools } from '../list/ListTools.tsx';
import { askForProof } from '../proof/proveAgain.logic.ts';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { beginInvoices, saveInvoiceFile } from './invoiceFlows.ts';
import { ListInvoices } from './invoices.graphql.ts';
import { issuerNames, lateNames, redNames, listText as text } from './invoices.text.ts';
import { filterOf, invoicesParams } from './invoicesQuery.ts';

const optionsNamed = <K extends string>(names: Record<K, string>) =>
  (Object.keys(names) as K[]).map((value) => ({ value, text: names[value] }));

/** Invoices of a tab, as the address narrows them; those that the platform issues can be chosen to begin with. */
export function InvoiceList() {
  const { proof } = useConsole();
  const [shown, setShown] = useState<number | null>(null);
  const beginning = useFlow(beginInvoices);
  const saving = useFlow(saveInvoiceFile);
  const list = useList({
    params: invoicesParams,
    document: ListInvoices,
    variables: (query) => ({ filter: filterOf(query), page: query.page, pageSize: 20 }),
    pick: ({ invoices }) => invoices,
  });
  const isOpen = list.query.tab === 'open';
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const startable = chosen.rows.filter(({ status, mayIssue }) => mayIssue && status === 'ASKED');
  const save = (fileId: number, number: string) =>
    saving.send({
      type: 'action.run',
      subject: { path: `invoice?id=${fileId}`, name: `${number}.pdf`, prove: () => askForProof(proof) },
    });
  return (
    <>
      <ListFilters list={list} text={text} end={<ListTools of={{ invoices: list.filter }} />}>
        <ChoiceFilters
          list={list}
          text={text}
          options={{
            status: optionsOf(statusNames),
            kind: optionsOf(kindNames),
            ...(!isOpen && { issuer: optionsNamed(issuerNames) }),
            red: optionsNamed(redNames),
            late: optionsNamed(lateNames),
          }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={invoiceColumns({ onShow: setShown, onSave: save })}
        {...(isOpen && {
          selection: {
            ...{ table: 'invoices', chosen, all: text.chooseAll },
            one: ({ invoiceNo }: { invoiceNo: string }) => text.choose(invoiceNo),
          },
        })}
        none={<EmptyState illustration="purse" {...text.none[isOpen ? 'open' : 'all']} />}
        text={text}
      >
        {chosen.rows.length > 0 && (
          <BatchBar
            label={text.bar}
            count={text.chosen(
              startable.length,
              startable.reduce((sum, { amount }) => sum + amount, 0),
            )}
            clear={text.clear}
            onClear={chosen.clear}
          >
            <Button
              size="small"
              variant="primary"
              disabled={startable.length === 0}
              onClick={() =>
                beginning.send({ type: 'action.run', subject: { ids: startable.map(({ id }) => id) } })
              }
            >
              {text.begin}
            </Button>
          </BatchBar>
        )}
      </ListView>
      <InvoiceDrawer
        invoice={list.rows.find(({ id }) => id === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  );
}
