import { type FormEvent, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './StoreSearch.module.css';
import { storeText } from './store.text.ts';

/** Searches the goods of one warehouse; emptied, it shows them all again. */
export function StoreSearch({ keyword, onSearch }: { keyword: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  if (searched !== keyword) {
    setSearched(keyword);
    setTyped(keyword);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const type = (words: string) => {
    setTyped(words);
    if (words === '' && keyword !== '') onSearch('');
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Input
          type="search"
          maxLength={60}
          autoComplete="off"
          aria-label={storeText.search}
          placeholder={storeText.searchHint}
          value={typed}
          onChange={type}
          after={<IconButton type="submit" icon="search" label={storeText.search} size={16} />}
        />
      </form>
    </search>
  );
}
