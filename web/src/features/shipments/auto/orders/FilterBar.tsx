import { type FormEvent, useState } from 'react';
import type { ImportStatus, ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ChoiceOrAny, optionsOf } from '../../../../ui/inputs/ChoiceOrAny.tsx';
import { Input } from '../../../../ui/inputs/Input.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { type ListFilter, waitingFilter } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { flagNames, importStatusNames, ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

const STATES = Object.keys(importStatusNames) as ImportStatus[];

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
      <Row wrap above={12} below={12}>
        <Words key={`${filter.keyword}|${filter.goodsKeyword}`} filter={filter} onFind={change} />
        {(['refund', 'hasMemo'] as const).map((key) => (
          <ChoiceOrAny
            key={key}
            label={text[key]}
            any={text.any[key]}
            value={filter[key] === null ? null : filter[key] ? 'yes' : 'no'}
            options={optionsOf(text.answers[key])}
            onChange={(answer) => change({ [key]: answer && answer === 'yes' })}
          />
        ))}
        <ChoiceOrAny
          label={text.flag}
          any={text.any.flag}
          value={filter.flagColor || null}
          options={optionsOf(flagNames)}
          onChange={(color) => change({ flagColor: color ?? '' })}
        />
        <Row as="span" className={styles.dates}>
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
        </Row>
        <Button
          variant="text"
          onClick={() => change({ ...waitingFilter, importStatus: filter.importStatus })}
        >
          {text.reset}
        </Button>
      </Row>
    </>
  );
}

interface WordsProps {
  filter: ListFilter;
  onFind: (words: Pick<ListFilter, 'keyword' | 'goodsKeyword'>) => void;
}

/** What is typed counts when it is sent, so that the list does not change under the typing. */
function Words({ filter: { keyword, goodsKeyword }, onFind }: WordsProps) {
  const [typed, setTyped] = useState({ keyword, goodsKeyword });
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind({ keyword: typed.keyword.trim(), goodsKeyword: typed.goodsKeyword.trim() });
  };
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        {(['keyword', 'goodsKeyword'] as const).map((key) => (
          <Input
            key={key}
            type="search"
            aria-label={text[key]}
            placeholder={text[key]}
            maxLength={60}
            value={typed[key]}
            onChange={(words) => setTyped({ ...typed, [key]: words })}
          />
        ))}
        <Button type="submit" icon="search">
          {text.find}
        </Button>
      </form>
    </search>
  );
}
