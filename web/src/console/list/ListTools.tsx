import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { ConsoleList, ListExportInput } from '../graphql/generated/graphql.ts';
import { exportList } from './exportList.ts';
import { exportText as text } from './list.text.ts';
import styles from './listTools.module.css';
import { ViewsMenu } from './ViewsMenu.tsx';

/** The list of each part of an export. */
const listOf: Record<Exclude<keyof ListExportInput, '__typename'>, ConsoleList> = {
  accounts: 'ACCOUNTS',
  adjustments: 'ADJUSTMENTS',
  approvals: 'APPROVALS',
  auditEntries: 'AUDIT_ENTRIES',
  cases: 'CASES',
  cashOutBatches: 'CASH_OUT_BATCHES',
  cashOuts: 'CASH_OUTS',
  channelBills: 'CHANNEL_BILLS',
  failedJobs: 'FAILED_JOBS',
  goodsToAudit: 'GOODS_TO_AUDIT',
  invoices: 'INVOICES',
  joinApplications: 'JOIN_APPLICATIONS',
  licences: 'LICENCES',
  notices: 'NOTICES',
  operators: 'OPERATORS',
  orders: 'ORDERS',
  parcels: 'PARCELS',
  paymentProblems: 'PAYMENT_PROBLEMS',
  payments: 'PAYMENTS',
  rechargeRefunds: 'RECHARGE_REFUNDS',
  reviews: 'REVIEWS',
  roles: 'ROLES',
  shops: 'SHOPS',
  suppliers: 'SUPPLIERS',
  walletLines: 'WALLET_LINES',
};

/** What every list of the console has at the end of its filters: those kept under names, and its rows as a file. */
export function ListTools({
  of: input,
}: {
  /** The list with its filter, as it is shown. */ of: ListExportInput;
}) {
  const exporting = useFlow(exportList);
  const busy = useTag(exporting, 'busy');
  const mayExport = useMay('lists.export');
  const [key] = Object.keys(input) as [keyof typeof listOf];
  return (
    <Row gap={8} className={styles.tools}>
      <ViewsMenu list={listOf[key]} />
      {mayExport && (
        <Button
          icon="download"
          title={text.hint}
          loading={busy}
          onClick={() => exporting.send({ type: 'action.run', subject: input })}
        >
          {text.export}
        </Button>
      )}
    </Row>
  );
}
