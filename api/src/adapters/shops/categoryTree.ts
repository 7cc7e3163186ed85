import type { ListingCategory } from './listingPlatform.ts';

/** All come in one answer, the same for each shop, and a person opens them level by level. */
const KEPT_MS = 10 * 60_000;
const NONE_ABOVE = '0';

export type CategoryNode = {
  id: string;
  name: string;
  /** '0' for none. */
  above: string;
};

export type CategoryTree = {
  below: (id: string | null) => ListingCategory[];
  /** A category and those above it, the first one first; empty where there is none. */
  pathTo: (id: string) => string[];
};

/** Categories of a platform that tells all of them at once, kept for a while. */
export function keptCategories(read: (accessToken: string) => Promise<CategoryNode[]>, now: () => Date) {
  let kept: { until: number; tree: Promise<CategoryTree> } | null = null;
  return (accessToken: string): Promise<CategoryTree> => {
    if (kept && kept.until > now().getTime()) return kept.tree;
    const tree = read(accessToken).then(categoryTree);
    const reading = { until: now().getTime() + KEPT_MS, tree };
    kept = reading;
    tree.catch(() => {
      if (kept === reading) kept = null;
    });
    return tree;
  };
}

function categoryTree(listed: readonly CategoryNode[]): CategoryTree {
  const nodes = new Map(listed.map((node) => [node.id, node]));
  const belows = Map.groupBy(nodes.values(), ({ above }) => above);
  return {
    below: (id) =>
      (belows.get(id ?? NONE_ABOVE) ?? []).map((node) => ({
        ...{ id: node.id, name: node.name, isLeaf: !belows.has(node.id) },
      })),
    pathTo(id) {
      const path: string[] = [];
      for (let node = nodes.get(id); node && !path.includes(node.id); node = nodes.get(node.above))
        path.unshift(node.id);
      return path;
    },
  };
}
