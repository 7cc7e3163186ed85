import { DayRange } from '../../../../fields/DayRange.tsx';
import { importStatusNames } from '../../../../fields/importStatus.text.ts';
import { KeywordForm } from '../../../../fields/KeywordForm.tsx';
import type { ImportStatus, ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { KeywordFilter, ListFilters } from '../../../../list/ListFilters.tsx';
import type { ListQuery } from '../../../../list/useList.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ChoiceOrAny, optionsOf } from '../../../../ui/inputs/ChoiceOrAny.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { isNarrowed, type ListFilter, waitingFilter } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { flagNames, ordersText as text } from '../flow/shipAuto.text.ts';
import { NEAR_HOURS } from '../flow/shipBy.ts';

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
  const { importStatus, sort } = filter;
  const list: ListQuery<ListFilter> = {
    query: filter,
    isNarrowed: isNarrowed(filter),
    change,
    reset: () => change({ ...waitingFilter, importStatus, sort }),
  };
  return (
    <>
      <Tabs
        label={text.states}
        active={importStatus ?? 'all'}
        items={[
          ...STATES.map((key) => ({ key, label: importStatusNames[key], count: countOf(key) })),
          { key: 'all' as const, label: text.all },
        ]}
        below={12}
        onChange={(key) => change({ importStatus: key === 'all' ? null : key })}
      />
      <ListFilters list={list} text={{ label: text.filters, reset: text.reset }}>
        <KeywordFilter list={list} label={text.keyword} />
        <QuickFilters list={list} />
        <Select
          aria-label={text.sort}
          value={sort}
          options={optionsOf(text.sorts)}
          onChange={(to) => change({ sort: to })}
        />
        <KeywordForm
          key={filter.goodsKeyword}
          label={text.goodsKeyword}
          keyword={filter.goodsKeyword}
          onFind={(goodsKeyword) => change({ goodsKeyword })}
        />
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
        <DayRange
          days={{ from: filter.startOn, to: filter.endOn }}
          onChange={({ from, to }) => change({ startOn: from, endOn: to })}
        />
      </ListFilters>
    </>
  );
}

/** What cannot wait, at one click; pressed again it is given up. */
function QuickFilters({ list }: { list: ListQuery<ListFilter> }) {
  const { isLapsing, shipWithin } = list.query;
  return (
    <Row role="group" aria-label={text.quick}>
      <Button aria-pressed={isLapsing} onClick={() => list.change({ isLapsing: !isLapsing })}>
        {text.lapsing}
      </Button>
      <Button
        aria-pressed={shipWithin !== null}
        onClick={() => list.change({ shipWithin: shipWithin === null ? NEAR_HOURS : null })}
      >
        {text.shipSoon(NEAR_HOURS)}
      </Button>
    </Row>
  );
}
