import type { WaybillAccountRowFragment } from '../../../graphql/generated/graphql.ts';
import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../../ui/data/cells.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import type { AccountSubject } from './accountFlows.ts';
import { receiverNames, accountsText as text } from './accounts.text.ts';

interface Actions {
  /** The account that is being tested; null for none. */
  testing: number | null;
  onTest: (subject: AccountSubject) => void;
  onEdit: (account: WaybillAccountRowFragment) => void;
  onSwitch: (subject: AccountSubject & { enabled: boolean }) => void;
  onRemove: (subject: AccountSubject) => void;
}

/** An account in words: 圆通速递 K880001. */
function subjectOf({ id, courierName, customerCode }: WaybillAccountRowFragment): AccountSubject {
  return { id, name: `${courierName} ${customerCode}` };
}

function Status({ account }: { account: WaybillAccountRowFragment }) {
  const { enabled, problemText, fallsBack, testedAt } = account;
  if (!enabled) return <StatusDot tone="quiet">{text.off}</StatusDot>;
  if (problemText)
    return (
      <>
        <StatusDot tone="danger" wrap>
          {problemText}
        </StatusDot>
        <SecondLine>{fallsBack ? text.fallsBack : text.waits}</SecondLine>
      </>
    );
  return <StatusDot tone={testedAt ? 'success' : 'info'}>{testedAt ? text.works : text.untested}</StatusDot>;
}

const column = columnsNamed<
  WaybillAccountRowFragment,
  'courier' | 'place' | 'customer' | 'status' | 'testedAt' | 'actions'
>(text);

export function accountColumns(actions: Actions): Column<WaybillAccountRowFragment>[] {
  const { testing, onTest, onEdit, onSwitch, onRemove } = actions;
  return [
    column('courier', 130, ({ courierName }) => <Text strong>{courierName}</Text>),
    column('place', undefined, ({ warehouseName, platform }) => (
      <>
        {warehouseName ?? text.everyWarehouse}
        <SecondLine>{receiverNames[platform]}</SecondLine>
      </>
    )),
    column('customer', 170, ({ customerCode, net }) => (
      <>
        <span className="num">{customerCode}</span>
        {net && <SecondLine>{net}</SecondLine>}
      </>
    )),
    column('status', 220, (account) => <Status account={account} />),
    column('testedAt', 146, ({ testedAt }) => (testedAt ? <Time at={testedAt} /> : text.never)),
    column(
      'actions',
      210,
      (account) => (
        <ActionsCell>
          {account.platform === 'OTHER' && (
            <Button
              variant="text"
              loading={testing === account.id}
              disabled={testing !== null}
              onClick={() => onTest(subjectOf(account))}
            >
              {text.test}
            </Button>
          )}
          <Button variant="text" onClick={() => onEdit(account)}>
            {text.edit}
          </Button>
          <Button
            variant="text"
            onClick={() => onSwitch({ ...subjectOf(account), enabled: !account.enabled })}
          >
            {account.enabled ? text.disable : text.enable}
          </Button>
          <Button variant="quiet" onClick={() => onRemove(subjectOf(account))}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
