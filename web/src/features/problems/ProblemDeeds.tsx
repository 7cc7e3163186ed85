import { writeSearch } from '../../lib/page.ts';
import { parcelsPath, rechargePath, refundsPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import styles from './ProblemsPage.module.css';
import { type BulkAction, deedsOf, type Problem, type ProblemDeed } from './problemDeeds.ts';
import { deedName, problemsText as text } from './problems.text.ts';

type OnProblem = (problem: Problem) => void;

/** What the buttons of the rows do. */
export interface RowDeeds {
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
  onTrack: OnProblem;
  onRenew: OnProblem;
  onMap: OnProblem;
  onSettings: OnProblem;
}

const SHOP_DEEDS: readonly ProblemDeed[] = ['RENEW_SHOP', 'settings'];

/** What helps against a problem: what is proposed first, the rest behind it. */
export function ProblemDeeds({ problem, deeds }: { problem: Problem; deeds: RowDeeds }) {
  const possible = deedsOf(problem).filter(
    (deed) => !SHOP_DEEDS.includes(deed) || deeds.canReach(problem.shopId),
  );
  return (
    <span className={styles.deeds}>
      {possible.length === 0 && <span className={styles.quiet}>{text.waiting}</span>}
      {possible.map((deed, at) => (
        <Deed key={deed} deed={deed} problem={problem} deeds={deeds} first={at === 0} />
      ))}
    </span>
  );
}

interface DeedProps {
  deed: ProblemDeed;
  problem: Problem;
  deeds: RowDeeds;
  first: boolean;
}

function Deed({ deed, problem, deeds, first }: DeedProps) {
  const variant = first ? 'text' : 'quiet';
  const name = deedName(deed, deeds.by);
  const orderId = problem.orderId ?? undefined;
  const link = (to: string) => (
    <LinkButton variant={variant} to={to}>
      {name}
    </LinkButton>
  );
  const button = (onClick: OnProblem) => (
    <Button variant={variant} onClick={() => onClick(problem)}>
      {name}
    </Button>
  );
  switch (deed) {
    case 'AGAIN_SUBMIT':
    case 'RE_AUTO_SEND':
    case 'REFUND': {
      const running = first && deeds.runningId !== null && deeds.runningId === problem.packageId;
      return (
        <Button
          variant={variant}
          loading={running}
          disabled={deeds.busy && !running}
          onClick={() => deeds.act(deed, problem)}
        >
          {name}
        </Button>
      );
    }
    case 'EDIT_RECEIVER': {
      const seeking = deeds.soughtId !== null && deeds.soughtId === problem.packageId;
      return (
        <Button
          variant={variant}
          loading={seeking}
          disabled={deeds.waiting && !seeking}
          onClick={() => deeds.onEdit(problem)}
        >
          {name}
        </Button>
      );
    }
    case 'TRACE':
      return button(deeds.onTrack);
    case 'RENEW_SHOP':
      return button(deeds.onRenew);
    case 'map':
      return button(deeds.onMap);
    case 'settings':
      return button(deeds.onSettings);
    case 'recharge':
      return link(rechargePath());
    case 'ORDER':
      return link('/shipments/auto');
    case 'ANSWER_REFUND':
      return link(`${refundsPath(orderId)}&refund=WAIT_SELLER`);
    case 'FILL_WAYBILL':
      return link(`${parcelsPath(orderId)}${writeSearch({ keyword: problem.title })}`);
  }
}
