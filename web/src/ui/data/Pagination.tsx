import 'semantic-ui-css/components/menu.css';
import { Pagination as SemanticPagination } from 'semantic-ui-react';
import { Icon } from '../base/Icon.tsx';
import { useNarrow } from '../base/useNarrow.ts';
import styles from './Pagination.module.css';
import { paginationText } from './pagination.text.ts';
import { countPages, type Pages, type ShownPage } from './usePages.ts';

interface Props {
  pages: Pages<{ page: number }>;
  pageSize: number;
  shown: ShownPage;
  onChange: (page: number) => void;
}

/**
 * Pages of a list with the total. Nothing when one page holds it all. Where there are more than are counted, numbers end with
 * those that are, and the last page is gone to from the end. On a phone there is room for the page, and those beside it.
 */
export function Pagination({ pages, pageSize, shown, onChange }: Props) {
  const { page } = pages.variables;
  const count = countPages(page, pageSize, shown);
  const isExact = shown.totalIsExact ?? true;
  const isFromEnd = page < 0;
  const narrow = useNarrow();
  if (count <= 1) return null;
  const go = (to: number) => {
    pages.turn(to, shown);
    onChange(to);
  };
  return (
    <nav className={styles.bar} aria-label={paginationText.pages}>
      <span className={styles.total}>{paginationText.total(shown.total, isExact)}</span>
      <SemanticPagination
        {...(narrow ? { boundaryRange: 0, siblingRange: 0, ellipsisItem: null } : {})}
        activePage={isFromEnd ? 0 : page}
        totalPages={count}
        firstItem={null}
        lastItem={
          isExact
            ? null
            : {
                content: paginationText.lastPage,
                role: 'button',
                'aria-label': paginationText.lastPage,
                value: -1,
                disabled: page === -1,
              }
        }
        prevItem={{
          content: <Icon name="chevronLeft" />,
          icon: true,
          role: 'button',
          'aria-label': paginationText.previousPage,
          value: page - 1,
          disabled: isFromEnd ? isExact && -page >= count : page <= 1,
        }}
        nextItem={{
          content: <Icon name="chevronRight" />,
          icon: true,
          role: 'button',
          'aria-label': paginationText.nextPage,
          value: page + 1,
          disabled: isFromEnd ? page === -1 : page >= count,
        }}
        onPageChange={(_, { activePage }) => go(Number(activePage))}
      />
    </nav>
  );
}
