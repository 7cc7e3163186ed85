import { useState } from 'react';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { cx } from '../../ui/base/cx.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadAuditedGoodQuery } from '../graphql/generated/graphql.ts';
import styles from './GoodsAudit.module.css';
import { goodsAuditText as text } from './goodsAudit.text.ts';
import { marked, readDetail } from './marked.tsx';

export type Face = LoadAuditedGoodQuery['auditedGood']['now'];
type Sku = Face['skus'][number] & { at: number };

const columns: Column<Sku>[] = [
  {
    key: 'name',
    header: text.sku,
    cell: ({ name, isOn }) => (
      <>
        {name || text.only}
        {!isOn && <SecondLine>{text.off}</SecondLine>}
      </>
    ),
  },
  {
    key: 'price',
    header: text.price,
    width: 104,
    align: 'right',
    cell: ({ supplyPrice }) => <Price fen={supplyPrice} />,
  },
  {
    key: 'weight',
    header: text.weight,
    width: 88,
    align: 'right',
    cell: ({ weight }) => text.grams(weight),
  },
];

interface Props {
  title: string;
  face: Face;
  /** Forbidden words that stand out. */
  words: readonly string[];
  /** Pictures that another supplier shows. */
  reused: readonly string[];
}

/** Goods as buyers would see them: pictures and text large. */
export function GoodFace({ title, face, words, reused }: Props) {
  const { text: detail, pictures } = readDetail(face.detail);
  return (
    <Card title={title}>
      <div className={styles.face}>
        <strong className={styles.name}>{marked(face.name, words)}</strong>
        <div className={styles.look}>
          <Pictures key={face.pics.join()} pics={face.pics} reused={reused} />
          <Stack gap={12}>
            <DescriptionList
              items={[
                { term: text.category, value: face.categoryName },
                { term: text.num, value: text.numOf(face.minNum, face.maxNum, face.unit) },
                face.isGift && { term: text.gift, value: text.yes },
              ]}
            />
            <Table
              label={text.skus}
              columns={columns}
              rows={face.skus.map((sku, at) => ({ ...sku, at }))}
              rowKey={({ at }) => at}
            />
          </Stack>
        </div>
        <section aria-label={text.detail}>
          {detail === '' && pictures.length === 0 && <SecondLine>{text.noDetail}</SecondLine>}
          {detail !== '' && <p className={styles.detail}>{marked(detail, words)}</p>}
          <ul className={styles.details} aria-label={text.detailPictures}>
            {pictures.map((url) => (
              <li key={url} className={cx(reused.includes(url) && styles.reused)}>
                <img src={url} alt="" loading="lazy" />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}

/** One large, the others below it; a press shows another one large. */
function Pictures({ pics, reused }: { pics: readonly string[]; reused: readonly string[] }) {
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.pictures}>
      <ImageWithFallback
        className={styles.large}
        eager
        src={pics[shown] ?? ''}
        alt={text.picture(shown + 1)}
      />
      <ul aria-label={text.pictures}>
        {pics.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              aria-label={text.picture(at + 1)}
              aria-pressed={at === shown}
              className={cx(reused.includes(url) && styles.reused)}
              onClick={() => setShown(at)}
            >
              <ImageWithFallback src={thumbnailUrl(url)} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
