import type { ReactNode } from 'react';
import { ExampleList } from './ExampleList.tsx';
import { text } from './explorer.text.ts';
import { Session } from './Session.tsx';
import type { PickedExample } from './useExample.ts';

type Page = 'graphiql' | 'sandbox';
type Props = {
  page: Page;
  picked: PickedExample | null | undefined;
  pick: (id: string) => void;
  children: ReactNode;
};

/** What both pages have around the tool: the way to the others, the session and the examples. */
export function Frame({ page, picked, pick, children }: Props) {
  const example = picked ? `#${picked.example.id}` : '';
  const { pages } = text;
  return (
    <div className="frame">
      <header className="bar">
        <strong className="brand">{text.product}</strong>
        <nav aria-label={pages.label}>
          <a href={`/explorer/${example}`} aria-current={page === 'graphiql' ? 'page' : undefined}>
            {pages.graphiql}
          </a>
          <a href={`/graphql${example}`} aria-current={page === 'sandbox' ? 'page' : undefined}>
            {pages.sandbox}
          </a>
          <a href="/explorer/reference">{pages.reference}</a>
          <a href="/docs/">{pages.docs}</a>
          <a href="/t3/">{pages.shop}</a>
        </nav>
        <Session />
      </header>
      <ExampleList picked={picked} pick={pick} />
      <main className="tool">{children}</main>
    </div>
  );
}
