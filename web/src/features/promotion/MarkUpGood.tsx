import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Input } from '../../ui/Input.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Price } from '../../ui/Price.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import styles from './MarkUps.module.css';
import type { ChosenGood } from './markUpForm.ts';
import { ListMarkUpGoods } from './markUps.graphql.ts';
import { markUpDialogText as text } from './markUps.text.ts';

const MAX_KEYWORD = 60;

interface Props {
  good: ChosenGood | null;
  error: string | null;
  onChoose: (good: ChosenGood | null) => void;
}

/** One of the goods on sale, found by a part of its name. */
export function MarkUpGood({ good, error, onChoose }: Props) {
  if (!good) return <Finder error={error} onChoose={onChoose} />;
  return (
    <Field label={text.good} required error={error}>
      {(wiring) => (
        <Row gap={12} className={styles.good}>
          <GoodLine good={good} />
          <Button {...wiring} onClick={() => onChoose(null)}>
            {text.another}
          </Button>
        </Row>
      )}
    </Field>
  );
}

function Finder({ error, onChoose }: Omit<Props, 'good'>) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data, previousData, loading } = useQuery(ListMarkUpGoods, {
    variables: { keyword: keyword || null },
    context: { quiet: 'outages' },
  });
  const found = (data ?? previousData)?.goods;
  const find = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <form className={styles.finder} onSubmit={find}>
      <Field label={text.good} required error={error}>
        {(wiring) => (
          <Row className={styles.find}>
            <Input
              {...wiring}
              type="search"
              maxLength={MAX_KEYWORD}
              autoComplete="off"
              placeholder={text.goodHint}
              value={typed}
              onChange={setTyped}
            />
            <Button type="submit" icon="search" loading={loading}>
              {text.find}
            </Button>
          </Row>
        )}
      </Field>
      {found && (
        <>
          <ul className={styles.found} aria-label={text.found}>
            {found.list.map(({ id, name, pic, price }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose({ id, name, pic, price })}>
                  <GoodLine good={{ id, name, pic, price }} />
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

function GoodLine({ good: { name, pic, price } }: { good: ChosenGood }) {
  return (
    <>
      <ImageWithFallback src={pic} alt="" />
      <Text cut="ellipsis" className={styles.goodName}>
        {name}
      </Text>
      <Price fen={price} />
    </>
  );
}
