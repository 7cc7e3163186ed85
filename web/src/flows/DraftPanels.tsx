import type { ReactNode, Ref } from 'react';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import { Button } from '../ui/buttons/Button.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import styles from './DraftPanels.module.css';
import type { DraftEvent } from './draftEditor.ts';

interface Choice {
  label: string;
  event: DraftEvent['type'];
}

interface PanelProps {
  actor: ActorRef<AnyMachineSnapshot, DraftEvent>;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  main: Choice;
  other: Choice;
  children: ReactNode;
}

/** Stands in the place of the form while the person decides between two versions of it. */
export function DraftPanel({ actor, title, titleRef, main, other, children }: PanelProps) {
  return (
    <Panel aria-label={title} className={styles.panel}>
      <Stack gap={12}>
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {children}
        <Row wrap above={8}>
          <Button variant="primary" onClick={() => actor.send({ type: main.event })}>
            {main.label}
          </Button>
          <Button onClick={() => actor.send({ type: other.event })}>{other.label}</Button>
        </Row>
      </Stack>
    </Panel>
  );
}

interface TableProps<Field> {
  text: { field: string; theirs: string; mine: string };
  rows: readonly { field: Field; name: string; theirs: string; mine: string }[];
  /** What can be done about one field. */
  action?: (field: Field, name: string) => ReactNode;
}

/** What holds now beside what the person has written, field by field. */
export function VersionsTable<Field extends string>({ text, rows, action }: TableProps<Field>) {
  return (
    <table className={styles.versions}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.theirs}</th>
          <th scope="col">{text.mine}</th>
          {action && <th className={styles.action} />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, name, theirs, mine }) => (
          <tr key={field}>
            <th scope="row">{name}</th>
            <td>{theirs}</td>
            <td>{mine}</td>
            {action && <td className={styles.action}>{action(field, name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
