import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import styles from './RecordPage.module.css';
import { recordText as text } from './record.text.ts';

export interface RecordSection {
  title: string;
  content: ReactNode;
  /** At the right of the title. */
  side?: ReactNode;
}

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  /** What is to be known before anything else, above all sections. */
  notice?: ReactNode;
  sections: readonly RecordSection[];
}

/** Everything of one record on one page, with a list of its sections that leads to each. */
export function RecordPage({ title, hint, actions, notice, sections }: Props) {
  const id = useId();
  const headings = useRef(new Map<number, HTMLHeadingElement | null>());
  const goTo = (event: MouseEvent, at: number) => {
    // The address stays: it names the record.
    event.preventDefault();
    const heading = headings.current.get(at);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <Stack gap={16}>
      <PageHeader title={title} hint={hint} actions={actions} />
      {notice}
      <div className={styles.record}>
        <Stack gap={16}>
          {sections.map(({ title: name, content, side }, at) => (
            <div key={name} id={`${id}-${at}`} className={styles.section}>
              <Card
                title={name}
                side={side}
                heading={(heading) => {
                  headings.current.set(at, heading);
                }}
              >
                {content}
              </Card>
            </div>
          ))}
        </Stack>
        <nav className={styles.anchors} aria-label={text.anchors}>
          <ol>
            {sections.map(({ title: name }, at) => (
              <li key={name}>
                <a href={`#${id}-${at}`} className={styles.anchor} onClick={(event) => goTo(event, at)}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Stack>
  );
}
