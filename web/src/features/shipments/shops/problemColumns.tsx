import { parcelsPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './ProblemsPart.module.css';
import { deedsFor, type Problem, type ProblemDeed } from './problemDeeds.ts';
import { problemKindNames, problemsText as text } from './problems.text.ts';

type OnProblem = (problem: Problem) => void;

interface Deeds {
  /** The problem whose parcels are being posted again, by id. */
  resending: string | null;
  /** Whether its shop is still bound. */
  canReach: (problem: Problem) => boolean;
  onRenew: OnProblem;
  onMap: OnProblem;
  onSettings: OnProblem;
  onResend: OnProblem;
}

/** The columns of what needs a person. */
export function problemColumns(deeds: Deeds): Column<Problem>[] {
  return [
    {
      key: 'title',
      header: text.about,
      width: 230,
      cell: ({ title, shopName }) => (
        <>
          {title}
          {shopName && shopName !== title && <span className={styles.second}>{shopName}</span>}
        </>
      ),
    },
    { key: 'kind', header: text.kind, width: 120, cell: ({ kind }) => <Tag>{problemKindNames[kind]}</Tag> },
    {
      key: 'reason',
      header: text.reason,
      cell: (problem) => (
        <>
          {problem.text}
          <span className={styles.second}>{formatDateTime(problem.at)}</span>
        </>
      ),
    },
    {
      key: 'deeds',
      header: text.deeds,
      width: 240,
      align: 'right',
      cell: (problem) => (
        <span className={styles.deeds}>
          {deedsFor(problem).map((deed) => (
            <Deed key={deed} deed={deed} problem={problem} {...deeds} />
          ))}
        </span>
      ),
    },
  ];
}

function Deed({ deed, problem, ...deeds }: Deeds & { deed: ProblemDeed; problem: Problem }) {
  const { resending, canReach, onRenew, onMap, onSettings, onResend } = deeds;
  const button = (onClick: OnProblem, loading = false) => (
    <Button variant="text" loading={loading} onClick={() => onClick(problem)}>
      {text[deed]}
    </Button>
  );
  switch (deed) {
    case 'renew':
      return canReach(problem) && button(onRenew);
    case 'settings':
      return canReach(problem) && button(onSettings);
    case 'map':
      return button(onMap);
    case 'resend':
      return button(onResend, resending === problem.id);
    case 'recharge':
      return (
        <LinkButton variant="text" to={paths.buyerWallet}>
          {text.recharge}
        </LinkButton>
      );
    case 'order':
      return problem.orderId === null ? null : (
        <LinkButton variant="quiet" to={parcelsPath(problem.orderId)}>
          {text.order}
        </LinkButton>
      );
  }
}
