import styles from './WarehouseScene.module.css';

/** A warehouse with parcels before it and a van that takes them away. */
export function WarehouseScene() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <ellipse className={styles.ground} cx="160" cy="178" rx="148" ry="14" />
      <path className={styles.wall} d="M40 84 124 44l84 40v92H40z" />
      <path className={styles.line} d="M30 89 124 44l94 45M40 84v92h168V84" />
      <path className={styles.door} d="M76 176v-58h96v58z" />
      <path className={styles.line} d="M76 176v-58h96v58M76 132h96M76 146h96" />
      <circle className={styles.lamp} cx="124" cy="82" r="11" />
      <path className={styles.leaf} d="M124 71c0-7 4-11 11-12 1 7-4 12-11 12z" />
      <g className={styles.parcels}>
        <path d="M92 152h30v24H92zM126 158h24v18h-24z" />
      </g>
      <path className={styles.line} d="M92 152h30v24H92zM126 158h24v18h-24zM107 152v9M138 158v7" />
      <path className={styles.wall} d="M214 126h50v46h-50zM264 140h22l14 16v16h-36z" />
      <path className={styles.line} d="M214 126h50v46h-50zM264 140h22l14 16v16h-36M270 147h13l8 10h-21z" />
      <circle className={styles.wheel} cx="234" cy="174" r="9" />
      <circle className={styles.wheel} cx="282" cy="174" r="9" />
      <path className={styles.line} d="M196 140h-10m10 12h-16m16 12h-8" />
    </svg>
  );
}
