import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qrPath.ts';

/** Longer texts get the lowest error correction, so that the squares stay large enough for a phone's camera. */
const LONG = 200;
const QUIET_ZONE = 4;

interface Props {
  /** At most about 2,000 characters. */
  text: string;
  /** What it is for; read aloud. */
  label: string;
  /** Side in CSS pixels. */
  size?: number;
}

/** A QR code, dark on white in both themes: cameras want it so. */
export function QrCode({ text, label, size = 200 }: Props) {
  const { data, size: squares } = useMemo(
    () => encode(text, { ecc: text.length > LONG ? 'L' : 'M', border: QUIET_ZONE }),
    [text],
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares} ${squares}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${squares}v${squares}h-${squares}z`} />
      <path fill="#000" d={qrPath(data)} />
    </svg>
  );
}
