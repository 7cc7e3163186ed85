import styles from './Logo.module.css';

/** A warehouse in an orange, and what this place is. */
export function Logo({ as: Tag = 'span' }: { as?: 'span' | 'h1' }) {
  return (
    <Tag className={styles.logo}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path
          className={styles.house}
          d="M7 14.5 16 9l9 5.5V23a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 23z"
        />
        <path className={styles.ground} d="M12 24.5v-6a4 4 0 0 1 8 0v6z" />
      </svg>
      橙仓运营后台
    </Tag>
  );
}
