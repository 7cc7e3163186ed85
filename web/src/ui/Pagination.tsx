import 'semantic-ui-css/components/menu.css';
import { Pagination as SemanticPagination } from 'semantic-ui-react';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';
import { paginationText } from './pagination.text.ts';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Pages of a list with the total. Nothing when one page holds it all. */
export function Pagination({ page, pageSize, total, onChange }: Props) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={styles.bar} aria-label={paginationText.pages}>
      <span className={styles.total}>{paginationText.total(total)}</span>
      <SemanticPagination
        activePage={page}
        totalPages={pages}
        firstItem={null}
        lastItem={null}
        prevItem={{
          content: <Icon name="chevronLeft" />,
          icon: true,
          role: 'button',
          'aria-label': paginationText.previousPage,
          disabled: page <= 1,
        }}
        nextItem={{
          content: <Icon name="chevronRight" />,
          icon: true,
          role: 'button',
          'aria-label': paginationText.nextPage,
          disabled: page >= pages,
        }}
        onPageChange={(_, { activePage }) => onChange(Number(activePage))}
      />
    </nav>
  );
}
