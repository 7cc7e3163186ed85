import { useState } from 'react';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import type { AccountKind, CashOutRowFragment } from '../../graphql/generated/graphql.ts';
import { ChoiceFilters } from '../../list/ListFilters.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { CashOutDrawer } from '../cashOuts/CashOutDrawer.tsx';
import { cashOutStates } from '../cashOuts/cashOut.text.ts';
import type { RevokeSubject } from '../cashOuts/revokeCashOut.ts';
import { NumberCell, WalletList } from './WalletList.tsx';
import { ListCashOuts } from './wallet.graphql.ts';
import { filterText, cashOutColumnNames as names, tabNames, cashOutsText as text } from './wallet.text.ts';
import { cashOutsParams, cashOutsVariables } from './walletQuery.ts';

const { cashOutNo: _cashOutNo, actions: _actions, ...hideable } = names;
/** The columns that may be hidden; the number identifies a row. */
const choices = columnChoices(hideable, ['transferNo']);

const column = columnsNamed<CashOutRowFragment, keyof typeof names>(names);
const right = { align: 'right' } as const;
const columns = [
  column(
    'cashOutNo',
    208,
    ({ cashOutNo, createdAt }) => <NumberCell no={cashOutNo} label={names.cashOutNo} at={createdAt} />,
    { stick: 'left' },
  ),
  column('status', 160, ({ status, statusText, auditedAt, paidAt }) => (
    <>
      <StatusDot tone={cashOutStates[status].tone}>{statusText}</StatusDot>
      {(paidAt || auditedAt) && (
        <SecondLine num>{paidAt ? text.paid(paidAt) : auditedAt && text.audited(auditedAt)}</SecondLine>
      )}
    </>
  )),
  column('amount', 112, ({ amount }) => <Price fen={amount} />, right),
  column('fee', 112, ({ fee }) => <Price fen={fee} />, right),
  column('arrives', 112, ({ realAmount }) => <Price fen={realAmount} />, right),
  column('payee', 184, ({ accountTypeText, account, accountName }) => (
    <>
      {accountTypeText} {accountName}
      <SecondLine num>{account}</SecondLine>
    </>
  )),
  column('reason', undefined, ({ auditReason }) => auditReason || text.nothing),
  column('transferNo', 216, ({ transferNo }) =>
    transferNo ? <Copyable text={transferNo} label={names.transferNo} /> : text.nothing,
  ),
];

interface Props {
  kind: AccountKind;
  revoking: ConfirmAction<RevokeSubject>;
}

/** The cash-outs as the address narrows them, the newest first: how each stands, and what can be done with it. */
export function CashOutList({ kind, revoking }: Props) {
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const list = useList({
    params: cashOutsParams,
    document: ListCashOuts,
    variables: cashOutsVariables,
    pick: ({ cashOuts }) => cashOuts,
  });
  const revoke = ({ id, amount }: RevokeSubject) =>
    revoking.send({ type: 'action.ask', subject: { id, amount } });
  const actions = column(
    'actions',
    128,
    (cashOut) => (
      <ActionsCell>
        {cashOut.revocable && (
          <Button variant="text" onClick={() => revoke(cashOut)}>
            {text.revoke}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setLookedAt(cashOut.id)}>
          {text.steps}
        </Button>
      </ActionsCell>
    ),
    { align: 'right', stick: 'right' },
  );
  return (
    <>
      <WalletList
        list={list}
        label={tabNames.cashOuts}
        subject={{ list: 'cashOuts', filter: list.filter }}
        table={`${kind.toLowerCase()}.cashOuts`}
        choices={choices}
        columns={[...columns, actions]}
        sums={list.page && text.sum(list.page.sumPaid)}
        none={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
      >
        <ChoiceFilters list={list} text={filterText} options={{ status: optionsOf(cashOutStates) }} />
      </WalletList>
      <CashOutDrawer
        cashOut={list.rows.find(({ id }) => id === lookedAt) ?? null}
        onClose={() => setLookedAt(null)}
        onRevoke={revoke}
      />
    </>
  );
}
