import { type KeyboardEvent, useState } from 'react';
import { type AreaNode, type AreaTree, pathOf } from './areas.ts';
import { findAreas } from './regionSearch.ts';

/** More would be read by nobody. */
const MAX_RESULTS = 50;

/** A list of areas beside others: what is found, or the provinces, the cities of one, the districts of one. */
export interface AreaColumn {
  areas: readonly AreaNode[];
  /** How many more were found than are listed. */
  more: number;
}

interface Options {
  /** Null until the areas are there. */
  tree: AreaTree | null;
  /** The code of the smallest area that is chosen; '' for none. */
  chosen: string;
  startsOpen: boolean;
  /** Words that stand in the field before anything is typed. */
  suggested: string;
  onChoose: (code: string) => void;
}

/**
 * What is open in a field for a region, what is typed and where the keyboard stands. Words narrow a list; without any,
 * the areas stand in columns: Up and Down go along one, Right and Left from one to the other, Enter chooses.
 */
export function useRegionPicker({ tree, chosen, startsOpen, suggested, onChoose }: Options) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [typed, setWords] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const words = typed ?? suggested;
  const isSearch = words.trim() !== '';
  const found = tree && isSearch ? findAreas(tree, words) : [];
  const at = isSearch
    ? (found.slice(0, MAX_RESULTS).find(({ code }) => code === pointed) ?? found[0])
    : tree?.byCode.get(pointed ?? chosen);
  const columns = isSearch
    ? [{ areas: found.slice(0, MAX_RESULTS), more: Math.max(0, found.length - MAX_RESULTS) }]
    : cascade(tree, at?.code ?? '');

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setWords('');
    setPointed(null);
  };
  const choose = (node: AreaNode) => {
    // A city that is all of its province is meant with it.
    const meant = deepest(node);
    onChoose(meant.code);
    if (meant.children.length === 0) return close();
    setWords('');
    setPointed(meant.children[0]?.code ?? meant.code);
  };
  const move = (by: 1 | -1) => {
    const areas = columns.find((column) => column.areas.some(({ code }) => code === at?.code))?.areas;
    const list = areas ?? columns[0]?.areas ?? [];
    const from = list.findIndex(({ code }) => code === at?.code);
    const to = from < 0 ? 0 : Math.min(list.length - 1, Math.max(0, from + by));
    setPointed(list[to]?.code ?? null);
  };
  const step = (node: AreaNode | undefined) => node && setPointed(node.code);
  const press = (event: KeyboardEvent) => {
    // While Chinese is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const takes = keyTakes(event.key, { isOpen, isSearch });
    if (!takes) return;
    event.preventDefault();
    // An open list takes Esc; the dialog around it stays.
    event.stopPropagation();
    if (takes === 'open') open();
    if (takes === 'close') close();
    if (takes === 'next') move(1);
    if (takes === 'previous') move(-1);
    if (takes === 'choose' && at) choose(at);
    if (takes === 'into') step(at?.children[0]);
    if (takes === 'out') step(tree?.byCode.get(at?.parentCode ?? ''));
  };
  return {
    ...{ isOpen, words, isSearch, columns, active: at?.code ?? null },
    ...{ open, close, choose, press, point: (node: AreaNode) => setPointed(node.code) },
    type: (text: string) => {
      setWords(text);
      setPointed(null);
      setOpen(true);
    },
  };
}

type Taken = 'open' | 'close' | 'next' | 'previous' | 'choose' | 'into' | 'out';

function keyTakes(key: string, { isOpen, isSearch }: { isOpen: boolean; isSearch: boolean }): Taken | null {
  if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : null;
  const always: Record<string, Taken> = {
    ...{ Escape: 'close', ArrowDown: 'next', ArrowUp: 'previous', Enter: 'choose' },
  };
  // In words, these move the caret.
  const inColumns: Record<string, Taken> = isSearch ? {} : { ArrowRight: 'into', ArrowLeft: 'out' };
  return always[key] ?? inColumns[key] ?? null;
}

function cascade(tree: AreaTree | null, code: string): AreaColumn[] {
  if (!tree) return [];
  const below = pathOf(tree, code).map(({ children }) => children);
  return [tree.roots, ...below].filter((areas) => areas.length > 0).map((areas) => ({ areas, more: 0 }));
}

function deepest(node: AreaNode): AreaNode {
  const [only, ...others] = node.children;
  return only && others.length === 0 ? deepest(only) : node;
}
