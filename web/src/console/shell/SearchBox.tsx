import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/base/Icon.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { consoleText as text } from '../console.text.ts';
import { searchPath } from '../paths.ts';
import styles from './shell.module.css';

/** One box that finds whatever has a number; `/` leads into it from anywhere. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const shown = pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : '';
  // What was searched for stands in the box of its page, and is gone on others.
  return <Box key={shown} shown={shown} />;
}

function Box({ shown }: { shown: string }) {
  const [words, setWords] = useState(shown);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useFocusOnSlash(input);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const q = words.trim();
          if (q) void navigate(`${searchPath}?${new URLSearchParams({ q })}`);
        }}
      >
        <Input
          ref={input}
          type="search"
          aria-label={text.searchLabel}
          aria-keyshortcuts="/"
          autoComplete="off"
          placeholder={text.search}
          before={<Icon name="search" />}
          after={<kbd className={styles.key}>/</kbd>}
          value={words}
          onChange={setWords}
        />
      </form>
    </search>
  );
}

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"] *';

function useFocusOnSlash(input: { current: HTMLInputElement | null }) {
  useEffect(
    function focusOnSlash() {
      const listen = (event: KeyboardEvent) => {
        const { key, target, ctrlKey, metaKey, altKey } = event;
        const isTyping = target instanceof Element && target.matches(TYPED_INTO);
        if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return;
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      };
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [input],
  );
}
