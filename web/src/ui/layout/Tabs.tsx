import 'semantic-ui-css/components/menu.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { marginsOf, type Outside } from '../base/space.ts';
import styles from './Tabs.module.css';

interface TabItem<K extends string> {
  key: K;
  label: ReactNode;
  count?: number | undefined;
  /** What is counted, where it is not all of the tab's. */
  counted?: string;
}

interface Props<K extends string> extends Outside {
  /** What is being switched; read aloud. */
  label: string;
  items: readonly TabItem<K>[];
  active: K;
  onChange: (key: K) => void;
}

/** Tabs with counts; arrow keys move along. On a phone they are a strip that scrolls. Semantic's look without its component, as the login dialog has them. */
export function Tabs<K extends string>({ label, items, active, onChange, ...outside }: Props<K>) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that shows is what it waits for
  useLayoutEffect(
    function bringIntoView() {
      const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (strip.current && tab)
        strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
    },
    [active],
  );
  return (
    <div
      ref={strip}
      className="ui pointing secondary menu"
      role="tablist"
      aria-label={label}
      style={marginsOf(outside)}
      onKeyDown={moveFocus}
    >
      {items.map(({ key, label: words, count, counted }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          className={cx(key === active && 'active', 'item')}
          onClick={() => onChange(key)}
        >
          {words}
          {count !== undefined && (
            <span className={styles.count} title={counted}>
              {count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  tabs[(at + by + tabs.length) % tabs.length]?.focus();
}
