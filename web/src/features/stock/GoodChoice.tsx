import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Input } from '../../ui/Input.tsx';
import type { ChosenGood } from './newStockForm.ts';
import styles from './StockEditor.module.css';
import { ListStockGoods } from './stock.graphql.ts';
import { newStockText as text } from './stock.text.ts';

interface Props {
  good: ChosenGood | null;
  error: string | null;
  onChoose: (good: ChosenGood | null) => void;
}

/** One of the own goods, found by a part of its name or number. */
export function GoodChoice({ good, error, onChoose }: Props) {
  return good ? (
    <Field label={text.good} required>
      {({ id }) => (
        <div className={styles.good}>
          <ImageWithFallback src={good.pic} alt="" />
          <span>
            {good.name}
            <span className={styles.second}>{good.goodsNo}</span>
          </span>
          <Button aria-describedby={id} onClick={() => onChoose(null)}>
            {text.change}
          </Button>
        </div>
      )}
    </Field>
  ) : (
    <Finder error={error} onChoose={onChoose} />
  );
}

function Finder({ error, onChoose }: Omit<Props, 'good'>) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data, previousData, loading } = useQuery(ListStockGoods, {
    variables: { keyword: keyword || null },
    context: { quiet: 'outages' },
  });
  const found = (data ?? previousData)?.sellerGoods;
  const find = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <form onSubmit={find}>
      <Field label={text.good} required error={error}>
        {(wiring) => (
          <div className={styles.find}>
            <Input
              {...wiring}
              type="search"
              maxLength={60}
              autoComplete="off"
              data-autofocus
              placeholder={text.goodHint}
              value={typed}
              onChange={setTyped}
            />
            <Button type="submit" icon="search" loading={loading}>
              {text.find}
            </Button>
          </div>
        )}
      </Field>
      {found && (
        <>
          <ul className={styles.found} aria-label={text.found}>
            {found.list.map(({ id, name, goodsNo, pic }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose({ id, name, goodsNo, pic })}>
                  <ImageWithFallback src={pic} alt="" />
                  <span>
                    {name}
                    <span className={styles.second}>{goodsNo}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {found.total > found.list.length && <p className={styles.quiet}>{text.more(found.total)}</p>}
          {found.total === 0 && <p className={styles.quiet}>{text.noGood}</p>}
        </>
      )}
    </form>
  );
}
