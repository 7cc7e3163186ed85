import { Pagination } from '../ui/data/Pagination.tsx';
import { Select } from '../ui/inputs/Select.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { listText } from './list.text.ts';
import type { List } from './useList.ts';

interface Props {
  list: Pick<List<unknown, unknown>, 'page' | 'pages' | 'pageSize' | 'turnTo' | 'resize'>;
  /** How many rows a page may hold, the fewest first; for the person to choose. */
  sizes?: readonly number[];
  /** What its rows are counted in. */
  text?: typeof listText | undefined;
}

/** The pages of a list, and how many rows each holds where that can be chosen. Nothing while one page is enough. */
export function ListPager({ list, sizes = [], text = listText }: Props) {
  const { page, pages, pageSize, turnTo, resize } = list;
  const [smallest] = sizes;
  if (!page) return null;
  const pagination = <Pagination pages={pages} pageSize={pageSize} shown={page} onChange={turnTo} />;
  if (smallest === undefined) return pagination;
  if (page.total <= smallest) return null;
  return (
    <Row gap={16} justify="flex-end" above={16} wrap>
      <Select
        aria-label={text.pageSize}
        value={pageSize}
        options={sizes.map((value) => ({ value, text: text.perPage(value) }))}
        onChange={resize}
      />
      {pagination}
    </Row>
  );
}
