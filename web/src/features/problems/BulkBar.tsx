import { useSelector } from '@xstate/react';
import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { MAX_AT_ONCE } from './inbox.machine.ts';
import {
  hasRequestFailed,
  type Inbox,
  isBusy,
  selectBegun,
  selectChosen,
  selectRefusal,
} from './inbox.selectors.ts';
import { type BulkAction, bulkActionsOf } from './problemActions.ts';
import { problemsText as text } from './problems.text.ts';

interface Props {
  inbox: Inbox;
  kind: ProblemKind;
  /** How many there are of the kind. */
  total: number;
  /** Something is being done to parcels already. */
  busy: boolean;
}

/** What can be done to all problems of a kind, or to those that are chosen. */
export function BulkBar({ inbox, kind, total, busy }: Props) {
  const begun = useSelector(inbox, selectBegun);
  const gathering = begun !== null;
  const waiting = useSelector(inbox, isBusy);
  const requestFailed = useSelector(inbox, hasRequestFailed);
  const refusal = useSelector(inbox, selectRefusal);
  const all = useSelector(inbox, selectChosen);
  const chosen = [...all.values()].filter((problem) => problem.kind === kind);
  const labelOf = (action: BulkAction) => {
    if (chosen.length > 0)
      return text.bulkChosen(action, chosen.filter(({ actions }) => actions.includes(action)).length);
    return total > MAX_AT_ONCE ? text.bulkFirst(action, MAX_AT_ONCE) : text.bulkAll(action);
  };
  const canAct = (action: BulkAction) =>
    chosen.length === 0 || chosen.some(({ actions }) => actions.includes(action));
  return (
    <Row role="toolbar" aria-label={text.bulk} wrap below={12} className="num">
      {bulkActionsOf(kind).map((action, at) => (
        <Button
          key={action}
          variant={at === 0 ? 'primary' : 'secondary'}
          loading={begun === action}
          disabled={busy || !canAct(action) || (waiting && begun !== action)}
          onClick={() => inbox.send({ type: 'bulk.act', kind, action })}
        >
          {labelOf(action)}
        </Button>
      ))}
      {gathering && <Button onClick={() => inbox.send({ type: 'bulk.cancel' })}>{text.cancel}</Button>}
      {chosen.length > 0 && (
        <Button variant="text" disabled={waiting} onClick={() => inbox.send({ type: 'selection.clear' })}>
          {text.clear}
        </Button>
      )}
      <Text role="status" tone="secondary">
        {gathering ? text.gathering : (refusal?.msg ?? (requestFailed ? text.requestFailed : ''))}
      </Text>
    </Row>
  );
}
