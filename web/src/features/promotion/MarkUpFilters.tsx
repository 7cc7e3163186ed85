import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import type { ColumnSetting } from '../../ui/columns/useColumns.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Lists.module.css';
import type { MarkUp } from './markUpForm.ts';
import { markUpFilterText as text } from './markUps.text.ts';
import { anyMarkUps, isNarrowed, KEYWORD_MAX, type MarkUpsQuery } from './promotionQuery.ts';

interface Props {
  query: MarkUpsQuery;
  /** One of the rows that are left, which names whom or what the list is narrowed to. */
  example: MarkUp | undefined;
  setting: ColumnSetting;
  onChange: (query: MarkUpsQuery) => void;
}

/** What narrows the list of amounts, and which columns it has. */
export function MarkUpFilters({ query, example, setting, onChange }: Props) {
  const { userId, goodId, keyword } = query;
  return (
    <search className={styles.bar} aria-label={text.label}>
      <KeywordForm
        key={keyword}
        label={text.keyword}
        hint={text.keyword}
        max={KEYWORD_MAX}
        keyword={keyword}
        onFind={(found) => onChange({ ...query, keyword: found })}
      />
      {userId !== null && (
        <One
          words={text.onlyMember(example?.nickName ?? `#${userId}`)}
          clear={text.anyMember}
          onClear={() => onChange({ ...query, userId: null })}
        />
      )}
      {goodId !== null && (
        <One
          words={text.onlyGoods(example?.goodName ?? `#${goodId}`)}
          clear={text.anyGoods}
          onClear={() => onChange({ ...query, goodId: null })}
        />
      )}
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange(anyMarkUps)}>
          {text.reset}
        </Button>
      )}
      <span className={styles.space} />
      <ColumnMenu setting={setting} />
    </search>
  );
}

function One({ words, clear, onClear }: { words: string; clear: string; onClear: () => void }) {
  return (
    <span className={styles.one}>
      <span>{words}</span>
      <IconButton icon="close" label={clear} size={14} onClick={onClear} />
    </span>
  );
}
