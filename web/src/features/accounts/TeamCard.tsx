import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './MePage.module.css';
import { teamCardText as text } from './me.text.ts';
import { SettingRow } from './SettingRow.tsx';

/** The ways to who acts in the account besides its owner: people and programs. */
export function TeamCard() {
  return (
    <Panel className={styles.wide} aria-label={text.title}>
      <h2>{text.title}</h2>
      <SettingRow
        what={text.members}
        hint={text.membersWords}
        action={<LinkButton to={paths.members}>{text.manageMembers}</LinkButton>}
      />
      <SettingRow
        what={text.tokens}
        hint={text.tokensWords}
        action={<LinkButton to={paths.developer}>{text.manage}</LinkButton>}
      />
    </Panel>
  );
}
