import type { LegalKind } from '../../graphql/generated/graphql.ts';
import { legalNames } from '../../lib/legal.text.ts';
import { legalPath } from '../../lib/pagePaths.ts';
import styles from './legal.module.css';

/** Leads to a text in a tab of its own, so that what is typed here stays. */
export function LegalLink({ kind }: { kind: LegalKind }) {
  return (
    <a className={styles.link} href={`/t3${legalPath(kind)}`} target="_blank" rel="noreferrer">
      《{legalNames[kind]}》
    </a>
  );
}
