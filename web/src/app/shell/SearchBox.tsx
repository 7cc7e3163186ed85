import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton.tsx';
import { paths } from '../paths.ts';
import styles from './SearchBox.module.css';
import { shellText } from './shell.text.ts';

/** Searches the goods by name: Enter or the icon. */
export function SearchBox() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const current = params.get('keyword') ?? '';
  const search = (form: FormData) => {
    const keyword = String(form.get('keyword') ?? '').trim();
    navigate({ pathname: paths.home, search: keyword ? `?${createSearchParams({ keyword })}` : '' });
  };
  return (
    <search className={styles.box}>
      <form key={current} action={search} className={styles.form}>
        <input
          type="search"
          name="keyword"
          maxLength={60}
          defaultValue={current}
          aria-label={shellText.search}
          placeholder={shellText.searchPlaceholder}
          autoComplete="off"
        />
        <IconButton type="submit" icon="search" label={shellText.search} className={styles.go} />
      </form>
    </search>
  );
}
