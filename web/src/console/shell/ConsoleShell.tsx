import type { MouseEvent } from 'react';
import { Route, Routes } from 'react-router-dom';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Toaster } from '../../ui/feedback/Toaster.tsx';
import { PageSlot } from '../../ui/page/PageSlot.tsx';
import { consoleText as text } from '../console.text.ts';
import { useConsole, useOperator } from '../consoleActors.ts';
import type { ConsolePage } from '../consolePage.ts';
import { mayOpen } from '../menu.ts';
import { ProveAgainDialog } from '../proof/ProveAgainDialog.tsx';
import { IdleWarning } from '../session/IdleWarning.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { PagesContext } from './havingPages.ts';
import styles from './shell.module.css';

/** What stands around every page. */
export function ConsoleShell({ pages }: { pages: readonly ConsolePage[] }) {
  const { session, proof } = useConsole();
  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link it is, whose address is kept out of the history */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {text.skip}
      </a>
      <ConsoleBar pages={pages} />
      <div className={styles.frame}>
        <ConsoleMenu pages={pages} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <PagesContext value={pages}>
            <Routes>
              <Route element={<PageSlot />}>
                {pages.map((page) => (
                  <Route key={page.path} path={page.path} element={<Page page={page} />} />
                ))}
                <Route path="*" element={<NoPage title={text.notFound} />} />
              </Route>
            </Routes>
          </PagesContext>
        </main>
      </div>
      <ProveAgainDialog actor={proof} />
      <IdleWarning actor={session} />
      <Toaster />
    </div>
  );
}

/** Moves the focus only: a changed address would count as a visit to another page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Page({ page }: { page: ConsolePage }) {
  usePageTitle(page.title);
  const { permissions } = useOperator();
  return mayOpen(page, permissions) ? (
    page.element
  ) : (
    <NoPage title={text.forbidden} hint={text.forbiddenHint} />
  );
}

function NoPage({ title, hint }: { title: string; hint?: string }) {
  return (
    <EmptyState
      illustration="lock"
      title={title}
      hint={hint}
      action={<LinkButton to="/">{text.backHome}</LinkButton>}
    />
  );
}
