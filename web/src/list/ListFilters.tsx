import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { KeywordForm } from '../fields/KeywordForm.tsx';
import { useNarrow } from '../ui/base/useNarrow.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ChoiceOrAny } from '../ui/inputs/ChoiceOrAny.tsx';
import { Grow, Row } from '../ui/layout/Layout.tsx';
import { FilterSheet } from '../ui/overlays/FilterSheet.tsx';
import styles from './list.module.css';
import { SavedViews, SaveView } from './SavedViews.tsx';
import type { ListQuery } from './useList.ts';

interface FiltersProps<Query> {
  list: ListQuery<Query>;
  /** `label` is read aloud; `reset` takes back what narrows the list. */
  text: { label?: string; reset: string };
  children: ReactNode;
  /** Stands at the right, such as the menu of columns. */
  end?: ReactNode;
  /** CSS pixels of each choice. */
  choiceWidth?: number;
  /** Under which name the list's views are saved, such as `buyer.orders`; none are without one. */
  views?: string;
}

/** What narrows a list, and the way back to all of it. On a phone the words stand in the page, and the rest in a sheet. */
export function ListFilters<Query>(props: FiltersProps<Query>) {
  const { list, text, children, end, choiceWidth = 132, views } = props;
  if (useNarrow()) return <NarrowFilters {...props} />;
  return (
    <Row
      as="search"
      wrap
      below={12}
      aria-label={text.label}
      style={{ '--choice': `${choiceWidth}px` } as CSSProperties}
    >
      {views && <SavedViews list={views} />}
      {children}
      {list.isNarrowed && (
        <Button variant="text" onClick={list.reset}>
          {text.reset}
        </Button>
      )}
      {list.isNarrowed && views && <SaveView list={views} />}
      {end && <Grow />}
      {end}
    </Row>
  );
}

function NarrowFilters<Query>({ list, text, children, end, views }: FiltersProps<Query>) {
  const parts = Children.toArray(children);
  const isKeyword = (part: ReactNode) => isValidElement(part) && part.type === KeywordFilter;
  const others = parts.filter((part) => !isKeyword(part));
  return (
    <Row as="search" wrap below={12} aria-label={text.label}>
      {views && <SavedViews list={views} />}
      {parts.filter(isKeyword)}
      {(others.length > 0 || end) && (
        <FilterSheet isNarrowed={list.isNarrowed} onReset={list.reset}>
          {others}
          {list.isNarrowed && views && <SaveView list={views} />}
          {end && (
            <Row wrap justify="flex-end">
              {end}
            </Row>
          )}
        </FilterSheet>
      )}
    </Row>
  );
}

interface KeywordProps {
  list: ListQuery<{ keyword: string }>;
  /** What is searched by; read aloud. */
  label: string;
  /** Stands in the empty field; the label where nothing is said. */
  hint?: string;
  max?: number;
}

/** Words that the rows are found by. */
export function KeywordFilter({ list, max = 60, ...words }: KeywordProps) {
  const { keyword } = list.query;
  return (
    <KeywordForm
      key={keyword}
      {...words}
      max={max}
      keyword={keyword}
      onFind={(typed) => list.change({ keyword: typed })}
    />
  );
}

interface Option<V> {
  value: V;
  text: string;
}

type Options<Query> = {
  readonly [K in keyof Query]?: readonly Option<NonNullable<Query[K]>>[] | undefined;
};
type Words<O> = Readonly<Record<keyof O & string, string>>;

interface ChoicesProps<Query, O extends Options<Query>> {
  list: ListQuery<Query>;
  /** What each choice is called, and what stands for no choice. */
  text: Words<O> & { any: Words<O> };
  /** A choice for each key, in this order; none where there are no options. */
  options: O;
  /** Lets the person type to narrow the options. */
  search?: boolean;
}

/** One of the options or any, for some keys of the query. */
export function ChoiceFilters<Query, O extends Options<Query>>(props: ChoicesProps<Query, O>) {
  const { list, text, options, search = false } = props;
  return (Object.keys(options) as (keyof O & keyof Query & string)[]).map((key) => {
    const values = options[key] as readonly Option<string | number>[] | undefined;
    return (
      values && (
        <ChoiceOrAny
          key={key}
          search={search}
          className={styles.choice}
          label={text[key]}
          any={text.any[key]}
          value={list.query[key] as string | number | null}
          options={values}
          onChange={(value) => list.change({ [key]: value } as Partial<Query>)}
        />
      )
    );
  });
}

/** Options of things that have names. */
export function namedOptions(things: readonly { id: number; name: string }[] = []): Option<number>[] {
  return things.map(({ id, name }) => ({ value: id, text: name }));
}
