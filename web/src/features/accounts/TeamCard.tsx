import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './MePage.module.css';
import { developerCardText as text } from './me.text.ts';
import { SettingRow } from './SettingRow.tsx';

/** The way to what the person's own programs need. */
export function DeveloperCard() {
  return (
    <Panel className={styles.wide} aria-label={text.title}>
      <h2>{text.title}</h2>
      <SettingRow
        what={text.tokens}
        hint={text.tokensWords}
        action={<LinkButton to={paths.developer}>{text.manage}</LinkButton>}
      />
    </Panel>
  );
}
