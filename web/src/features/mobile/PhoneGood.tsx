import { useNavigate } from 'react-router-dom';
import type { LoadMobileGoodQuery } from '../../graphql/generated/graphql.ts';
import { goodsPath } from '../../lib/paths.ts';
import { shopText } from '../../shop/shop.text.ts';
import { Button } from '../../ui/Button.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RichText } from '../goods/RichText.tsx';
import { desktopChoice } from './desktopChoice.ts';
import { mobileText as text } from './mobile.text.ts';
import styles from './PhoneGood.module.css';

type Good = LoadMobileGoodQuery['good'];

/** Pictures to push sideways, price, facts, where it ships from; shipping itself is done on the desktop. */
export function PhoneGood({ good }: { good: Good }) {
  usePageTitle(good.name);
  const navigate = useNavigate();
  const shipOnDesktop = () => {
    desktopChoice.make();
    navigate(goodsPath(good.id));
  };
  return (
    <article className={styles.page}>
      <Pictures good={good} />
      <section className={styles.block}>
        <p className={styles.price}>
          <Price fen={good.price} size="huge" strong />
          <span>{shopText.perPiece(good.unit)}</span>
          <small>{text.priceNote}</small>
        </p>
        <h2 className={styles.name}>{good.name}</h2>
        <Facts good={good} />
      </section>
      <section className={styles.block} aria-labelledby="warehouses">
        <h2 id="warehouses">{text.warehouses}</h2>
        <Warehouses good={good} />
      </section>
      <section className={styles.block} aria-labelledby="detail">
        <h2 id="detail">{text.detail}</h2>
        {good.detail ? <RichText html={good.detail} /> : <p className={styles.quiet}>{text.noDetail}</p>}
      </section>
      <div className={styles.foot}>
        <span className={styles.quiet}>{text.shipNote}</span>
        <Button variant="primary" size="large" icon="bolt" className={styles.ship} onClick={shipOnDesktop}>
          {text.ship}
        </Button>
      </div>
    </article>
  );
}

function Pictures({ good: { name, pic, pics } }: { good: Good }) {
  const all = [...new Set([pic, ...pics])];
  return (
    <ul className={styles.pictures} aria-label={text.pictures} tabIndex={all.length > 1 ? 0 : undefined}>
      {all.map((picture, at) => (
        <li key={picture}>
          <ImageWithFallback src={picture} alt={text.picture(name, at + 1, all.length)} eager={at === 0} />
          {all.length > 1 && (
            <span className={styles.count} aria-hidden="true">
              {at + 1}/{all.length}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ good: { sold, unit, weight, minNum, maxNum, goodsNo } }: { good: Good }) {
  const facts: [string, string][] = [
    [text.sold, `${sold} ${unit}`],
    [text.weight, text.grams(weight, unit)],
    [text.perParcel, text.pieces(minNum, maxNum, unit)],
    [text.goodsNo, goodsNo],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Warehouses({ good: { warehouses, unit } }: { good: Good }) {
  if (warehouses.length === 0) return <p className={styles.quiet}>{text.noWarehouse}</p>;
  return (
    <ul>
      {warehouses.map(({ id, name, province, city, available }) => (
        <li key={id} className={styles.warehouse}>
          <span>
            {name}
            <small>
              {province}
              {city}
            </small>
          </span>
          <span className={styles.quiet}>{text.stock(available, unit)}</span>
        </li>
      ))}
    </ul>
  );
}
