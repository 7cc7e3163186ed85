import styles from './LabelSheet.module.css';

const DEPTH = 18;
const CENTIMETRE = 10;

interface Props {
  /** Millimetres. */
  length: number;
  /** CSS pixels of a millimetre. */
  scale: number;
  along: 'top' | 'left';
}

/** Ticks every millimetre, numbers every second centimetre; only to be seen. */
export function Ruler({ length, scale, along }: Props) {
  const isTop = along === 'top';
  const ticks = Array.from({ length: length + 1 }, (_, mm) => mm);
  const path = ticks
    .map((mm) => {
      const at = mm * scale + 0.5;
      const depth = mm % CENTIMETRE === 0 ? 8 : mm % (CENTIMETRE / 2) === 0 ? 5 : 3;
      return isTop ? `M${at} ${DEPTH}v-${depth}` : `M${DEPTH} ${at}h-${depth}`;
    })
    .join('');
  const long = length * scale + 1;
  return (
    <svg
      aria-hidden="true"
      className={isTop ? styles.top : styles.left}
      width={isTop ? long : DEPTH}
      height={isTop ? DEPTH : long}
    >
      <path d={path} />
      {ticks
        .filter((mm) => mm > 0 && mm % (2 * CENTIMETRE) === 0)
        .map((mm) => (
          <text
            key={mm}
            {...(isTop
              ? { x: mm * scale, y: 8 }
              : { x: 8, y: mm * scale, transform: `rotate(-90 8 ${mm * scale})` })}
          >
            {mm}
          </text>
        ))}
    </svg>
  );
}
