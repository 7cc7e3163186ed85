import { useState } from 'react';
import { HeartButton } from '../../shop/HeartButton.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import styles from './FavouriteButton.module.css';
import type { Good } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';

/** The heart with how many people keep the goods in mind. */
export function FavouriteButton({ good }: { good: Good }) {
  const heart = useHeart();
  const on = heart.isOn(good.id);
  /** How the heart was before it was pressed here: the count knows of that. */
  const [before, setBefore] = useState<boolean | null>(null);
  if (!heart.shown) return null;
  const count = good.collectCount + (before === null ? 0 : Number(on) - Number(before));
  const press = (id: number) => {
    if (before === null) setBefore(on);
    heart.press(id);
  };
  return (
    <span className={styles.favourite}>
      <HeartButton heart={{ ...heart, press }} good={good} size={22} className={styles.heart} />
      <span className="num">{goodsText.keptBy(count)}</span>
    </span>
  );
}
