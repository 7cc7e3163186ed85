import type { LegalKind } from '../../graphql/generated/graphql.ts';
import { legalPath } from '../../lib/paths.ts';
import styles from './legal.module.css';
import { legalTitles } from './legal.text.ts';

/** Leads to a text in a tab of its own, so that what is typed here stays. */
export function LegalLink({ kind }: { kind: LegalKind }) {
  return (
    <a className={styles.link} href={`/t3${legalPath(kind)}`} target="_blank" rel="noreferrer">
      《{legalTitles[kind]}》
    </a>
  );
}
