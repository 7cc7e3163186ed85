import { fenToYuan } from '../../lib/money.ts';
import { cx } from '../base/cx.ts';
import styles from './Price.module.css';

interface Props {
  /** Whole fen. */
  fen: number;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Orange, for what something costs; plain among other numbers. */
  strong?: boolean;
  /** A plus before what comes in. */
  signed?: boolean;
}

/** An amount: small ¥, larger yuan with two decimals, figures of one width. */
export function Price({ fen, size = 'medium', strong = false, signed = false }: Props) {
  const sign = fen < 0 ? '-' : signed && fen > 0 ? '+' : '';
  return (
    <span className={cx(styles.price, styles[size], strong && styles.strong)}>
      {sign}
      <span className={styles.mark}>¥</span>
      {fenToYuan(Math.abs(fen))}
    </span>
  );
}
