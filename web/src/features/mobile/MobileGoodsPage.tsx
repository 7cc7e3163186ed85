import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { LoadMobileGoodQuery } from '../../graphql/generated/graphql.ts';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { goodsPath, paths } from '../../lib/paths.ts';
import { shopText } from '../../shop/shop.text.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { RichText } from '../goods/RichText.tsx';
import { desktopChoice } from './desktopChoice.ts';
import styles from './MobileGoodsPage.module.css';
import { LoadMobileGood } from './mobile.graphql.ts';
import { mobileText as text } from './mobile.text.ts';
import { PhoneHead } from './PhoneHead.tsx';

/** One of the goods on a phone. */
export default function MobileGoodsPage() {
  const id = Number(useParams().id);
  const { data, error, loading, refetch } = useQuery(LoadMobileGood, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const gone = ['NOT_FOUND', 'GOODS_OFF'].includes(errorKeyOf(error) ?? '');
  return (
    <>
      <PhoneHead title={text.goods} back />
      {data && <PhoneGood key={id} good={data.good} />}
      {!data && !error && <Waiting />}
      {!data && error && !gone && (
        <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />
      )}
      {!data && gone && (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={paths.mobile}>{text.seeAll}</LinkButton>}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <Skeleton height="auto" className={styles.square} />
      <Stack gap={12} className={styles.block}>
        <Skeleton width={120} height={36} />
        <Skeleton width="90%" height={24} />
        <Skeleton height={120} />
      </Stack>
    </div>
  );
}

type Good = LoadMobileGoodQuery['good'];

/** Pictures to push sideways, price, facts, where it ships from; shipping itself is done on the desktop. */
function PhoneGood({ good }: { good: Good }) {
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
        <Row as="p" gap={4} align="baseline">
          <Price fen={good.price} size="huge" strong />
          <Text tone="secondary">{shopText.perPiece(good.unit)}</Text>
          <Text tone="secondary" small className={styles.end}>
            {text.priceNote}
          </Text>
        </Row>
        <h2 className={styles.name}>{good.name}</h2>
        <Facts good={good} />
      </section>
      <section className={styles.block} aria-labelledby="warehouses">
        <h2 id="warehouses">{text.warehouses}</h2>
        <Warehouses good={good} />
      </section>
      <section className={styles.block} aria-labelledby="detail">
        <h2 id="detail">{text.detail}</h2>
        {good.detail ? <RichText html={good.detail} /> : <Quiet as="p">{text.noDetail}</Quiet>}
      </section>
      <div className={styles.foot}>
        <Quiet>{text.shipNote}</Quiet>
        <Button variant="primary" size="large" icon="bolt" className={styles.fixed} onClick={shipOnDesktop}>
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
          <dt>
            <Quiet>{name}</Quiet>
          </dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Warehouses({ good: { warehouses, unit } }: { good: Good }) {
  if (warehouses.length === 0) return <Quiet as="p">{text.noWarehouse}</Quiet>;
  return (
    <ul>
      {warehouses.map(({ id, name, province, city, available }) => (
        <li key={id} className={styles.warehouse}>
          <span>
            {name}
            <SecondLine>
              {province}
              {city}
            </SecondLine>
          </span>
          <Quiet className={styles.fixed}>{text.stock(available, unit)}</Quiet>
        </li>
      ))}
    </ul>
  );
}

function Quiet(props: ComponentProps<typeof Text>) {
  return <Text tone="secondary" small {...props} />;
}
