import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SecondLine } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../ui/data/ImageWithFallback.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import styles from './GoodsFinder.module.css';

const MAX_KEYWORD = 60;

interface Props<Data, Good> {
  document: TypedDocumentNode<Data, { keyword?: string | null }>;
  /** Where the goods stand in the answer: some of them, and how many there are. */
  pick: (data: Data) => { total: number; list: readonly Good[] };
  text: {
    good: string;
    goodHint: string;
    find: string;
    found: string;
    more: (total: number) => string;
    noGood: string;
  };
  error: string | null;
  autofocus?: boolean;
  onChoose: (good: Good) => void;
  /** What a row says besides the picture. */
  children: (good: Good) => ReactNode;
}

/** One of the goods is found by a part of its name, and chosen. */
export function GoodsFinder<Data, Good extends { id: number; pic: string }>(props: Props<Data, Good>) {
  const { document, pick, text, error, autofocus, onChoose, children } = props;
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data, previousData, loading } = useQuery(document, {
    variables: { keyword: keyword || null },
    context: { quiet: 'outages' },
  });
  const answer = data ?? previousData;
  const found = answer && pick(answer as Data);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <form className={styles.finder} aria-busy={loading} onSubmit={find}>
      <Field label={text.good} required error={error}>
        {(wiring) => (
          <Row className={styles.find}>
            <Input
              {...wiring}
              type="search"
              maxLength={MAX_KEYWORD}
              autoComplete="off"
              data-autofocus={autofocus}
              placeholder={text.goodHint}
              value={typed}
              onChange={setTyped}
            />
            <Button type="submit" icon="search">
              {text.find}
            </Button>
          </Row>
        )}
      </Field>
      {found && (
        <>
          <ul className={styles.found} aria-label={text.found}>
            {found.list.map((good) => (
              <li key={good.id}>
                <button type="button" onClick={() => onChoose(good)}>
                  <GoodLine pic={good.pic}>{children(good)}</GoodLine>
                </button>
              </li>
            ))}
          </ul>
          {found.total > found.list.length && <SecondLine as="p">{text.more(found.total)}</SecondLine>}
          {found.total === 0 && <SecondLine as="p">{text.noGood}</SecondLine>}
        </>
      )}
    </form>
  );
}

/** Goods in one line: their picture, and what is said of them. */
export function GoodLine({ pic, children }: { pic: string; children: ReactNode }) {
  return (
    <Row as="span" gap={12} className={styles.line}>
      <ImageWithFallback src={pic} alt="" />
      {children}
    </Row>
  );
}
