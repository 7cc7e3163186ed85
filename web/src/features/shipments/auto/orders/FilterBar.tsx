import { type FormEvent, useState } from 'react';
import type { ImportStatus, ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { type ListFilter, waitingFilter } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { flagNames, importStatusNames, ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

const STATES = Object.keys(importStatusNames) as ImportStatus[];
const ANSWERS = ['any', 'yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

interface Props {
  wizard: AutoWizard;
  filter: ListFilter;
  counts: ListShopOrdersQuery['shopOrders']['counts'] | undefined;
}

/** Which orders are listed: by what became of them here, and by what the shop says of them. */
export function FilterBar({ wizard, filter, counts }: Props) {
  const change = (part: Partial<ListFilter>) => wizard.send({ type: 'filter.change', change: part });
  const countOf = (state: ImportStatus) => counts?.find(({ status }) => status === state)?.count;
  return (
    <>
      <Tabs
        label={text.states}
        active={filter.importStatus ?? 'all'}
        items={[
          ...STATES.map((key) => ({ key, label: importStatusNames[key], count: countOf(key) })),
          { key: 'all' as const, label: text.all },
        ]}
        onChange={(key) => change({ importStatus: key === 'all' ? null : key })}
      />
      <div className={styles.filters}>
        <Words
          key={`${filter.keyword}|${filter.goodsKeyword}`}
          filter={filter}
          onFind={(words) => change(words)}
        />
        <Select
          aria-label={text.refund}
          value={fromBoolean(filter.refund)}
          options={ANSWERS.map((value) => ({ value, text: text.refunds[value] }))}
          onChange={(value) => change({ refund: toBoolean(value) })}
        />
        <Select
          aria-label={text.memo}
          value={fromBoolean(filter.hasMemo)}
          options={ANSWERS.map((value) => ({ value, text: text.memos[value] }))}
          onChange={(value) => change({ hasMemo: toBoolean(value) })}
        />
        <Select
          aria-label={text.flag}
          value={filter.flagColor || 'any'}
          options={[
            { value: 'any', text: text.anyFlag },
            ...Object.entries(flagNames).map(([value, name]) => ({ value, text: name })),
          ]}
          onChange={(value) => change({ flagColor: value === 'any' ? '' : value })}
        />
        <span className={styles.dates}>
          <Input
            type="date"
            aria-label={text.startOn}
            value={filter.startOn}
            {...(filter.endOn ? { max: filter.endOn } : {})}
            onChange={(startOn) => change({ startOn })}
          />
          {text.to}
          <Input
            type="date"
            aria-label={text.endOn}
            value={filter.endOn}
            {...(filter.startOn ? { min: filter.startOn } : {})}
            onChange={(endOn) => change({ endOn })}
          />
        </span>
        <Button
          variant="text"
          onClick={() => change({ ...waitingFilter, importStatus: filter.importStatus })}
        >
          {text.reset}
        </Button>
      </div>
    </>
  );
}

interface WordsProps {
  filter: ListFilter;
  onFind: (words: Pick<ListFilter, 'keyword' | 'goodsKeyword'>) => void;
}

/** What is typed counts when it is sent, so that the list does not change under the typing. */
function Words({ filter, onFind }: WordsProps) {
  const [keyword, setKeyword] = useState(filter.keyword);
  const [goodsKeyword, setGoodsKeyword] = useState(filter.goodsKeyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind({ keyword: keyword.trim(), goodsKeyword: goodsKeyword.trim() });
  };
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <Input
          type="search"
          aria-label={text.keyword}
          placeholder={text.keyword}
          maxLength={60}
          value={keyword}
          onChange={setKeyword}
        />
        <Input
          type="search"
          aria-label={text.goodsKeyword}
          placeholder={text.goodsKeyword}
          maxLength={60}
          value={goodsKeyword}
          onChange={setGoodsKeyword}
        />
        <Button type="submit" icon="search">
          {text.find}
        </Button>
      </form>
    </search>
  );
}

const fromBoolean = (value: boolean | null): Answer => (value === null ? 'any' : value ? 'yes' : 'no');
const toBoolean = (answer: Answer) => (answer === 'any' ? null : answer === 'yes');
