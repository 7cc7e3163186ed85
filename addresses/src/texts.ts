/**
 * Characters that are refused or removed: control characters except tab and line breaks, lone surrogates,
 * bidirectional marks, and noncharacters.
 */
const FORBIDDEN = /[[\p{Cc}\p{Cs}\p{NChar}\u{202a}-\u{202e}\u{2066}-\u{2069}]--[\t\n\r]]/v;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'gv');
const RUNS = new RegExp(`(?:${FORBIDDEN.source})+`, 'gv');
/** Legacy white space: only separates words. */
const LEGACY_SPACES = /[\v\f\u{85}]/gv;

/** The first forbidden character, as `U+202E`; null for none. */
export function findForbiddenCharacter(text: string): string | null {
  const [found] = FORBIDDEN.exec(text) ?? [];
  return found === undefined ? null : nameOf(found);
}

/** Replaces forbidden characters by blanks, so that words stay separated, and lists them once each, as `U+202E`. */
export function stripForbidden(text: string): { text: string; removed: string[] } {
  const spaced = text.replace(LEGACY_SPACES, ' ');
  const removed = [...new Set(spaced.match(ALL_FORBIDDEN)?.map(nameOf))];
  return { text: spaced.replace(RUNS, ' '), removed };
}

/** One line, as for names and addresses: white space collapses to one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
