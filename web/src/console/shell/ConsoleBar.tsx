import { Link } from '../../ui/base/Link.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ThemeSwitch } from '../../ui/buttons/ThemeSwitch.tsx';
import { consoleText as text } from '../console.text.ts';
import { useConsole, useOperator } from '../consoleActors.ts';
import type { ConsolePage } from '../consolePage.ts';
import { mayOpen } from '../menu.ts';
import { searchPath } from '../paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './shell.module.css';

/** The bar at the top: the search, the theme, and who is signed in. */
export function ConsoleBar({ pages }: { pages: readonly ConsolePage[] }) {
  const { session, theme } = useConsole();
  const { displayName, roles, permissions } = useOperator();
  const canSearch = pages.some((page) => page.path === searchPath && mayOpen(page, permissions));
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <Logo />
      </Link>
      {canSearch && <SearchBox />}
      <div className={styles.end}>
        <ThemeSwitch theme={theme} />
        <span className={styles.who} title={text.signedInAs(displayName)}>
          <Text strong>{displayName}</Text>
          {roles.map((role) => (
            <Tag key={role}>{role}</Tag>
          ))}
        </span>
        <Button size="small" icon="logout" onClick={() => session.send({ type: 'session.leave' })}>
          {text.leave}
        </Button>
      </div>
    </header>
  );
}
