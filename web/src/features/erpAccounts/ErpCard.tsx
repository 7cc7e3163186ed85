import type { ErpAccountRowFragment } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { erpText as text } from './erpAccounts.text.ts';

interface Props {
  account: ErpAccountRowFragment;
  isRetrying: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** An account at an ERP: how it does, and what can be done with it. */
export function ErpCard({ account, isRetrying, onRetry, onEdit, onRemove }: Props) {
  const { sid, shopNo, warehouses, problem, ranAt, failedTrades, unlinkedStocks, refusedStocks } = account;
  const { failedGoods } = account;
  const hasFailures = problem !== '' || failedTrades + unlinkedStocks + refusedStocks + failedGoods > 0;
  return (
    <Card
      title={text.name(sid)}
      side={
        <Row gap={8}>
          {hasFailures && (
            <Button loading={isRetrying} onClick={onRetry}>
              {text.retry}
            </Button>
          )}
          <Button onClick={onEdit}>{text.edit}</Button>
          <Button variant="quiet" onClick={onRemove}>
            {text.remove}
          </Button>
        </Row>
      }
    >
      <DescriptionList
        items={[
          { term: text.status, value: <Status account={account} /> },
          { term: text.ranAt, value: ranAt && <span className="num">{formatDateTime(ranAt)}</span> },
          { term: text.shopNo, value: shopNo },
          {
            term: text.warehouses,
            value: warehouses.map((each) => text.warehouse(each.warehouseName, each.warehouseNo)).join('、'),
          },
          { term: text.trades, value: text.tradeCounts(account.waitingTrades, account.pushedTrades) },
          { term: text.stocks, value: text.stockCounts(account.takenStocks, unlinkedStocks) },
          { term: text.goods, value: text.goodCounts(account.takenGoods, account.unpushedGoods) },
          failedTrades + refusedStocks + failedGoods > 0 && {
            term: text.failures,
            value: text.failureCounts(failedTrades, refusedStocks, failedGoods),
          },
        ]}
      />
    </Card>
  );
}

function Status({ account: { problem, problemAt, ranAt } }: Pick<Props, 'account'>) {
  if (problem === '')
    return <StatusDot tone={ranAt ? 'success' : 'info'}>{ranAt ? text.works : text.notYet}</StatusDot>;
  return (
    <StatusDot tone="danger" wrap>
      {problemAt ? `${problem}（${text.since(formatDateTime(problemAt))}）` : problem}
    </StatusDot>
  );
}
