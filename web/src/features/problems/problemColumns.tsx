import { formatMoney } from '../../lib/money.ts';
import { writeSearch } from '../../lib/page.ts';
import { parcelsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { TextLink } from '../../ui/cells.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { ProblemActions, type RowActions } from './ProblemActions.tsx';
import type { Problem } from './problemActions.ts';
import { columnNames, problemKindName, problemsText as text } from './problems.text.ts';

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

/** The columns of what needs a person. */
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
    column('reason', undefined, ({ kind, text: words, at, packageId }) => {
      const note = packageId === null ? undefined : notes.get(packageId);
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

function About({ problem: { title, goodName, shopName, orderId, packageId } }: { problem: Problem }) {
  const second = [goodName, shopName !== title && shopName].filter(Boolean).join(' · ');
  return (
    <>
      {packageId === null || orderId === null ? (
        title
      ) : (
        <TextLink to={`${parcelsPath(orderId)}${writeSearch({ keyword: title })}`}>{title}</TextLink>
      )}
      {second && <SecondLine num>{second}</SecondLine>}
    </>
  );
}
