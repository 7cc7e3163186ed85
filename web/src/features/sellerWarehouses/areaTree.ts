import { type AreaTree, pathOf } from '../../fields/areas.ts';

export type AreaMark = 'all' | 'some' | 'none';

/** What a search shows, and what of it stands open. */
export interface AreaMatches {
  shown: ReadonlySet<string>;
  open: ReadonlySet<string>;
  /** Areas that match by themselves. */
  count: number;
}

/** '浙江省 杭州市 西湖区', no name twice; the code where the area is not known. */
export function fullName(tree: AreaTree, code: string): string {
  return [...new Set(pathOf(tree, code).map(({ name }) => name))].join(' ') || code;
}

/** Whether an area is chosen: itself, as part of a larger one, or some of what lies in it. */
export function markOf(tree: AreaTree, chosen: ReadonlySet<string>, code: string): AreaMark {
  if (pathOf(tree, code).some((node) => chosen.has(node.code))) return 'all';
  return [...chosen].some((each) => each !== code && each.startsWith(code)) ? 'some' : 'none';
}

/**
 * The chosen areas once one is clicked: what is not wholly chosen becomes so, what is is left out. A place that is wholly
 * chosen stands there as itself, never as its parts.
 */
export function toggled(tree: AreaTree, chosen: ReadonlySet<string>, code: string): string[] {
  const next =
    markOf(tree, chosen, code) === 'all' ? without(tree, chosen, code) : withAll(tree, chosen, code);
  return [...next].toSorted();
}

function withAll(tree: AreaTree, chosen: ReadonlySet<string>, code: string): Set<string> {
  const next = new Set([...chosen].filter((each) => !each.startsWith(code)));
  next.add(code);
  const parent = tree.byCode.get(tree.byCode.get(code)?.parentCode ?? '');
  return parent?.children.every((child) => next.has(child.code)) ? withAll(tree, next, parent.code) : next;
}

function without(tree: AreaTree, chosen: ReadonlySet<string>, code: string): Set<string> {
  const next = new Set(chosen);
  if (next.delete(code)) return next;
  const path = pathOf(tree, code);
  const from = path.findIndex((node) => chosen.has(node.code));
  // The siblings of every step down from what was chosen as a whole remain.
  for (const [at, node] of path.entries()) {
    if (at < from || node.code === code) continue;
    next.delete(node.code);
    for (const child of node.children) next.add(child.code);
  }
  next.delete(code);
  return next;
}

/** Areas whose name, or whose place's name, holds the words; null without words. */
export function matching(tree: AreaTree, words: string): AreaMatches | null {
  const parts = words.trim().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return null;
  const shown = new Set<string>();
  const open = new Set<string>();
  let count = 0;
  for (const { code, name } of tree.byCode.values()) {
    const last = parts.at(-1) ?? '';
    const names = pathOf(tree, code).map((node) => node.name);
    if (!name.includes(last) || !parts.every((part) => names.some((each) => each.includes(part)))) continue;
    count += 1;
    for (const node of pathOf(tree, code)) {
      shown.add(node.code);
      if (node.code !== code) open.add(node.code);
    }
  }
  return { shown, open, count };
}
