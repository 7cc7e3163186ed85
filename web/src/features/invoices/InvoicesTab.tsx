import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import type { AccountKind } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { AskDialog } from './AskDialog.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { askInvoices } from './invoiceFlows.ts';
import { askKinds, type InvoiceView, invoicesText as text, viewNames } from './invoices.text.ts';
import { orderIdsOf, viewParams } from './invoicesQuery.ts';
import { TitleList } from './TitleList.tsx';
import { editTitle } from './titleFlows.ts';

const VIEWS: Record<AccountKind, readonly InvoiceView[]> = {
  BUYER: ['asked', 'titles'],
  SELLER: ['toIssue', 'asked', 'titles'],
};

/** Invoices that were asked for or are to be issued, and what they are made out to. */
export function InvoicesTab({ kind }: { kind: AccountKind }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asking = useFlow(askInvoices);
  const editing = useFlow(editTitle);
  const { view: wanted, orders } = viewParams.read(params);
  const views = VIEWS[kind];
  const view = views.includes(wanted) ? wanted : 'asked';
  const go = (to: InvoiceView) =>
    void navigate({ search: viewParams.write({ tab: 'invoices', view: to, orders }) });
  return (
    <section aria-label={text.label}>
      <Row below={12} wrap>
        <Segmented
          label={text.views}
          value={view}
          choices={views.map((value) => ({ value, label: viewNames[value] }))}
          onChange={go}
        />
        <Grow />
        {view === 'titles' ? (
          <Button onClick={() => editing.send({ type: 'editor.open', item: { title: null } })}>
            {text.addTitle}
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={() =>
              asking.send({
                type: 'editor.open',
                item: { kinds: askKinds[kind], orderIds: orderIdsOf(orders) },
              })
            }
          >
            {text.ask}
          </Button>
        )}
      </Row>
      {view === 'titles' ? <TitleList editing={editing} /> : <InvoiceList key={view} view={view} />}
      <AskDialog actor={asking} />
    </section>
  );
}
