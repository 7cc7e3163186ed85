import { DayRange } from '../../fields/DayRange.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import type { ColumnSetting } from '../../ui/columns/useColumns.ts';
import styles from './Lists.module.css';
import { membersText as text } from './promotion.text.ts';
import { anyMembers, isNarrowed, KEYWORD_MAX, type MembersQuery } from './promotionQuery.ts';

interface Props {
  query: MembersQuery;
  setting: ColumnSetting;
  onChange: (query: MembersQuery) => void;
}

/** What narrows the list of the invited, and which columns it has. */
export function MemberFilters({ query, setting, onChange }: Props) {
  return (
    <search className={styles.bar} aria-label={text.filters}>
      <KeywordForm
        key={query.keyword}
        label={text.keyword}
        hint={text.keywordHint}
        max={KEYWORD_MAX}
        keyword={query.keyword}
        onFind={(keyword) => onChange({ ...query, keyword })}
      />
      <DayRange days={query} onChange={(days) => onChange({ ...query, ...days })} />
      {isNarrowed(query) && (
        <Button variant="text" onClick={() => onChange(anyMembers)}>
          {text.reset}
        </Button>
      )}
      <span className={styles.space} />
      <ColumnMenu setting={setting} />
    </search>
  );
}
