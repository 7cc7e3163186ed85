import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { GoodLine } from '../../fields/GoodsFinder.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { FindMovableStocks } from './stockTransfers.graphql.ts';
import { newTransferText as text } from './stockTransfers.text.ts';
import { type ChosenLine, skuTitle } from './transferForm.ts';
import styles from './transfers.module.css';

interface Props {
  warehouseId: number;
  chosen: readonly ChosenLine[];
  onAdd: (line: ChosenLine) => void;
}

/** What lies at a warehouse, found by a part of its name or code; a click adds it. */
export function StockFinder({ warehouseId, chosen, onAdd }: Props) {
  const [keyword, setKeyword] = useState('');
  const { data, previousData } = useQuery(FindMovableStocks, {
    variables: { warehouseId, keyword: keyword || null },
    context: { quiet: 'outages' },
  });
  const found = (data ?? previousData)?.goodStocks;
  return (
    <div className={styles.finder}>
      <KeywordForm
        label={text.finder}
        hint={text.finderHint}
        max={60}
        keyword={keyword}
        onFind={setKeyword}
      />
      <ul aria-label={text.found}>
        {found?.list.map((stock) => {
          const { skuId, available, safetyHeld, goodPic: pic } = stock;
          const name = skuTitle(stock);
          const isChosen = chosen.some((line) => line.skuId === skuId);
          return (
            <li key={skuId}>
              <button
                type="button"
                disabled={isChosen || available === 0}
                onClick={() => onAdd({ skuId, name, pic, available, safetyHeld, quantity: '' })}
              >
                <GoodLine pic={pic}>
                  <span>
                    {name}
                    <SecondLine num>
                      {[stock.skuNo, stock.merchantCode].filter(Boolean).join(' · ')}
                    </SecondLine>
                  </span>
                  <span className="num">{isChosen ? text.added : text.free(available, safetyHeld)}</span>
                </GoodLine>
              </button>
            </li>
          );
        })}
      </ul>
      {found && found.total > found.list.length && <SecondLine as="p">{text.more(found.total)}</SecondLine>}
      {found?.total === 0 && <SecondLine as="p">{text.nothing}</SecondLine>}
    </div>
  );
}
