import { formatMoney } from '../../lib/money.ts';
import {
  casePath,
  erpPath,
  parcelsPath,
  rechargePath,
  refundsPath,
  shopPath,
  waybillAccountsPath,
} from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, TextLink } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { actionsOf, type BulkAction, type Problem, type ProblemRowAction } from './problemActions.ts';
import { columnNames, problemKindName, rowActionName, problemsText as text } from './problems.text.ts';

interface Choosing {
  rows: readonly Problem[];
  /** By id. */
  chosen: ReadonlyMap<string, unknown>;
  disabled: boolean;
  choose: (problems: readonly Problem[], chosen: boolean) => void;
}

interface Props {
  actions: RowActions;
  /** Null where nothing can be done to many at once. */
  choosing: Choosing | null;
  /** Several kinds stand together. */
  mixed: boolean;
  /** Why the last action failed for a parcel, by its id. */
  notes: ReadonlyMap<number, string>;
}

const column = columnsNamed<Problem, keyof typeof columnNames>(columnNames);

export function problemColumns({ actions, choosing, mixed, notes }: Props): Column<Problem>[] {
  return [
    ...(choosing
      ? [
          selectionColumn({
            table: 'problems',
            rows: choosing.rows,
            chosen: { has: ({ id }) => choosing.chosen.has(id), choose: choosing.choose },
            all: text.choosePage,
            one: ({ title }) => text.chooseOne(title),
            disabled: choosing.disabled,
          }),
        ]
      : []),
    column('title', 250, (problem) => <About problem={problem} />),
    ...(mixed ? [column('kind', 150, ({ kind }) => <Tag>{problemKindName(kind, actions.by)}</Tag>)] : []),
    column('reason', undefined, ({ kind, text: words, at, parcelId }) => {
      const note = parcelId === null ? undefined : notes.get(parcelId);
      return (
        <>
          {words}
          {note !== undefined && (
            <SecondLine role="status" tone="danger">
              {note}
            </SecondLine>
          )}
          <SecondLine num>{text.at(kind, formatDateTime(at))}</SecondLine>
        </>
      );
    }),
    column('price', 90, ({ price }) => (price === null ? null : formatMoney(price)), { align: 'right' }),
    column('actions', 300, (problem) => <ProblemActions problem={problem} actions={actions} />, {
      align: 'right',
    }),
  ];
}

function About({ problem }: { problem: Problem }) {
  const { title, goodName, shopName, orderId, parcelId } = problem;
  const second = [goodName, shopName !== title && shopName].filter(Boolean).join(' · ');
  return (
    <>
      {problem.kind === 'WAYBILL_ACCOUNT' ? (
        <TextLink to={waybillAccountsPath()}>{title}</TextLink>
      ) : problem.kind === 'ERP_ACCOUNT' ? (
        <TextLink to={erpPath(problem.erpAccountId)}>{title}</TextLink>
      ) : parcelId === null || orderId === null ? (
        title
      ) : (
        <TextLink to={parcelsPath(orderId, title)}>{title}</TextLink>
      )}
      {second && <SecondLine num>{second}</SecondLine>}
    </>
  );
}

type OnProblem = (problem: Problem) => void;

/** What the buttons of the rows do. */
export interface RowActions {
  /** Whose problems they are. */
  by: 'buyer' | 'seller';
  /** Something is being done to parcels; nothing else can be begun. */
  busy: boolean;
  /** The inbox reads something; it takes nothing else before. */
  waiting: boolean;
  /** The parcel whose receiver it looks for. */
  soughtId: number | null;
  /** The one parcel that it is done to. */
  runningId: number | null;
  /** Whether the shop of a problem is still bound. */
  canReach: (shopId: number | null) => boolean;
  act: (action: BulkAction, problem: Problem) => void;
  onEdit: OnProblem;
  /** Opens a case, beginning with what is suggested. */
  onOpenCase: OnProblem;
  onDismiss: OnProblem;
  onMend: OnProblem;
  onTrack: OnProblem;
  onRenew: OnProblem;
  onSettings: OnProblem;
}

const SHOP_ACTIONS: readonly ProblemRowAction[] = ['RENEW_SHOP', 'settings'];

/** What helps against a problem: what is proposed first, the rest behind it. */
function ProblemActions({ problem, actions }: { problem: Problem; actions: RowActions }) {
  const possible = actionsOf(problem).filter(
    (action) => !SHOP_ACTIONS.includes(action) || actions.canReach(problem.shopId),
  );
  return (
    <ActionsCell>
      {possible.length === 0 && <Text tone="secondary">{text.waiting}</Text>}
      {possible.map((action, at) => (
        <Action key={action} action={action} problem={problem} actions={actions} first={at === 0} />
      ))}
    </ActionsCell>
  );
}

interface ActionProps {
  action: ProblemRowAction;
  problem: Problem;
  actions: RowActions;
  first: boolean;
}

function Action({ action, problem, actions, first }: ActionProps) {
  const variant = first ? 'text' : 'quiet';
  const name = rowActionName(action, actions.by);
  const orderId = problem.orderId ?? undefined;
  const link = (to: string) => (
    <LinkButton variant={variant} to={to}>
      {name}
    </LinkButton>
  );
  const isOwn = (parcelId: number | null) => parcelId !== null && parcelId === problem.parcelId;
  const button = (onClick: OnProblem, busy = false, loading = false) => (
    <Button variant={variant} loading={loading} disabled={busy && !loading} onClick={() => onClick(problem)}>
      {name}
    </Button>
  );
  switch (action) {
    case 'AGAIN_SUBMIT':
    case 'RE_AUTO_SEND':
    case 'REFUND':
      return button(() => actions.act(action, problem), actions.busy, first && isOwn(actions.runningId));
    case 'EDIT_RECEIVER':
      return button(actions.onEdit, actions.waiting, isOwn(actions.soughtId));
    case 'AFTER_SALE':
      return button(actions.onOpenCase);
    case 'dismiss':
      return button(actions.onDismiss);
    case 'MEND_ACCOUNT':
      return button(actions.onMend);
    case 'OPEN_ERP':
      return link(erpPath(problem.erpAccountId, problem.kind === 'ERP_PARCEL'));
    case 'TRACE':
      return button(actions.onTrack);
    case 'RENEW_SHOP':
      return button(actions.onRenew);
    case 'OPEN_LISTINGS':
      return problem.shopId === null ? null : link(shopPath(problem.shopId, 'listings'));
    case 'OPEN_SOURCE_ORDERS':
      return link(paths.sources);
    case 'map':
      return problem.shopId === null ? null : link(shopPath(problem.shopId, 'links'));
    case 'settings':
      return button(actions.onSettings);
    case 'recharge':
      return link(rechargePath());
    case 'ORDER':
      return link('/shipments/auto');
    case 'ANSWER_REFUND':
      return link(`${refundsPath(orderId)}&refund=WAIT_SELLER`);
    case 'ANSWER_CASE':
      return problem.caseId === null ? null : link(casePath(problem.caseId));
    case 'FILL_WAYBILL':
      return link(parcelsPath(orderId, problem.title));
  }
}
