import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId } from 'react';
import {
  isBusy,
  isOpen,
  type SearchActor,
  selectActive,
  selectKind,
  selectSuggestions,
  selectText,
} from '../../features/search/search.selectors.ts';
import { searchBoxText as text } from '../../features/search/searchBox.text.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import styles from './SearchBox.module.css';
import { Suggestions, suggestionId } from './Suggestions.tsx';

interface Props {
  actor: SearchActor;
  /** Focusing it leads to the search page. */
  jumps: boolean;
}

/** What is searched for, with the warehouses that its text suggests. */
export function SearchForm({ actor, jumps }: Props) {
  const kind = useSelector(actor, selectKind);
  const typed = useSelector(actor, selectText);
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const active = useSelector(actor, selectActive);
  const suggestions = useSelector(actor, selectSuggestions);
  const listId = useId();

  return (
    <search className={styles.box}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submit' });
        }}
        aria-busy={busy}
        autoComplete="off"
      >
        <KindSwitch kind={kind} onChoose={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })} />
        <input
          type="text"
          role="combobox"
          enterKeyHint="search"
          maxLength={60}
          spellCheck={false}
          value={typed}
          aria-label={text.run}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : suggestionId(listId, active)}
          placeholder={text[kind]}
          onChange={(event) => actor.send({ type: 'text.type', text: event.target.value })}
          onFocus={() => actor.send({ type: 'box.focus', jump: jumps })}
          onBlur={() => actor.send({ type: 'suggestions.close' })}
          onKeyDown={(event) => steer(event, actor)}
        />
        {typed && (
          <IconButton
            icon="close"
            size={14}
            label={text.clear}
            className={styles.clear}
            onClick={() => actor.send({ type: 'text.type', text: '' })}
          />
        )}
        <IconButton
          type="submit"
          icon={busy ? 'refresh' : 'search'}
          label={text.run}
          className={cx(styles.go, busy && styles.busy)}
        />
      </form>
      <Suggestions
        id={listId}
        open={open}
        suggestions={suggestions}
        active={active}
        onChoose={(at) => actor.send({ type: 'suggestion.choose', at })}
      />
    </search>
  );
}

function steer(event: KeyboardEvent, actor: SearchActor) {
  // While Chinese is being composed, the keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === 1 || by === -1) {
    event.preventDefault();
    actor.send({ type: 'suggestion.move', by });
  } else if (event.key === 'Escape') {
    actor.send({ type: 'suggestions.close' });
  }
}
