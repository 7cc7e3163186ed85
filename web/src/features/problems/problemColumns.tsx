import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/money.ts';
import { writeSearch } from '../../lib/page.ts';
import { parcelsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ProblemActions, type RowActions } from './ProblemActions.tsx';
import styles from './ProblemsPage.module.css';
import type { Problem } from './problemActions.ts';
import { problemKindName, problemsText as text } from './problems.text.ts';

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
  /** Why the last action did not go for a parcel, by its id. */
  notes: ReadonlyMap<number, string>;
}

/** The columns of what needs a person. */
export function problemColumns({ actions, choosing, mixed, notes }: Props): Column<Problem>[] {
  return [
    ...(choosing ? [chooseColumn(choosing)] : []),
    { key: 'title', header: text.about, width: 250, cell: (problem) => <About problem={problem} /> },
    ...(mixed ? [kindColumn(actions.by)] : []),
    {
      key: 'reason',
      header: text.reason,
      cell: ({ kind, text: words, at, packageId }) => {
        const note = packageId === null ? undefined : notes.get(packageId);
        return (
          <>
            {words}
            {note !== undefined && (
              <span role="status" className={styles.note}>
                {note}
              </span>
            )}
            <span className={styles.second}>{text.at(kind, formatDateTime(at))}</span>
          </>
        );
      },
    },
    {
      key: 'price',
      header: text.price,
      width: 90,
      align: 'right',
      cell: ({ price }) => (price === null ? null : formatMoney(price)),
    },
    {
      key: 'actions',
      header: text.actions,
      width: 300,
      align: 'right',
      cell: (problem) => <ProblemActions problem={problem} actions={actions} />,
    },
  ];
}

function kindColumn(by: RowActions['by']): Column<Problem> {
  return {
    key: 'kind',
    header: text.kind,
    width: 150,
    cell: ({ kind }) => <Tag>{problemKindName(kind, by)}</Tag>,
  };
}

function About({ problem: { title, goodName, shopName, orderId, packageId } }: { problem: Problem }) {
  const second = [goodName, shopName !== title && shopName].filter(Boolean).join(' · ');
  return (
    <>
      {packageId === null || orderId === null ? (
        title
      ) : (
        <Link className={styles.title} to={`${parcelsPath(orderId)}${writeSearch({ keyword: title })}`}>
          {title}
        </Link>
      )}
      {second && <span className={styles.second}>{second}</span>}
    </>
  );
}

function chooseColumn({ rows, chosen, disabled, choose }: Choosing): Column<Problem> {
  const marked = rows.filter(({ id }) => chosen.has(id)).length;
  return {
    key: 'choose',
    width: 52,
    header: (
      <Checkbox
        label={<span className="sr-only">{text.choosePage}</span>}
        checked={rows.length > 0 && marked === rows.length}
        indeterminate={marked > 0 && marked < rows.length}
        disabled={disabled || rows.length === 0}
        onChange={(isChosen) => choose(rows, isChosen)}
      />
    ),
    cell: (problem) => (
      <Checkbox
        label={<span className="sr-only">{text.chooseOne(problem.title)}</span>}
        checked={chosen.has(problem.id)}
        disabled={disabled}
        onChange={(isChosen) => choose([problem], isChosen)}
      />
    ),
  };
}
