import { numberText, type Plot } from './section.ts';

const WIDTH = 720;
const NAMES = 260;
const VALUES = 90;
const ROW = 30;
const TOP = 44;
const FONT = 'font-family="system-ui, sans-serif"';
/** Both can be read on a white page and on a dark one. */
const INK = '#7a7a7a';
const BAR = '#f2711c';

/** The plot as an SVG of its own. */
export function barPlot({ title, unit, bars }: Plot): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  const height = TOP + bars.length * ROW + 8;
  const rows = bars.map(({ name, value }, at) => {
    const y = TOP + at * ROW;
    const length = Math.max(1, (value / longest) * (WIDTH - NAMES - VALUES));
    return `  <text x="${NAMES - 10}" y="${y + 15}" text-anchor="end" fill="${INK}" font-size="13" ${FONT}>${escaped(name)}</text>
  <rect x="${NAMES}" y="${y}" width="${length.toFixed(1)}" height="${ROW - 9}" rx="3" fill="${BAR}"/>
  <text x="${(NAMES + length + 8).toFixed(1)}" y="${y + 15}" fill="${INK}" font-size="13" ${FONT}>${numberText(value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">
  <title>${escaped(title)}</title>
  <text x="12" y="22" fill="${INK}" font-size="15" font-weight="600" ${FONT}>${escaped(title)} (${escaped(unit)})</text>
${rows.join('\n')}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
